"""The levels of the fox games."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tanglewood.agents.levels.ladder import LEARNED, LOOK, THINK, THUMB, Human, Rung, people
from tanglewood.agents.levels.lately import lately
from tanglewood.agents.levels.mistakes_fox import PATTERNS
from tanglewood.agents.levels.slips_fox import slips
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
    "fox": people(
        remembers=(0, 3, 4, 6, 8),
        uncounted=(100, 80, 60, 38, 18),
        hoarding=(100, 70, 48, 28, 13),
        grabbing=(100, 62, 40, 22, 10),
        spending=(100, 65, 42, 24, 11),
        plain=(100, 75, 50, 30, 14),
        softness=(1.5, 1.0, 0.8, 0.6, 0.5),
        careful=(2, 3, 3, 4, 4),
    ),
    "fox-manual": people(
        remembers=(0, 3, 4, 6, 8),
        uncounted=(100, 85, 62, 42, 22),
        hoarding=(100, 80, 58, 36, 18),
        grabbing=(100, 65, 45, 28, 14),
        spending=(100, 75, 52, 32, 15),
        plain=(100, 80, 56, 36, 17),
        softness=(1.5, 1.0, 0.8, 0.6, 0.5),
        careful=(2, 3, 3, 4, 4),
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
