"""The levels of Into the Woods; nothing lies face down that was seen before."""

from collections.abc import Mapping
from typing import Final

from tanglewood.agents.levels.ladder import AHEAD, THINK, THUMB, Human, Pattern, Rung, Slip
from tanglewood.games.woods.view import WoodsView

RUNGS: Final = (
    Rung(THUMB, softness=2.0),
    Rung(THUMB, softness=0.5),
    Rung(THUMB),
    Rung(THINK, 250),
    Rung(THINK, 1200),
    Rung(AHEAD, 300),
)
LATE: Final = 2
HUMANS: Final[Mapping[str, tuple[Human, ...]]] = {}
SLIPS: Final[Mapping[str, Slip]] = {}
MISTAKES: Final[Mapping[str, Pattern]] = {}
OAK_1: Final = 8000
PERSONAL: Final[frozenset[str]] = frozenset()


def left(view: WoodsView) -> int:
    """As many as there are turns until the deck is empty."""
    return -(-view.deck // view.players)


def remembered(view: WoodsView, tricks: int) -> WoodsView:
    return view


def sight(view: WoodsView) -> None:
    return None
