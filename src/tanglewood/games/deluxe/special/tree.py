"""The Tree (`deluxe.tree`): led, it lets chance answer."""

from typing import Final

from tanglewood.cards.card import numbers_of
from tanglewood.cards.fox import FoxCard
from tanglewood.core.chance import Chance
from tanglewood.core.event import Event
from tanglewood.core.field import Open
from tanglewood.games.deluxe.special.card import SpecialCard, lying
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.course import come
from tanglewood.games.fox.phase import FoxDraw
from tanglewood.games.fox.words import usual

FORCED: Final = "tree"
"""How a card that chance chose comes into the trick."""
_LIES: Final = lying("Tree")


class Forced(Event):
    """A led Tree: a random card of this seat's hand is played next (`deluxe.tree`)."""

    seat: Open[int]


def _answered(s: DeluxeState, seat: int) -> DeluxeState:
    """Nothing is drawn if there is one card only."""
    hand = s.hands[seat]
    return s.ask(ANSWER, seat) if len(hand) > 1 else _forced(s, seat, hand.lowest)


def _forced(s: DeluxeState, seat: int, card: FoxCard) -> DeluxeState:
    """A random card is played; a Crown comes alone (`ruling.S24`)."""
    return come(s.from_hand(seat, card).with_event(Forced(seat)), seat, card, FORCED)


def _led(s: DeluxeState) -> bool:
    return len(s.trick) == 1 and _LIES(s, s.trick[0])


ANSWER: Final = FoxDraw(
    name="tree",
    trick=_led,
    chance=lambda s: Chance("tree", numbers_of(s.hands[s.turn]), 1, ordered=False),
    step=lambda s, drawn: _forced(s, s.turn, FoxCard.all[drawn[0]]),
)
TREE: Final = SpecialCard(
    name="Tree",
    answered=_answered,
    phases=((5, ANSWER),),
    way=FORCED,
    messages={Forced: usual},
    power=0.4,
)
