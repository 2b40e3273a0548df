"""Count how rounds between equal players end, for the match equities.

    python bench/rounds.py AGENT [--rounds N] [--jobs N]

Writes src/tanglewood/analysis/rounds.json: by ruleset, the points of the first leader and of the
other, and how often that came up.
"""

import argparse
import json
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.playout import playout

RULESETS = ("fox", "fox-manual", "deluxe")
FILE = Path(__file__).parents[1] / "src" / "tanglewood" / "analysis" / "rounds.json"


def counted(task: tuple[str, str, int, int]) -> Counter[tuple[int, int]]:
    """Some rounds of one ruleset."""
    ruleset, name, first, last = task
    game, player = tw.load(ruleset, target=0), agent(name)
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(first, last):
        played = playout(game, [player, player], seed)
        dealer = next(
            outcome[0] == "1"
            for note in played.record.entries
            for outcome in [note.get("outcome")]
            if note.get("chance") == "dealer" and isinstance(outcome, list)
        )
        scores = played.outcome.scores
        found[scores[1 - dealer], scores[dealer]] += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("agent")
    parser.add_argument("--rounds", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    kept = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        for ruleset in RULESETS:
            tasks = [
                (ruleset, given.agent, first, min(first + 50, given.rounds))
                for first in range(0, given.rounds, 50)
            ]
            total: Counter[tuple[int, int]] = Counter()
            for found in pool.map(counted, tasks):
                total += found
            counts = [[first, second, n] for (first, second), n in sorted(total.items())]
            kept[ruleset] = {"by": given.agent, "counts": counts}
            print(f"{ruleset}: {given.rounds} rounds")
    text = json.dumps(kept, indent=None, separators=(",", ":"))
    FILE.write_text(text.replace('},"', '},\n"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
