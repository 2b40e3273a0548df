"""The Hammer (`deluxe.hammer`): played second it drives the led card away."""

from typing import Annotated, Any, Final

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.action import Action
from tanglewood.core.errors import IllegalAction
from tanglewood.core.event import Event
from tanglewood.core.field import Noted, Open
from tanglewood.core.message import Message, Who
from tanglewood.core.phase import refusing
from tanglewood.games.deluxe.cards import DECK, SUIT, as_held, face, faces, strength
from tanglewood.games.deluxe.special.card import SpecialCard, lying
from tanglewood.games.deluxe.special.steps import send_under
from tanglewood.games.deluxe.special.thumb import Plan
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.course import done, plays
from tanglewood.games.fox.laid import GONE, Laid
from tanglewood.games.fox.phase import FoxChoice, answered
from tanglewood.games.fox.refusal import no_play
from tanglewood.games.fox.rules import Suit
from tanglewood.games.fox.words import suit_of

REPLACEMENT: Final = "replacement"
"""How the leader's new card comes into the trick."""
_LIES: Final = lying("Hammer")


class Name(Action):
    """Name the suit that the leader has to play (`deluxe.hammer`)."""

    __slots__ = ("suit",)

    def __init__(self, suit: int) -> None:
        super().__init__(f"name={FoxCard.letters[suit]}")
        self.suit: Final = suit


class Named(Event):
    """The Hammer's player names a suit."""

    seat: Open[int]
    suit: Annotated[Open[Suit], Noted("name")]


def _played(s: DeluxeState, seat: int) -> DeluxeState:
    """Second, however it came there (`ruling.S16`), it names a suit; led it only compares."""
    return done(s) if seat == s.leader else s.ask(NAME, seat)


def _name(s: DeluxeState, action: Action) -> DeluxeState:
    """Name, put under, draw, play (`ruling.S14`); all of the led play goes (`ruling.S12`)."""
    assert isinstance(action, Name)
    asked = s.special._replace(asked_suit=action.suit)
    s = s.with_event(Named(s.turn, action.suit), special=asked)
    return send_under(s, s.leader).draw_card(s.leader).ask(REPLACE, s.leader)


def may_replace(hand: FoxCards, suit: int, decree: FoxCard) -> FoxCards:
    """The cards that may replace a hammered lead: the named suit, or any if there is none
    (`ruling.S10`)."""
    counted = faces(hand, decree)
    return as_held(counted & DECK.suit_mask[suit] or counted, hand, decree)


def _replace(s: DeluxeState, action: Action) -> DeluxeState:
    """The leader's new card after a Hammer (`ruling.P2`)."""
    s = s._replace(special=s.special._replace(asked_suit=None))
    after: DeluxeState = s.game.plays[type(action)](s, action, REPLACEMENT)
    return after


def _cannot_replace(s: DeluxeState, action: Action) -> IllegalAction:
    asked = s.special.asked_suit
    assert asked is not None
    suit = Message(f"suit-{FoxCard.letters[asked]}")
    return no_play(s, action) or IllegalAction(Message("play-hammer", suit=suit), "ruling.S10")


def _beats(other: Laid, decree: FoxCard) -> bool:
    """It beats odd ranks and cards without a rank (`deluxe.hammer`)."""
    rank = strength(other, decree)
    return rank % 2 == 1 or rank == 0


def _hammered(s: DeluxeState) -> bool:
    """The led card is gone, and a suit is named for another."""
    return hammered_away(s) and s.special.asked_suit is not None


def hammered_away(s: DeluxeState) -> bool:
    """The led card is gone, and a Hammer lies there in answer."""
    return len(s.trick) == 2 and s.trick[0] == GONE and _LIES(s, s.trick[1])


def _named(game: Any, event: Named) -> Message:
    return Message("event-named-suit", who=Who(event.seat), suit=suit_of(game, event.suit))


NAME: Final = FoxChoice(
    name="name",
    trick=answered,
    asked_by=_LIES,
    legal_mask=lambda s, hand: s.game.actions.bits(Name, 0b111),  # any suit (`ruling.S14`)
    step=_name,
    why_not=refusing("asked-name", "deluxe.hammer"),
)
REPLACE: Final = FoxChoice(
    name="replace",
    trick=_hammered,
    spare=(1, 0),
    legal_mask=lambda s, hand: plays(s, may_replace(hand, s.special.asked_suit, s.decree), hand),
    step=_replace,
    why_not=_cannot_replace,
)


def _worth(plan: Plan, action: Action) -> float:
    """A suit that the plan's own hand is rich in."""
    assert isinstance(action, Name)
    return float([SUIT[face(card, plan.decree)] for card in plan.hand].count(action.suit))


HAMMER: Final = SpecialCard(
    name="Hammer",
    played=_played,
    beats=_beats,
    actions=tuple(map(Name, range(len(FoxCard.suits)))),
    phases=((2, REPLACE), (7, NAME)),
    way=REPLACEMENT,
    foreseen=("named",),
    messages={Named: _named},
    worth={Name: _worth},
)
