"""What is learned: the rulesets that a network of a family plays, and how it sees them."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.games.family import PARTS
from tanglewood.games.registry import GAMES, family_of, part


class Lesson(Protocol):
    """What a family's module offers."""

    KIND: str
    """The kernel's name of the game."""

    def rulesets(self, game: str) -> list[Game[Any]]:
        """The games that a run for this ruleset plays."""

    def width(self, game: str) -> int:
        """Units in each hidden layer of this ruleset's network: its file stays below 2 MB."""

    def caps(self, rulesets: Sequence[Any]) -> tuple[int, ...]:
        """Up to what each byte of an observation counts in these games; 0 for what never
        changes."""


def lesson_of(game: str) -> Lesson:
    """The lesson of a game; one that cannot be learned is refused."""
    found = _found(game)
    if found is None:
        raise BadOption(f"{game!r} cannot be trained; {', '.join(learnable())} can.")
    return found


def learnable() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(game for game in GAMES if _found(game) is not None)


def _found(game: str) -> Lesson | None:
    """The lesson that the family names, else the one that lies where lessons lie: a lesson can come
    without a change to a family whose rules have been proven as they are."""
    named: Lesson | None = part(game, "lesson")
    if named is not None or game not in GAMES:
        return named
    place = PARTS["lesson"].place.format(family_of(game).name)
    lesson: Any = import_module(place) if find_spec(place) else None
    return None if lesson is None else lesson
