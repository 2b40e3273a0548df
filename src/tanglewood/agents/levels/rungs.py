"""The six rungs of the ladder, for every game: how a level thinks.

Where a network has learned the game, weaker levels know what it would do and err as people do
(`tanglewood.agents.levels.human`). By other rules they go by rules of thumb or look ahead only a
little (few iterations), forget what lies face down (`tanglewood.agents.levels.forgetting`), and
take what looks nearly best for the best (softness). None of them is careless at the end: with the
last cards a level takes what it thinks best.
"""

from typing import Final

from tanglewood.agents.levels.ladder import AHEAD, LEARNED, LOOK, THINK, Human, Ladder, Rung
from tanglewood.games.registry import part

NAMES: Final = ("seedling", "sapling", "hazel", "birch", "beech", "old-oak")

MANNERS: Final = ("beginner", "learner", "player", "regular", "expert")
"""How the levels play that err as people do."""

LONGER: Final = (
    Rung(LOOK, 20, softness=0.5),
    Rung(LOOK, 60, softness=0.3),
    Rung(LOOK, 150, softness=0.3),
    Rung(LOOK, 400),
    Rung(THINK, 1000),
    Rung(THINK, 6000),
)
"""The ladder of a family that has none of its own."""


def rung(game: str, name: str) -> Rung:
    """How the level with this name thinks about a game."""
    found: Ladder | None = part(game, "levels")
    return (LONGER if found is None else found.RUNGS)[NAMES.index(name)]


def manner(game: str, name: str) -> str:
    """How a level plays, in a word that every client can put into a sentence."""
    if human(game, name) is not None:
        return MANNERS[NAMES.index(name)]
    how = rung(game, name)
    if name == NAMES[-1]:
        return "learned" if how.way in {AHEAD, LEARNED} else "deep"
    if how.way == THINK:
        return "plan"
    if how.way == LOOK:
        return "glance" if how.softness else "look"
    return "feel" if name == NAMES[0] else "thumb"


def human(game: str, name: str) -> Human | None:
    """How the level with this name errs at a game that a network has learned; None where it does
    not: at the top, and in games without such levels."""
    found: Ladder | None = part(game, "levels")
    people = () if found is None else found.HUMANS.get(game, ())
    at = NAMES.index(name)
    return people[at] if at < len(people) else None
