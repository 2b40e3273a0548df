"""The Fairy (`deluxe.fairy`): look at two cards of the other hand, take one, give one."""

from typing import TYPE_CHECKING, Final

from tanglewood.core.action import Action
from tanglewood.games.deluxe import phase
from tanglewood.games.deluxe.actions import TAKE_NONE
from tanglewood.games.deluxe.cards import BIT
from tanglewood.games.deluxe.draft import DONE, ask, from_hand, roll, tell, to_hand
from tanglewood.games.deluxe.events import Gave, Looked, Took

if TYPE_CHECKING:
    from tanglewood.games.deluxe.state import DeluxeState

SEEN: Final = 2


def fairy(d: "DeluxeState", seat: int) -> int:
    """Two random cards are seen, or all there are; none if there are none (`ruling.S25`)."""
    others = d.hands[1 - seat]
    if others.bit_count() > SEEN:
        return roll(d, phase.FAIRY, seat)
    return look(d, seat, others) if others else DONE


def look(d: "DeluxeState", seat: int, cards: int) -> int:
    """Both players know which cards were seen."""
    d.special = d.special._replace(shown=cards)
    tell(d, Looked(seat, cards))
    return ask(d, phase.TAKE, seat)


def take(d: "DeluxeState", action: Action) -> int:
    """One of them may be taken; then one of the own cards is given, asked for if it can be another
    than the one taken (`ruling.S25`)."""
    seat = d.turn
    d.special = d.special._replace(shown=0)
    if action is TAKE_NONE:
        tell(d, Took(seat, took=False, card=None))
        return DONE
    card = action.card
    from_hand(d, 1 - seat, card)
    to_hand(d, seat, card)
    tell(d, Took(seat, took=True, card=card))
    if d.hands[seat] == BIT[card]:
        return _give(d, seat, card)
    return ask(d, phase.GIVE, seat)


def give(d: "DeluxeState", action: Action) -> int:
    """The card given in return is chosen."""
    return _give(d, d.turn, action.card)


def _give(d: "DeluxeState", seat: int, card: int) -> int:
    from_hand(d, seat, card)
    to_hand(d, 1 - seat, card)
    tell(d, Gave(seat, card))
    return DONE
