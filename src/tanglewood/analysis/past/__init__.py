"""What was done since a deal, as the seat to act saw it, for searches that weigh worlds by it."""

from typing import Any, NamedTuple, Protocol

from tanglewood.core.view import View
from tanglewood.games.registry import part


class Past(NamedTuple):
    """The leader of the first trick, the decree as dealt, and (seat, action, card drawn) a step;
    -1 for a card put under the deck or drawn that the viewer did not see."""

    leader: int
    decree: int
    steps: list[tuple[int, int, int]]


class Pasts(Protocol):
    """What a family's module offers."""

    def past(self, view: Any) -> Past | None:
        """The round so far; None if its deal is not in the log."""


def past_of(view: View) -> Past | None:
    """The round so far; None if its deal is not in the log, or the family does not weigh it."""
    found: Pasts | None = part(view.name, "past")
    return None if found is None else found.past(view)
