"""The six rungs of the ladder, for every game: how a level thinks.

Weaker levels are weaker as people are: they go by rules of thumb or look ahead only a little (few
iterations), forget what lies face down (`tanglewood.agents.levels.memory`), and take what looks
nearly best for the best (softness). None of them is careless at the end: in the last tricks a level
takes what it thinks best.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from tanglewood.agents.levels.memory import ALL

THUMB: Final = "thumb"
"""By rules of thumb."""
LOOK: Final = "look"
"""By plain information-set search among the worlds that fit what is remembered."""
THINK: Final = "think"
"""By all that `tanglewood.agents.search` can do."""


class Rung(NamedTuple):
    """How a level thinks. `softness` is 0 for the choice that looks best; above, how far from it
    (in the judge's own units for rules of thumb, as a share of its visits for a search) another
    choice may be and still be taken."""

    way: str
    iterations: int = 0
    memory: int = ALL
    softness: float = 0.0


NAMES: Final = ("seedling", "sapling", "hazel", "birch", "beech", "old-oak")

_FOX: Final = (
    Rung(THUMB, memory=0, softness=2.5),
    Rung(THUMB, memory=2, softness=0.3),
    Rung(LOOK, 200, memory=2, softness=0.3),
    Rung(LOOK, 500, memory=4),
    Rung(THINK, 1000),
    Rung(THINK, 6000),
)
_DELUXE: Final = (
    Rung(THUMB, softness=2.5),
    Rung(THUMB, softness=0.3),
    Rung(LOOK, 150, memory=2, softness=0.3),
    Rung(LOOK, 400, memory=4),
    Rung(THINK, 1500),
    Rung(THINK, 12000),
)
_DUET: Final = (
    Rung(THUMB, memory=0, softness=1.5),
    Rung(THUMB, memory=1, softness=0.6),
    Rung(THUMB, memory=ALL),
    Rung(THINK, 100),
    Rung(THINK, 300),
    Rung(THINK, 5000),
)
_WOODS: Final = (
    Rung(THUMB, softness=2.0),
    Rung(THUMB, softness=0.5),
    Rung(THUMB),
    Rung(THINK, 250),
    Rung(THINK, 1200),
    Rung(THINK, 8000),
)

RUNGS: Final[Mapping[str, tuple[Rung, ...]]] = {
    "fox": _FOX,
    "fox-manual": _FOX,
    "fox-mini": _FOX,
    "deluxe": _DELUXE,
    "duet": _DUET,
    "woods": _WOODS,
}
"""By game, from the gentlest to the strongest, in the order of `NAMES`."""


def rung(game: str, name: str) -> Rung:
    """How the level with this name thinks about a game."""
    return RUNGS[game][NAMES.index(name)]


def manner(game: str, name: str) -> str:
    """How a level plays, in a word that every face can put into a sentence."""
    how = rung(game, name)
    if name == NAMES[-1]:
        return "deep"
    if how.way == THINK:
        return "plan"
    if how.way == LOOK:
        return "glance" if how.softness else "look"
    if not how.softness:
        return "steady"
    return "feel" if name == NAMES[0] else "thumb"
