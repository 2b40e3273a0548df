"""The Shovel (`deluxe.shovel`): a card out of the last trick its player won, or the trick is
lost."""

from typing import TYPE_CHECKING

from tanglewood.core.action import Action
from tanglewood.games.deluxe import actions, phase
from tanglewood.games.deluxe.cards import BIT
from tanglewood.games.deluxe.draft import DONE, ask, changed, laid_by, lay, pull, roll, tell
from tanglewood.games.deluxe.events import Dug, Idle
from tanglewood.games.deluxe.laid import LOST

if TYPE_CHECKING:
    from tanglewood.games.deluxe.state import DeluxeState


def shovel(d: "DeluxeState", seat: int) -> int:
    """To dig or not; with no trick won in this round nothing is asked (`ruling.S21`)."""
    return ask(d, phase.DIG, seat) if d.special.piles[seat] else _idle(d, seat)


def dig(d: "DeluxeState", action: Action) -> int:
    """The choice is made."""
    return roll(d, phase.SHOVEL, d.turn) if action is actions.DIG else _idle(d, d.turn)


def _idle(d: "DeluxeState", seat: int) -> int:
    """Undug it loses the trick: settled now, whatever it may turn into (`ruling.S22`)."""
    lay(d, seat, laid_by(d, seat)._replace(mark=LOST))
    tell(d, Idle(seat))
    return DONE


def dug(d: "DeluxeState", card: int) -> int:
    """The card is played without regard to suit (`ruling.S20`); the Shovel takes its place."""
    seat = d.turn
    pile = d.special.piles[seat] ^ BIT[card] | pull(d, seat).cards
    d.special = d.special._replace(piles=changed(d.special.piles, seat, pile))
    tell(d, Dug(seat, card))
    return card
