"""The Axe (`deluxe.axe`): second to a Woodcutter it uses that ability and wins the trick."""

from typing import TYPE_CHECKING

from tanglewood.games.deluxe.draft import DONE, laid_by, lay, tell
from tanglewood.games.deluxe.events import Felled
from tanglewood.games.deluxe.laid import WON, ability
from tanglewood.games.deluxe.special.suited import woodcutter
from tanglewood.games.fox.cards import WOODCUTTER

if TYPE_CHECKING:
    from tanglewood.games.deluxe.state import DeluxeState


def axe(d: "DeluxeState", seat: int) -> int:
    """A led 5 must have its ability: a Mirror that is one counts, a crowned one does not
    (`ruling.S23`)."""
    if seat == d.leader or ability(d.trick[0], d.decree) != WOODCUTTER:
        return DONE
    lay(d, seat, laid_by(d, seat)._replace(mark=WON))
    tell(d, Felled(seat))
    return woodcutter(d, seat)
