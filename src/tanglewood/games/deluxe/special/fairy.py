"""The Fairy (`deluxe.fairy`): look at two cards of the other hand, take one, give one."""

from typing import Annotated, Any, Final

from tanglewood.cards.card import numbers_of
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.action import Action, OnCard
from tanglewood.core.chance import Chance
from tanglewood.core.event import Event
from tanglewood.core.field import Noted, OfPlayers, Open
from tanglewood.core.message import Message, Who
from tanglewood.core.phase import refusing
from tanglewood.games.deluxe.cards import DECK
from tanglewood.games.deluxe.special.card import SpecialCard, lying
from tanglewood.games.deluxe.special.thumb import gaining, parting
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.course import done
from tanglewood.games.fox.phase import FoxChoice, FoxDraw, ability
from tanglewood.games.fox.words import usual

_SEEN: Final = 2
_LIES: Final = lying("Fairy")


class Take(OnCard):
    """Take one of the cards that the Fairy saw (`deluxe.fairy`)."""

    __slots__ = ()
    _form = "take={}"


class TakeNone(Action):
    """Take none of them (`deluxe.fairy`)."""

    __slots__ = ()


class Give(OnCard):
    """Give a card for the one that the Fairy took (`deluxe.fairy`)."""

    __slots__ = ()
    _form = "give={}"


class Looked(Event):
    """The Fairy saw these cards of the other hand; both players know which."""

    seat: Open[int]
    cards: Annotated[OfPlayers[FoxCards], Noted("look")]


class Took(Event):
    """The Fairy took a card, or none (`took` is False); both players know which."""

    seat: Open[int]
    took: Open[bool]
    card: Annotated[OfPlayers[FoxCard], Noted("take")]


class Gave(Event):
    """A card was given for the one taken; both players know which."""

    seat: Open[int]
    card: Annotated[OfPlayers[FoxCard], Noted("give")]


def _played(s: DeluxeState, seat: int) -> DeluxeState:
    """Two random cards are seen, or all there are; none if there are none (`ruling.S25`)."""
    others = s.hands[1 - seat]
    if len(others) > _SEEN:
        return s.ask(LOOK, seat)
    return _look(s, seat, others) if others else done(s)


def _look(s: DeluxeState, seat: int, cards: FoxCards) -> DeluxeState:
    """Both players know which cards were seen."""
    s = s.with_event(Looked(seat, cards), special=s.special._replace(shown=cards))
    return s.ask(TAKE, seat)


def _take(s: DeluxeState, action: Action) -> DeluxeState:
    """One of them may be taken; then a card of the hand is given. The seat is asked which, unless
    it has only the one it took (`ruling.S25`)."""
    seat, card = s.turn, action.card
    s = s._replace(special=s.special._replace(shown=FoxCards()))
    if not isinstance(action, Take):
        return done(s.with_event(Took(seat, took=False, card=None)))
    s = s.from_hand(1 - seat, card).to_hand(seat, card)
    s = s.with_event(Took(seat, took=True, card=card))
    return s.ask(GIVE, seat) if len(s.hands[seat]) > 1 else _given(s, seat, card)


def _given(s: DeluxeState, seat: int, card: FoxCard) -> DeluxeState:
    """A card is given in return."""
    return done(s.from_hand(seat, card).to_hand(1 - seat, card).with_event(Gave(seat, card)))


def _looked(game: Any, event: Looked) -> Message:
    who, whom = Who(event.seat), Who(1 - event.seat)
    if event.cards is None:
        return Message("event-looked-hidden", who=who, whom=whom)
    return Message("event-looked", who=who, whom=whom, cards=tuple(event.cards))


def _took(game: Any, event: Took) -> Message:
    if not event.took:
        return Message("event-took-none", who=Who(event.seat))
    return usual(game, event)


def _not_shown(s: DeluxeState) -> Message | None:
    shown, other = s.special.shown, s.hands[1 - s.turn]
    fits = len(shown) == min(_SEEN, len(other)) > 0 and not shown - other
    return None if fits else Message("position-shown", phase="take")


LOOK: Final = FoxDraw(
    name="fairy",
    trick=ability,
    asked_by=_LIES,
    chance=lambda s: Chance("fairy", numbers_of(s.hands[1 - s.turn]), _SEEN, ordered=False),
    step=lambda s, drawn: _look(s, s.turn, FoxCards(FoxCard.all[card] for card in drawn)),
)
TAKE: Final = FoxChoice(
    name="take",
    trick=ability,
    asked_by=_LIES,
    wrong=_not_shown,
    legal_mask=lambda s, hand: (
        s.game.actions.bits(Take, s.special.shown.mask) | s.game.actions.bits(TakeNone, 1)
    ),
    step=_take,
    why_not=refusing("asked-take", "deluxe.fairy"),
)
GIVE: Final = FoxChoice(  # the one just taken may be given back (`ruling.S25`)
    name="give",
    trick=ability,
    asked_by=_LIES,
    spare=(1, -1),
    legal_mask=lambda s, hand: s.game.actions.bits(Give, hand.mask),
    step=lambda s, action: _given(s, s.turn, action.card),
    why_not=refusing("asked-give", "deluxe.fairy"),
)


FAIRY: Final = SpecialCard(
    name="Fairy",
    played=_played,
    actions=(*map(Take, DECK.cards), TakeNone("take=none"), *map(Give, DECK.cards)),
    phases=((9, TAKE), (10, GIVE), (6, LOOK)),
    foreseen=("took", "gave"),
    messages={Looked: _looked, Took: _took, Gave: usual},
    power=0.3,
    worth={Take: gaining, TakeNone: lambda plan, action: 0.0, Give: parting},
)
