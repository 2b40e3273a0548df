"""The levels of the Duet."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tanglewood.agents.levels.ladder import AHEAD, ALL, THINK, THUMB, Human, Rung, person
from tanglewood.agents.levels.lately import lately
from tanglewood.agents.levels.mistakes_duet import PATTERNS
from tanglewood.agents.levels.slips_duet import SLIPS
from tanglewood.core.bits import mask_of
from tanglewood.core.watching import noted
from tanglewood.games.duet.knowledge import Watcher
from tanglewood.games.duet.view import DuetView
from tanglewood.kernel.numbers import numbers

LATE: Final = 4
RUNGS: Final = (
    Rung(THUMB, remembers=0, softness=1.5),
    Rung(THUMB, remembers=1, softness=0.6),
    Rung(THUMB, remembers=ALL),
    Rung(THINK, 100),
    Rung(THINK, 300),
    Rung(AHEAD, 200),
)
HUMANS: Final[Mapping[str, tuple[Human, ...]]] = {
    "duet": (
        person(SLIPS, 0, (42, 52, 62, 85, 88), 1.0, careful=2),
        person(SLIPS, 1, (31, 36, 44, 60, 62), 0.8, careful=3),
        person(SLIPS, 2, (19, 25, 32, 42, 37), 0.6, careful=3),
        person(SLIPS, 4, (12, 15, 19, 25, 23), 0.5, careful=4),
        person(SLIPS, 6, (5, 6, 7, 9, 9), 0.4, careful=4),
    ),
}
MISTAKES: Final = PATTERNS
OAK_1: Final = 5000
PERSONAL: Final[frozenset[str]] = frozenset()


def left(view: DuetView) -> int:
    """The hand."""
    return len(view.hand)


def remembered(view: DuetView, tricks: int) -> DuetView:
    """Older tricks are forgotten, and what they taught."""
    won = None if view.won is None else view.won[max(0, len(view.won) - tricks) :]
    known, _ = noted(Watcher(), lately(view, tricks))
    return replace(view, won=won, known=known)


def sight(view: DuetView) -> int:
    """The hand, the decree and the trick."""
    decree: int = numbers(view.decree)
    return view.hand.mask | 1 << decree | mask_of(card.number for card in view.trick)
