"""The Crown (`deluxe.crown`): added to a suited card, which then is an 11 and does nothing."""

from typing import Final

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.action import Action, OnCard
from tanglewood.core.errors import IllegalAction
from tanglewood.core.message import Message
from tanglewood.games.deluxe.cards import CROWN, MIRROR, SUITED
from tanglewood.games.deluxe.special.card import SpecialCard
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.course import done, laid
from tanglewood.games.fox.laid import Laid


class PlayCrowned(OnCard):
    """Play a suited card with the Crown added (`deluxe.crown`)."""

    __slots__ = ()
    _form = "{}+Crown"


def at_hand(hand: FoxCards, decree: FoxCard | None) -> bool:
    """Whether there is a Crown to add: itself, or a Mirror that shows it (`ruling.S1`)."""
    return bool(CROWN in hand or (MIRROR in hand and decree is CROWN))


def crowned(s: DeluxeState, cards: FoxCards, hand: FoxCards) -> int:
    """Each suited one of these cards may be played crowned (`ruling.S5`). A Crown needs a card to
    draw, which only a made-up position lacks (`ruling.S29`)."""
    if not s.deck or not at_hand(hand, s.decree):
        return 0
    return s.game.actions.bits(PlayCrowned, (cards & SUITED).mask)


def play_crowned(s: DeluxeState, action: Action, way: str) -> DeluxeState:
    """A crowned card does nothing of its own; its player draws a card at once (`deluxe.crown`,
    `ruling.S6`). To goals it is still the card it is (`ruling.Q1`)."""
    seat, card = s.turn, action.card
    crown = CROWN if CROWN in s.hands[seat] else MIRROR
    s = s.from_hand(seat, card).from_hand(seat, crown)
    return done(laid(s, seat, Laid(card, crown), card, way).draw_card(seat))


def why_not(s: DeluxeState, action: Action) -> IllegalAction | None:
    """What is wrong with crowning, if somebody wants to."""
    if not isinstance(action, PlayCrowned):
        return None
    if not at_hand(s.hands[s.turn], s.decree):
        return IllegalAction(Message("play-no-crown"), "deluxe.crown")
    if not s.deck:
        return IllegalAction(Message("play-crown-deck"), "ruling.S29")
    return None


ADDED: Final = SpecialCard(name="Crown", power=0.2)
"""By itself it does nothing."""
