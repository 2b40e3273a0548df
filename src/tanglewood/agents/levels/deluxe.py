"""The levels of Deluxe. Rules of thumb know only what lies open, and no card is forgotten: those
seen tell which special cards are in."""

from typing import Final

from tanglewood.agents.levels.fox import late
from tanglewood.agents.levels.ladder import LEARNED, LOOK, THINK, THUMB, Rung
from tanglewood.games.deluxe.view import DeluxeView

__all__ = ["OAK_1", "PERSONAL", "RUNGS", "late", "remembered", "sight"]

RUNGS: Final = (
    Rung(THUMB, softness=2.5),
    Rung(THUMB, softness=0.3),
    Rung(LOOK, 150, remembers=2, softness=0.3),
    Rung(LOOK, 400, remembers=4),
    Rung(THINK, 1500),
    Rung(LEARNED, 12000),
)
OAK_1: Final = 12000
PERSONAL: Final[frozenset[str]] = frozenset()


def remembered(view: DeluxeView, tricks: int) -> DeluxeView:
    return view


def sight(view: DeluxeView) -> None:
    return None
