"""The levels of the fox games."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, cast

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
from tanglewood.games.fox.game import FoxGame
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
    Rung(LEARNED, 6000),
)
HUMANS: Final[Mapping[str, tuple[Human, ...]]] = {
    "fox": (
        person(0, (95, 95, 95, 95, 95), 1.0, careful=2),
        person(3, (70, 60, 50, 55, 65), 1.0, careful=3),
        person(4, (50, 40, 32, 35, 42), 0.8, careful=3),
        person(6, (32, 24, 18, 20, 25), 0.6, careful=4),
        person(8, (15, 11, 8, 9, 11), 0.5, careful=4),
    ),
    "fox-manual": (
        person(0, (95, 95, 95, 95, 95), 1.0, careful=1),
        person(3, (75, 75, 55, 70, 75), 1.0, careful=2),
        person(4, (55, 54, 40, 48, 52), 0.8, careful=3),
        person(6, (38, 34, 26, 30, 33), 0.6, careful=4),
        person(8, (20, 17, 13, 14, 16), 0.5, careful=4),
    ),
}
OAK_1: Final = 6000
PERSONAL: Final = frozenset({"fox", "fox-manual"})


def left(view: DuelView) -> int:
    """The hand."""
    return len(view.hand)


def remembered(view: FoxView, tricks: int) -> FoxView:
    """What older tricks taught is forgotten."""
    known, won = noted(Watcher(cast(FoxGame, view.game)), lately(view, tricks))
    return replace(view, known=known, won=won)


def sight(view: FoxView) -> int:
    """The hand, the decree and the trick."""
    decree: int = numbers(view.decree)
    return view.hand.mask | 1 << decree | mask_of(laid.card for laid in view.trick)


def _unseen(view: FoxView) -> FoxCards:
    assert view.known is not None
    assert view.decree is not None
    trick = [laid.card for laid in view.trick]
    return view.cards - (view.known.played | view.hand | view.decree | trick)


SLIPS: Final = slips(_unseen)
MISTAKES: Final = PATTERNS
