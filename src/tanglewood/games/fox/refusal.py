"""Why an action is not legal: one kind sentence and the rule."""

from typing import TYPE_CHECKING

from tanglewood.core.action import Action
from tanglewood.core.errors import IllegalAction
from tanglewood.games.fox.actions import Play
from tanglewood.games.fox.cards import BIT, DECK, MONARCH, RANK, SUIT
from tanglewood.games.fox.phase import EXCHANGE, UNDER

if TYPE_CHECKING:
    from tanglewood.games.fox.state import FoxState


def why_not(state: "FoxState", action: Action) -> IllegalAction:
    """The reason why the seat to act may not do this now."""
    if state.phase == EXCHANGE:
        return IllegalAction(
            "A Fox was played: exchange the decree with a card of your hand, or keep it.", "fox.fox"
        )
    if state.phase == UNDER:
        return IllegalAction(
            "A Woodcutter was played: put one card of your hand under the deck.", "fox.woodcutter"
        )
    if not isinstance(action, Play):
        return IllegalAction(
            f"'{action}' is no play; now a card is played from the hand.", "fox.trick.order"
        )
    if not state.hands[state.to_act] & BIT[action.card]:
        return IllegalAction(f"You do not hold {DECK.text(action.card)}.", "fox.lead")
    lead = state.trick[0]
    suit = DECK.suits[SUIT[lead]]
    if SUIT[action.card] != SUIT[lead]:
        return IllegalAction(f"You hold {suit}, so {suit} must follow.", "fox.follow")
    assert RANK[lead] == MONARCH
    name = state.game.rules.characters[MONARCH]
    return IllegalAction(
        f"A {name} was led: play the 1 of {suit} or your highest {suit}.", "fox.monarch"
    )
