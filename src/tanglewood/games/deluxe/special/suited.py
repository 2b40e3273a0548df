"""The Fox and the Woodcutter, as in fox, also for a Mirror that shows one."""

from typing import TYPE_CHECKING

from tanglewood.core.action import Action
from tanglewood.core.bits import members
from tanglewood.games.deluxe import goals, phase
from tanglewood.games.deluxe.actions import KEEP
from tanglewood.games.deluxe.cards import SUIT
from tanglewood.games.deluxe.draft import DONE, ask, draw, from_hand, put_under, tell, to_hand
from tanglewood.games.fox.events import Exchanged, Kept

if TYPE_CHECKING:
    from tanglewood.games.deluxe.state import DeluxeState


def fox(d: "DeluxeState", seat: int) -> int:
    """The decree may be exchanged with a card of the hand, if there is one (`fox.fox`)."""
    return ask(d, phase.EXCHANGE, seat) if d.hands[seat] else DONE


def exchange(d: "DeluxeState", action: Action) -> int:
    """The decree is exchanged or kept; any card may be put down (`ruling.F6`)."""
    seat = d.turn
    if action is KEEP:
        tell(d, Kept(seat))
        return DONE
    card, taken = action.card, d.decree
    from_hand(d, seat, card)
    to_hand(d, seat, taken)
    d.decree = card
    tell(d, Exchanged(seat, card, taken))
    if d.goals.open:
        goals.exchanged(d, seat, card, SUIT[card] != SUIT[taken])
    return DONE


def woodcutter(d: "DeluxeState", seat: int) -> int:
    """Draw one, then put one under the deck; not asked if it can only be one (`fox.woodcutter`).
    In a made-up position without a deck nothing is drawn and nothing put back (`ruling.S29`)."""
    return one_under(d, seat, phase.UNDER) if draw(d, seat) >= 0 else DONE


def one_under(d: "DeluxeState", seat: int, asked: int) -> int:
    """A card of the hand goes under the deck: asked for, unless it is the only one
    (`ruling.G1`)."""
    hand = d.hands[seat]
    if hand & (hand - 1):
        return ask(d, asked, seat)
    for card in members(hand):
        put_under(d, seat, card)
    return DONE


def under(d: "DeluxeState", action: Action) -> int:
    """The card that goes under the deck is chosen."""
    put_under(d, d.turn, action.card)
    return DONE
