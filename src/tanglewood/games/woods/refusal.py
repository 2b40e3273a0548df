"""Why a trade or a pass is not legal: one kind sentence and the rule."""

from typing import TYPE_CHECKING

from tanglewood.cards.woods import WoodsCard
from tanglewood.core.action import Action
from tanglewood.core.errors import IllegalAction
from tanglewood.core.message import Message
from tanglewood.games.woods.actions import Trade

if TYPE_CHECKING:
    from tanglewood.games.woods.state import WoodsState


def why_not(state: "WoodsState", action: Action) -> IllegalAction:
    """The reason why the player to act may not do this now."""
    hand, row = state.hands[state.turn], state.row
    if not isinstance(action, Trade):
        return IllegalAction(Message("trade-no-pass"), "woods.stuck")
    card: WoodsCard = action.card
    slots = action.slots
    if card not in hand:
        held = Message("trade-not-held", value=int(card)) if hand else Message("trade-no-hand")
        return IllegalAction(held, "woods.discard")
    lower = sum(value < card for value in row)
    if len(slots) == 2 and lower < 2:
        return IllegalAction(Message("trade-only-up", value=int(card)), "woods.down.needs-two")
    if slots[-1] >= len(row):
        rule = "woods.up" if len(slots) == 1 else "woods.down"
        return IllegalAction(Message("trade-no-slot", slot=slots[-1]), rule)
    if len(slots) == 1 and row[slots[0]] < card:
        lower_card = Message("trade-up", value=int(card), taken=int(row[slots[0]]))
        return IllegalAction(lower_card, "woods.up")
    if len(slots) == 2 and max(row[slot] for slot in slots) >= card:
        return IllegalAction(Message("trade-down", value=int(card)), "woods.down")
    return IllegalAction(Message("trade-keep-one"), "woods.keep-one")
