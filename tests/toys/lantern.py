"""The Lantern: a 10 without a suit. Played second it may glow, and then it loses the trick."""

from typing import Annotated, Final

from tanglewood.core.action import Action
from tanglewood.core.event import Event
from tanglewood.core.field import Noted, Open
from tanglewood.core.phase import refusing
from tanglewood.games.deluxe.special.card import SpecialCard, lying
from tanglewood.games.deluxe.special.thumb import Plan
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.course import done
from tanglewood.games.fox.laid import LOST
from tanglewood.games.fox.phase import FoxChoice, answered
from tanglewood.games.fox.words import usual


class Glow(Action):
    """Let it glow and lose the trick."""

    __slots__ = ()


class GlowNot(Action):
    """Leave it as it is."""

    __slots__ = ()


class Glowed(Event):
    """The Lantern glows: its player loses the trick."""

    seat: Annotated[Open[int], Noted("glow", of="seat")]


def _played(s: DeluxeState, seat: int) -> DeluxeState:
    """Led it only compares."""
    return done(s) if seat == s.leader else s.ask(GLOW, seat)


def _chosen(s: DeluxeState, action: Action) -> DeluxeState:
    if not isinstance(action, Glow):
        return done(s)
    seat = s.turn
    trick = s.with_laid(seat, s.laid_by(seat)._replace(mark=LOST))
    return done(s.with_event(Glowed(seat), trick=trick))


def _worth(plan: Plan, action: Action) -> float:
    """Who wants to win leaves it dark."""
    return float(isinstance(action, Glow) == (plan.trick_worth <= 0))


GLOW: Final = FoxChoice(
    name="glow",
    trick=answered,
    asked_by=lying("Lantern"),
    legal_mask=lambda s, hand: s.game.actions.bits(Glow, 1) | s.game.actions.bits(GlowNot, 1),
    step=_chosen,
    why_not=refusing("asked-glow", "deluxe.lantern"),
)
LANTERN: Final = SpecialCard(
    name="Lantern",
    played=_played,
    mark=LOST,
    settled="a Lantern that glows",
    actions=(Glow("glow"), GlowNot("glow=no")),
    phases=((11, GLOW),),
    foreseen=("glowed",),
    messages={Glowed: usual},
    power=0.6,
    worth={Glow: _worth, GlowNot: _worth},
)
