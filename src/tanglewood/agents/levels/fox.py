"""The levels of the fox games."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tanglewood.agents.levels.ladder import (
    LEARNED,
    LOOK,
    THINK,
    THUMB,
    Human,
    Rung,
)
from tanglewood.agents.levels.lately import lately
from tanglewood.agents.levels.mistakes_fox import PATTERNS
from tanglewood.agents.levels.slips_fox import person, slips
from tanglewood.cards.fox import FoxCards
from tanglewood.core.bits import mask_of
from tanglewood.core.watching import noted
from tanglewood.games.fox.knowledge import Watcher
from tanglewood.games.fox.view import DuelView, FoxView
from tanglewood.kernel.numbers import numbers

LATE: Final = 4
RUNGS: Final = (
    Rung(THUMB, remembers=0, softness=2.5),
    Rung(THUMB, remembers=2, softness=0.3),
    Rung(LOOK, 200, remembers=2, softness=0.3),
    Rung(LOOK, 500, remembers=4),
    Rung(THINK, 1000),
    Rung(LEARNED, 6000, tries=600, close=6),
)
HUMANS: Final[Mapping[str, tuple[Human, ...]]] = {
    "fox": (
        person(0, (100, 100, 100, 100, 100), 1.5, careful=2),
        person(3, (80, 70, 62, 65, 75), 1.0, careful=3),
        person(4, (60, 48, 40, 42, 50), 0.8, careful=3),
        person(6, (38, 28, 22, 24, 30), 0.6, careful=4),
        person(8, (18, 13, 10, 11, 14), 0.5, careful=4),
    ),
    "fox-manual": (
        person(0, (100, 100, 100, 100, 100), 1.5, careful=2),
        person(3, (85, 80, 65, 75, 80), 1.0, careful=3),
        person(4, (62, 58, 45, 52, 56), 0.8, careful=3),
        person(6, (42, 36, 28, 32, 36), 0.6, careful=4),
        person(8, (22, 18, 14, 15, 17), 0.5, careful=4),
    ),
}
OAK_1: Final = 6000
PERSONAL: Final = frozenset({"fox", "fox-manual"})


def left(view: DuelView) -> int:
    """The hand."""
    return len(view.hand)


def remembered(view: FoxView, tricks: int) -> FoxView:
    """What older tricks taught is forgotten."""
    known, won = noted(Watcher(view.game), lately(view, tricks))
    return replace(view, known=known, won=won)


def sight(view: FoxView) -> int:
    """The hand, the decree and the trick."""
    decree: int = numbers(view.decree)
    return view.hand.mask | 1 << decree | mask_of(laid.card.number for laid in view.trick)


def _unseen(view: FoxView) -> FoxCards:
    assert view.known is not None
    assert view.decree is not None
    trick = [laid.card for laid in view.trick]
    return view.cards - (view.known.out | view.hand | view.decree | trick)


SLIPS: Final = slips(_unseen)
MISTAKES: Final = PATTERNS
