"""What is learned: the rulesets that a network of a family plays, and how it sees them."""

from collections.abc import Sequence
from typing import Any, Protocol

from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.games.registry import having, part


class Lesson(Protocol):
    """What a family's module offers."""

    KIND: str
    """The kernel's name of the game."""

    def rulesets(self, game: str) -> list[Game[Any]]:
        """The games that a run for this ruleset plays."""

    def caps(self, rulesets: Sequence[Any]) -> tuple[int, ...]:
        """Up to what each byte of an observation counts in these games; 0 for what never
        changes."""


def lesson_of(game: str) -> Lesson:
    """The lesson of a game; one that cannot be learned is refused."""
    found: Lesson | None = part(game, "lesson")
    if found is None:
        raise BadOption(f"{game!r} cannot be trained; {', '.join(having('lesson'))} can.")
    return found
