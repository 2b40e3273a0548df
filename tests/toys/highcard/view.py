"""What a player or a spectator may know."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.field import Open, Own
from tanglewood.core.log import begun_view
from tanglewood.core.view import Named, View
from tests.toys.highcard.state import HighState

if TYPE_CHECKING:
    from tests.toys.highcard.game import HighGame


@dataclass(frozen=True, slots=True, kw_only=True)
class HighView(View):
    """A seat's own cards, and what lies open."""

    game: Named["HighGame"] = field(repr=False)
    hand: Own[FoxCards]
    counts: Open[tuple[int, ...]]
    trick: Open[tuple[FoxCard, ...]]
    tricks: Open[tuple[int, int]]
    leader: Open[int]


def view(state: HighState, viewer: int) -> HighView:
    """Built up from nothing."""
    return HighView(
        **begun_view(state, viewer),
        hand=state.hands[viewer] if viewer >= 0 else FoxCards(),
        counts=tuple(map(len, state.hands)),
        trick=state.trick,
        tricks=state.tricks,
        leader=state.leader,
    )
