"""The rules: one function per phase, each of which ends in the next question."""

from typing import Final

from tanglewood.cards.fox import FoxCards
from tanglewood.core.action import Action
from tanglewood.core.chance import Chance
from tanglewood.core.errors import IllegalAction
from tanglewood.core.message import Message
from tanglewood.core.phase import OVER, Choice, Draw
from tanglewood.core.seat import changed
from tests.toys.highcard.actions import ACTIONS, DECK, Play
from tests.toys.highcard.events import Dealt, Played, TrickWon
from tests.toys.highcard.state import HighState

HAND: Final = 3


def dealt(s: HighState, drawn: tuple[int, ...]) -> HighState:
    """Three cards to each; seat 0 leads."""
    cards = [DECK[card] for card in drawn]
    hands = FoxCards(cards[:HAND]), FoxCards(cards[HAND:])
    return next_card(s.with_event(Dealt(hands), hands=hands))


def play(s: HighState, action: Action) -> HighState:
    """A card is led, or it answers; the higher one takes the trick and the lead."""
    seat, card = s.turn, action.card
    hands = changed(s.hands, seat, s.hands[seat] - card)
    s = s.with_event(Played(seat, card), hands=hands)
    if not s.trick:
        return next_card(s._replace(trick=(card,)))
    winner = seat if card > s.trick[0] else s.leader
    tricks = changed(s.tricks, winner, s.tricks[winner] + 1)
    return next_card(s.with_event(TrickWon(winner), trick=(), tricks=tricks, leader=winner))


def next_card(s: HighState) -> HighState:
    """The next to play is asked, or the hands are empty."""
    if not any(s.hands):
        return s._replace(phase=OVER)
    return s.ask(PLAY, 1 - s.leader if s.trick else s.leader)


def why_not(s: HighState, action: Action) -> IllegalAction:
    """Every card of the hand may be played."""
    return IllegalAction(Message("play-not-held", card=action.card), "highcard.play")


PLAY: Final = Choice(
    name="play",
    legal_mask=lambda s, hand: ACTIONS.bits(Play, hand.mask),
    step=play,
    why_not=why_not,
)
DEAL: Final = Draw(
    name="deal",
    chance=lambda s: Chance("deal", tuple(map(int, DECK)), 2 * HAND, ordered=True),
    step=dealt,
)
