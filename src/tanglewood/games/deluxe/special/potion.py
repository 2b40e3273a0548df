"""The Potion (`deluxe.potion`): two cards go, two come, one of them is played."""

from typing import TYPE_CHECKING

from tanglewood.core.action import Action
from tanglewood.games.deluxe import phase
from tanglewood.games.deluxe.cards import BIT
from tanglewood.games.deluxe.draft import DONE, WAIT, ask, draw, from_hand, put_under, send_under
from tanglewood.games.deluxe.special.suited import one_under

if TYPE_CHECKING:
    from tanglewood.games.deluxe.state import DeluxeState


def potion(d: "DeluxeState", seat: int) -> int:
    """It goes under the deck, then another card below it; as the last card it goes alone and one
    card is drawn and played (`ruling.S17`). In a made-up position without a deck that would be the
    Potion itself, so it stays and loses as a card without rank (`ruling.S29`, `ruling.P5`)."""
    if not d.deck and not d.hands[seat]:
        return DONE
    send_under(d, seat)
    if not d.hands[seat]:
        card = draw(d, seat)
        from_hand(d, seat, card)
        return card
    return WAIT if one_under(d, seat, phase.SPILL) == WAIT else _draw_two(d, seat)


def spill(d: "DeluxeState", action: Action) -> int:
    """The other card is chosen."""
    put_under(d, d.turn, action.card)
    return _draw_two(d, d.turn)


def _draw_two(d: "DeluxeState", seat: int) -> int:
    shown = BIT[draw(d, seat)] | BIT[draw(d, seat)]
    d.special = d.special._replace(shown=shown)
    return ask(d, phase.POUR, seat)


def pour(d: "DeluxeState", action: Action) -> int:
    """One is played, ignoring suit; the other stays in the hand, unseen."""
    d.special = d.special._replace(shown=0)
    card: int = action.card
    from_hand(d, d.turn, card)
    return card
