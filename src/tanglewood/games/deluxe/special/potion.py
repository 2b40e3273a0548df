"""The Potion (`deluxe.potion`): two cards go, two come, one of them is played."""

from typing import Final

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.action import Action, OnCard
from tanglewood.core.message import Message
from tanglewood.core.phase import refusing
from tanglewood.games.deluxe.cards import DECK
from tanglewood.games.deluxe.special.card import Source, SpecialCard
from tanglewood.games.deluxe.special.hammer import hammered_away
from tanglewood.games.deluxe.special.steps import send_under
from tanglewood.games.deluxe.special.thumb import gaining
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.actions import Under
from tanglewood.games.fox.course import come, done
from tanglewood.games.fox.laid import GONE
from tanglewood.games.fox.phase import FoxChoice

BREWED: Final = "potion"
"""How a card that the Potion drew comes into the trick."""


class Pour(OnCard):
    """Play one of the two cards that the Potion drew and keep the other (`deluxe.potion`)."""

    __slots__ = ()
    _form = "potion={}"


def _played(s: DeluxeState, seat: int) -> DeluxeState:
    """It goes under the deck, then another card below it; as the last card it goes alone and one
    card is drawn and played (`ruling.S17`). In a made-up position without a deck that would be the
    Potion itself, so it stays and loses as a card without rank (`ruling.S29`, `ruling.P5`)."""
    if not s.deck and not s.hands[seat]:
        return done(s)
    s = send_under(s, seat)
    hand = s.hands[seat]
    if not hand:
        card = s.deck[0]
        return come(s.draw_card(seat).from_hand(seat, card), seat, card, BREWED)
    if len(hand) > 1:
        return s.ask(SPILL, seat)
    return _spilt(s, seat, hand.lowest)


def _spilt(s: DeluxeState, seat: int, card: FoxCard) -> DeluxeState:
    """The other card follows the Potion, and two are drawn."""
    s = s.put_under(seat, card)
    shown = FoxCards(s.deck[:2])
    s = s.draw_card(seat).draw_card(seat)
    return s.ask(POUR, seat, special=s.special._replace(shown=shown))


def _pour(s: DeluxeState, action: Action) -> DeluxeState:
    """One is played, ignoring suit; the other stays in the hand, unseen."""
    s = s._replace(special=s.special._replace(shown=FoxCards())).from_hand(s.turn, action.card)
    return come(s, s.turn, action.card, BREWED)


def _away(s: DeluxeState) -> bool:
    """The Potion has left the trick: its leader's, its follower's, or that of a leader who played
    it for a hammered card."""
    return not s.trick or (len(s.trick) == 1 and s.trick[0] != GONE) or hammered_away(s)


def _not_brewed(s: DeluxeState) -> Message | None:
    if POTION.card not in (*s.deck, s.decree):
        return Message("position-no-potion", phase=s.phase.name)
    return None if s.deck or s.phase is POUR else Message("position-no-deck", phase="spill")


def _not_poured(s: DeluxeState) -> Message | None:
    shown = s.special.shown
    if len(shown) != 2 or shown - s.hands[s.turn]:
        return Message("position-shown", phase="pour")
    return _not_brewed(s)


SPILL: Final = FoxChoice(
    name="spill",
    trick=_away,
    wrong=_not_brewed,
    left_trick=True,
    legal_mask=lambda s, hand: s.game.actions.bits(Under, hand.mask),
    step=lambda s, action: _spilt(s, s.turn, action.card),
    why_not=refusing("asked-spill", "deluxe.potion"),
)
POUR: Final = FoxChoice(
    name="pour",
    trick=_away,
    wrong=_not_poured,
    spare=(1, 0),
    left_trick=True,
    legal_mask=lambda s, hand: s.game.actions.bits(Pour, (s.special.shown & hand).mask),
    step=_pour,
    why_not=refusing("asked-pour", "deluxe.potion"),
)
POTION: Final = SpecialCard(
    name="Potion",
    played=_played,
    actions=tuple(map(Pour, DECK.cards)),
    phases=((5, SPILL), (6, POUR)),
    way=BREWED,
    source=Source.ASIDE,
    worth={Pour: gaining},
)
