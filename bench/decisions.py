"""The processor time that an agent takes for a decision in every game: `strongest`, or another.

    python bench/decisions.py [--decisions N] [--agent seedling]

Outside the woods every third decision is searched and the others are made by rules of thumb, so
that a few decisions come from all over a round.
"""

import argparse
from time import process_time
from typing import Any

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.core.chance import Stream

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("fox", {"target": 0}),
    ("fox-manual", {"target": 0}),
    ("duet", {"level": 1}),
    ("duet", {"level": 3}),
    ("woods", {"players": 1}),
    ("woods", {"players": 2}),
    ("woods", {"players": 4}),
    ("woods", {"players": 5}),
    ("deluxe", {"target": 0}),
)


def taken(name: str, options: dict[str, Any], decisions: int, who: str) -> list[float]:
    """Milliseconds of this many decisions, over as many games as they need."""
    asked, quick = agent(who), agent("heuristic")
    found: list[float] = []
    seed = 0
    while len(found) < decisions:
        state, step, seed = tw.load(name, **options).start(seed=seed), 0, seed + 1
        while state.outcome is None and len(found) < decisions:
            view, source = state.view(state.to_act), Stream(seed, step)
            if len(view.legal) > 1 and (step % 3 == 0 or name == "woods"):
                begin = process_time()
                action = asked.choose(view, source)
                found.append(1000 * (process_time() - begin))
            else:
                action = quick.choose(view, source)
            state, step = state.apply(action), step + 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--agent", default="strongest")
    given = parser.parse_args()
    for name, options in GAMES:
        times = taken(name, options, given.decisions, given.agent)
        label = " ".join([name, *(f"{key}={value}" for key, value in options.items())])
        print(f"{label}: mean {sum(times) / len(times):.1f} ms, most {max(times):.1f} ms")


if __name__ == "__main__":
    main()
