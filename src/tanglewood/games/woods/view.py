"""What a player or a spectator of Into the Woods may know (`woods.hidden`)."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.field import Open, Own, Recalled
from tanglewood.core.log import begun_view
from tanglewood.core.view import Named, View
from tanglewood.core.watching import watched
from tanglewood.games.woods.knowledge import Known, Watcher
from tanglewood.games.woods.state import WoodsState

if TYPE_CHECKING:
    from tanglewood.games.woods.game import WoodsGame

Ints = tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WoodsView(View):
    """A seat's knowledge. `hand`, `discards` and `pockets` (numbers of sets) are handfuls; `hand`
    is empty for a spectator; `counts` are the hand sizes; `row` lies open from the far end to the
    deck; `deck` is its size; `left` are the tokens nobody has taken. `known` is None when playing
    from memory."""

    game: Named["WoodsGame"] = field(repr=False)
    players: Open[int]
    turn: Open[int]
    hand: Own[Handful]
    counts: Open[Ints]
    row: Open[tuple[WoodsCard, ...]]
    deck: Open[int]
    discards: Open[Handful]
    reshuffles: Open[int]
    pockets: Open[tuple[Handful, ...]]
    tokens: Open[Ints]
    left: Open[int]
    passes: Open[int]
    known: Recalled[Known]


def view(state: WoodsState, viewer: int) -> WoodsView:
    """Built up field by field from what the viewer may see."""
    begun, rules = begun_view(state, viewer), state.game.rules
    return WoodsView(
        **begun,
        players=rules.players,
        turn=state.turn,
        hand=state.hands[viewer] if viewer >= 0 else Handful(),
        counts=tuple(map(len, state.hands)),
        row=state.row,
        deck=len(state.deck),
        discards=state.discards,
        reshuffles=state.reshuffles,
        pockets=state.pockets,
        tokens=state.tokens,
        left=rules.tokens - sum(state.tokens),
        passes=state.passes,
        known=watched(state, viewer, begun["log"], lambda: Watcher(state.game)),
    )
