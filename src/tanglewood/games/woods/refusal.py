"""Why a trade or a pass is not legal: one kind sentence and the rule."""

from typing import TYPE_CHECKING

from tanglewood.cards.woods import WoodsCard
from tanglewood.core.action import Action
from tanglewood.core.errors import IllegalAction
from tanglewood.games.woods.actions import Trade

if TYPE_CHECKING:
    from tanglewood.games.woods.state import WoodsState


def why_not(state: "WoodsState", action: Action) -> IllegalAction:
    """The reason why the player to act may not do this now."""
    hand, row = state.hands[state.turn], state.row
    if not isinstance(action, Trade):
        return IllegalAction("You can trade, so you may not pass.", "woods.stuck")
    card: WoodsCard = action.card
    slots = action.slots
    if card not in hand:
        held = f"You do not hold {card.title}." if hand else "Your hand is empty, so you pass."
        return IllegalAction(held, "woods.discard")
    lower = sum(value < card for value in row)
    if len(slots) == 2 and lower < 2:
        sentence = f"The row has fewer than two cards below {card}, so you can only trade up."
        return IllegalAction(sentence, "woods.down.needs-two")
    if slots[-1] >= len(row):
        rule = "woods.up" if len(slots) == 1 else "woods.down"
        return IllegalAction(f"The row has no slot {slots[-1]} now.", rule)
    if len(slots) == 1 and row[slots[0]] < card:
        sentence = (
            f"Trading up from {card.title}, you cannot take {row[slots[0]].title}: it is lower."
        )
        return IllegalAction(sentence, "woods.up")
    if len(slots) == 2 and max(row[slot] for slot in slots) >= card:
        sentence = f"Trading down from {card.title}, both cards must be lower than {card}."
        return IllegalAction(sentence, "woods.down")
    return IllegalAction(
        "This trade would pocket your whole hand, and one card must remain.", "woods.keep-one"
    )
