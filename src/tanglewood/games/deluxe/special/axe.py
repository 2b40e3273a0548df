"""The Axe (`deluxe.axe`): played after a Woodcutter it uses that ability and wins the trick."""

from typing import Final

from tanglewood.core.event import Event
from tanglewood.core.field import Open
from tanglewood.games.deluxe.special.card import SpecialCard
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.cards import WOODCUTTER
from tanglewood.games.fox.course import done, woodcutter
from tanglewood.games.fox.laid import WON
from tanglewood.games.fox.words import usual


class Felled(Event):
    """The Axe met a Woodcutter: its player uses that ability and wins the trick."""

    seat: Open[int]


def _played(s: DeluxeState, seat: int) -> DeluxeState:
    """A led 5 must have its ability: a Mirror that is one counts, a crowned one does not
    (`ruling.S23`)."""
    if seat == s.leader or s.ability(s.trick[0]) != WOODCUTTER:
        return done(s)
    trick = s.with_laid(seat, s.laid_by(seat)._replace(mark=WON))
    return woodcutter(s.with_event(Felled(seat), trick=trick), seat)


AXE: Final = SpecialCard(
    name="Axe",
    played=_played,
    mark=WON,
    settled="the follower's Axe met a Woodcutter",
    foreseen=("felled",),
    messages={Felled: usual},
    power=0.55,
)
