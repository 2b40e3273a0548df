"""A bot that plays at random, in plain Python: nothing of Tanglewood is imported.

    tanglewood arena heuristic --agent cmd:"python3 examples/bots/random_bot.py"

A line of JSON comes in on stdin, a line of JSON goes out on stdout; docs/bots.md lists the
messages.
"""

import json
import sys
from typing import Any


def answer(message: dict[str, Any]) -> dict[str, Any] | None:
    """What to say to a message; None where nothing is asked."""
    match message["type"]:
        case "hello":
            return {"type": "hello", "name": "random", "view": "none"}
        case "turn":
            # `random` is a number of this decision alone: the same deal gives the same game.
            legal = message["legal"]
            return {"type": "move", "action": legal[message["random"] % len(legal)]}
        case "error":
            print(message["sentence"], file=sys.stderr)
    return None


for line in sys.stdin:
    said = answer(json.loads(line))
    if said is not None:
        print(json.dumps(said), flush=True)
