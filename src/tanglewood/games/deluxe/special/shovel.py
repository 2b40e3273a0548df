"""The Shovel (`deluxe.shovel`): a card out of the last trick its player won, or the trick is
lost."""

from typing import Annotated, Final

from tanglewood.cards.card import numbers_of
from tanglewood.cards.fox import FoxCard
from tanglewood.core.action import Action
from tanglewood.core.chance import Chance
from tanglewood.core.event import Event
from tanglewood.core.field import Noted, Open
from tanglewood.core.message import Message
from tanglewood.core.phase import refusing
from tanglewood.core.seat import changed
from tanglewood.games.deluxe.special.card import Source, SpecialCard, lying
from tanglewood.games.deluxe.special.thumb import Plan
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.course import come, done
from tanglewood.games.fox.laid import LOST
from tanglewood.games.fox.phase import FoxChoice, FoxDraw, ability
from tanglewood.games.fox.words import usual

DUG_UP: Final = "shovel"
"""How a card that was dug up comes into the trick."""
_LIES: Final = lying("Shovel")


class Dig(Action):
    """Play a random card of the last trick won (`deluxe.shovel`)."""

    __slots__ = ()


class DigNot(Action):
    """Leave it and lose the trick (`deluxe.shovel`)."""

    __slots__ = ()


class Dug(Event):
    """The Shovel brought up a card; the Shovel lies in the pile instead."""

    seat: Open[int]
    card: Open[FoxCard]


class Idle(Event):
    """The Shovel did not dig: its player loses the trick."""

    seat: Annotated[Open[int], Noted("idle", of="seat")]


def _played(s: DeluxeState, seat: int) -> DeluxeState:
    """To dig or not; with no trick won in this round nothing is asked (`ruling.S21`)."""
    return s.ask(DIG, seat) if s.special.piles[seat] else _idle(s, seat)


def _idle(s: DeluxeState, seat: int) -> DeluxeState:
    """If it does not dig it loses the trick, whatever it may turn into later (`ruling.S22`)."""
    trick = s.with_laid(seat, s.laid_by(seat)._replace(mark=LOST))
    return done(s.with_event(Idle(seat), trick=trick))


def _dig(s: DeluxeState, action: Action) -> DeluxeState:
    """The choice is made."""
    return s.ask(SEARCH, s.turn) if isinstance(action, Dig) else _idle(s, s.turn)


def _dug(s: DeluxeState, drawn: tuple[int, ...]) -> DeluxeState:
    """The card is played without regard to suit (`ruling.S20`); the Shovel takes its place."""
    seat, card = s.turn, FoxCard.all[drawn[0]]
    pile = s.special.piles[seat] - card | s.laid_by(seat).cards
    special = s.special._replace(piles=changed(s.special.piles, seat, pile))
    return come(s.pull(seat).with_event(Dug(seat, card), special=special), seat, card, DUG_UP)


def _no_pile(s: DeluxeState) -> Message | None:
    if s.special.piles[s.turn]:
        return None
    return Message("position-no-pile", phase=s.phase.name, field=f"pile{s.turn}")


DIG: Final = FoxChoice(
    name="dig",
    trick=ability,
    asked_by=_LIES,
    wrong=_no_pile,
    legal_mask=lambda s, hand: s.game.actions.bits(Dig, 1) | s.game.actions.bits(DigNot, 1),
    step=_dig,
    why_not=refusing("asked-dig", "deluxe.shovel"),
)
SEARCH: Final = FoxDraw(
    name="shovel",
    trick=ability,
    asked_by=_LIES,
    wrong=_no_pile,
    chance=lambda s: Chance("shovel", numbers_of(s.special.piles[s.turn]), 1, ordered=False),
    step=_dug,
)


def _worth(plan: Plan, action: Action) -> float:
    """A seat that wants to win digs."""
    return float(isinstance(action, Dig)) * (1 if plan.trick_worth > 0 else -1)


SHOVEL: Final = SpecialCard(
    name="Shovel",
    played=_played,
    mark=LOST,
    settled="a Shovel that did not dig",
    actions=(Dig("dig"), DigNot("dig=no")),
    phases=((8, DIG), (7, SEARCH)),
    way=DUG_UP,
    source=Source.OPEN,
    foreseen=("idle",),
    messages={Dug: usual, Idle: usual},
    power=0.4,
    worth={Dig: _worth, DigNot: _worth},
)
