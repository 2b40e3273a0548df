"""The levels of the Duet."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tanglewood.agents.levels import slips_duet
from tanglewood.agents.levels.ladder import AHEAD, ALL, THINK, THUMB, Human, Rung, people
from tanglewood.agents.levels.lately import lately
from tanglewood.agents.levels.mistakes_duet import PATTERNS
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
    "duet": people(
        remembers=(0, 1, 2, 4, 6),
        miscounting=(42, 31, 19, 12, 5),
        hoarding=(52, 36, 25, 15, 6),
        winning=(62, 44, 32, 19, 7),
        running=(85, 60, 42, 25, 9),
        plain=(88, 62, 37, 23, 9),
        softness=(1.0, 0.8, 0.6, 0.5, 0.4),
        careful=(2, 3, 3, 4, 4),
    ),
}
SLIPS: Final = slips_duet.SLIPS
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
