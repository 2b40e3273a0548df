"""Option mixes: how the proof of the twins varies each ruleset.

A mix is the options of one game, made from a random generator; `tanglewood.kernel.lockstep` walks
one after another. Whoever adds a twin adds its mixes here.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.games.registry import load

Options = dict[str, object]


def _fox(random: Random) -> Options:
    return {"target": random.choice((0, 1, 7, 16, 21, 35))}


def _fox_mini(random: Random) -> Options:
    suits = random.randint(1, 3)
    ranks = random.sample(range(1, 12), random.randint(2, 11))
    hand = random.randint(1, max(1, min(16, (suits * len(ranks) - 1) // 2)))
    scores = [random.randint(0, 9) for _ in range(hand + 1)]
    return {
        "suits": suits,
        "ranks": ranks,
        "hand": hand,
        "scores": scores,
        "target": random.choice((0, 0, 5)) if any(scores) else 0,
    }


MIXES: Final[Mapping[str, Callable[[Random], Options]]] = {
    "fox": _fox,
    "fox-manual": _fox,
    "fox-mini": _fox_mini,
}


def mixed(name: str, number: int) -> Game[Any]:
    """The `number`th game in the proof of a ruleset; every third has the default options."""
    random = Random(f"{name} {number}")
    while number % 3:
        try:
            return load(name, **MIXES[name](random))
        except BadOption:  # a mix that the ruleset refuses: make another
            continue
    return load(name)
