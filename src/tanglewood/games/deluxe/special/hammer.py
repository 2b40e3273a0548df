"""The Hammer (`deluxe.hammer`): played second it drives the led card away."""

from typing import TYPE_CHECKING

from tanglewood.core.action import Action
from tanglewood.games.deluxe import phase
from tanglewood.games.deluxe.actions import Name
from tanglewood.games.deluxe.draft import DONE, ask, draw, send_under, tell
from tanglewood.games.deluxe.events import Named

if TYPE_CHECKING:
    from tanglewood.games.deluxe.state import DeluxeState


def hammer(d: "DeluxeState", seat: int) -> int:
    """Second, however it came there (`ruling.S16`), it names a suit; led it only compares."""
    return DONE if seat == d.leader else ask(d, phase.NAME, seat)


def name(d: "DeluxeState", action: Action) -> int:
    """Name, put under, draw, play (`ruling.S14`); all of the led play goes (`ruling.S12`)."""
    assert isinstance(action, Name)
    tell(d, Named(d.turn, action.suit))
    d.special = d.special._replace(named=action.suit)
    send_under(d, d.leader)
    draw(d, d.leader)
    return ask(d, phase.REPLACE, d.leader)
