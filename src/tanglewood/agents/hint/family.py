"""What a family says in hints about its own table."""

from typing import Any, Final, Protocol

from tanglewood.agents.hint.ahead import Ahead
from tanglewood.agents.hint.form import Clause, Prospect
from tanglewood.core.view import View
from tanglewood.games.registry import part

POINTS: Final = "points"
WORTH: Final = "worth"


class Hinting(Protocol):
    """What a family's module offers."""

    UNIT: str
    """What the values of a search are: `POINTS` or `WORTH`."""
    AHEAD: bool
    """Whether there are tricks to look ahead in."""

    def for_the_game(self, view: Any) -> bool:
        """Whether the search plays for the game here: its means are games won less games lost."""

    def chart(self, view: Any) -> tuple[int, ...] | None:
        """The points for 0, 1, 2 … tricks of a round, where an end is told by tricks."""

    def clauses(
        self, view: Any, best: Prospect, other: Prospect, now: Ahead, then: Ahead
    ) -> list[Clause]:
        """What the best action does at the table; `then` is the look ahead of the other."""


class Plain:
    """A family without a module: the numbers say it all."""

    UNIT = WORTH
    AHEAD = False

    def for_the_game(self, view: Any) -> bool:
        return False

    def chart(self, view: Any) -> None:
        return None

    def clauses(
        self, view: Any, best: Prospect, other: Prospect, now: Ahead, then: Ahead
    ) -> list[Clause]:
        return []


def hinting(view: View) -> Hinting:
    """What the family of this view says."""
    found: Hinting | None = part(view.game, "hints")
    return Plain() if found is None else found
