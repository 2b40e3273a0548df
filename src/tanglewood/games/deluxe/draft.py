"""The small steps that everything in Deluxe is made of.

A draft is a state that nobody has seen yet: the next state while it is being worked out. Only the
functions of this package change one, and only before it is handed out.
"""

from typing import TYPE_CHECKING

from tanglewood.core.event import Event
from tanglewood.core.seat import CHANCE
from tanglewood.games.deluxe.cards import BIT
from tanglewood.games.deluxe.choices import choices
from tanglewood.games.deluxe.events import SentUnder
from tanglewood.games.deluxe.laid import GONE, Laid
from tanglewood.games.fox.events import Drew, PutUnder
from tanglewood.games.fox.rules import Pair

if TYPE_CHECKING:
    from tanglewood.games.deluxe.state import DeluxeState

DONE, WAIT = -1, -2
"""What an ability answers: it is done, or somebody has to choose or draw first. A card's number
instead means: this card is played in place of the first (`deluxe.special.through`)."""


def changed(pair: Pair, seat: int, value: int) -> Pair:
    """The pair with the seat's value replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def tell(d: "DeluxeState", event: Event) -> None:
    """Something happened."""
    d.events += (event,)


def ask(d: "DeluxeState", phase: int, seat: int) -> int:
    """The seat has to choose."""
    d.phase = phase
    d.turn = d.to_act = seat
    d.choices = choices(d)
    return WAIT


def roll(d: "DeluxeState", phase: int, seat: int) -> int:
    """Chance has to decide; afterwards it is the seat's turn."""
    d.phase = phase
    d.turn = seat
    d.to_act = CHANCE
    d.choices = 0
    return WAIT


def to_hand(d: "DeluxeState", seat: int, card: int) -> None:
    """The seat gets a card."""
    d.hands = changed(d.hands, seat, d.hands[seat] | BIT[card])


def from_hand(d: "DeluxeState", seat: int, card: int) -> None:
    """The seat parts with a card."""
    d.hands = changed(d.hands, seat, d.hands[seat] & ~BIT[card])


def draw(d: "DeluxeState", seat: int) -> int:
    """The top card of the draw deck goes to the hand. The deck never runs out (`ruling.S29`); in a
    made-up position without one, nothing is drawn."""
    if not d.deck:
        return -1
    card, d.deck = d.deck[0], d.deck[1:]
    to_hand(d, seat, card)
    tell(d, Drew(seat, card))
    return card


def put_under(d: "DeluxeState", seat: int, card: int) -> None:
    """A card of the hand goes face down under the draw deck."""
    from_hand(d, seat, card)
    d.deck = (*d.deck, card)
    tell(d, PutUnder(seat, card))


def send_under(d: "DeluxeState", seat: int) -> None:
    """What the seat has in the trick goes under the deck, an added Crown lowest (`ruling.S12`)."""
    laid = pull(d, seat)
    cards = (laid.card,) if laid.crown < 0 else (laid.card, laid.crown)
    d.deck += cards
    tell(d, SentUnder(seat, cards))


def lay(d: "DeluxeState", seat: int, laid: Laid) -> None:
    """The seat's place in the trick: the first is the leader's, the second the follower's."""
    if seat == d.leader:
        d.trick = (laid, *d.trick[1:])
    else:
        d.trick = (d.trick[0], laid)


def laid_by(d: "DeluxeState", seat: int) -> Laid:
    """What the seat has in the trick."""
    return d.trick[seat != d.leader]


def pull(d: "DeluxeState", seat: int) -> Laid:
    """Take the seat's card out of the trick."""
    laid = laid_by(d, seat)
    if seat != d.leader:
        d.trick = d.trick[:1]
    else:
        d.trick = (GONE, *d.trick[1:]) if len(d.trick) > 1 else ()
    return laid


def gain(d: "DeluxeState", seat: int, points: int) -> int:
    """Book points, at most down to 0 (`deluxe.floor`); gives the change of the score."""
    before = d.scores[seat]
    after = max(0, before + points)
    d.scores = changed(d.scores, seat, after)
    return after - before
