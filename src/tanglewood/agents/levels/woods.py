"""The levels of Into the Woods; nothing lies face down that was seen before."""

from typing import Final

from tanglewood.agents.levels.ladder import THINK, THUMB, Rung
from tanglewood.games.woods.view import WoodsView

RUNGS: Final = (
    Rung(THUMB, softness=2.0),
    Rung(THUMB, softness=0.5),
    Rung(THUMB),
    Rung(THINK, 250),
    Rung(THINK, 1200),
    Rung(THINK, 8000),
)
OAK_1: Final = 8000
PERSONAL: Final[frozenset[str]] = frozenset()


def late(view: WoodsView) -> bool:
    """Two more cards per player."""
    return view.deck <= 2 * view.players


def remembered(view: WoodsView, tricks: int) -> WoodsView:
    return view


def sight(view: WoodsView) -> None:
    return None
