"""A bot around any program that answers a prompt, such as a language model's command line.

    tanglewood arena heuristic --seconds 60 \\
        --agent cmd:"python3 examples/bots/prompted.py llm -m MODEL"

The program gets the rules and the turn in words on its stdin. The last legal action that its
answer names is played; an answer that names none is asked for once more, then the first legal
action is taken.
"""

import json
import re
import subprocess
import sys
from typing import Any

ASKED = "Think, then end your answer with one of these actions, alone on the last line: "


def replied(prompt: str) -> str:
    """What the program says."""
    done = subprocess.run(
        sys.argv[1:], input=prompt, capture_output=True, text=True, check=False, encoding="utf-8"
    )
    return done.stdout


def chosen(rules: str, turn: dict[str, Any]) -> str:
    """The legal action that the answer names last."""
    legal: list[str] = turn["legal"]
    if len(legal) == 1:
        return legal[0]
    prompt = f"{rules}\n\n{turn['text']}\n\n{ASKED}{', '.join(legal)}"
    words = "|".join(re.escape(action) for action in sorted(legal, key=len, reverse=True))
    for _ in range(2):
        named = re.findall(rf"(?<![\w=,])(?:{words})(?![\w=,])", replied(prompt))
        if named:
            return str(named[-1])
    return legal[0]


def main() -> None:
    rules = ""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            said = {"type": "hello", "name": "prompted", "view": "text"}
        elif message["type"] == "turn":
            said = {"type": "move", "action": chosen(rules, message)}
        else:
            if message["type"] == "game":
                rules = message["text"]
            continue
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
