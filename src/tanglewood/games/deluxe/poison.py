"""Poison cards: the three 8s cost a point each when they are taken (`deluxe.poison.deck`).

The module has no state of its own.
"""

from typing import TYPE_CHECKING

from tanglewood.games.deluxe.draft import gain, tell
from tanglewood.games.deluxe.events import Poisoned
from tanglewood.games.deluxe.laid import Laid, poisons

if TYPE_CHECKING:
    from tanglewood.games.deluxe.state import DeluxeState


def taken(d: "DeluxeState", winner: int, lead: Laid, follow: Laid) -> None:
    """The winner loses a point for each Poison 8 in the trick (`deluxe.poison.loss`)."""
    cards = poisons(lead, follow, d.decree)
    if cards:
        tell(d, Poisoned(winner, cards, gain(d, winner, -cards)))
