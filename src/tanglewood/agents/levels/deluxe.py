"""The levels of Deluxe. Rules of thumb know only what lies open, and no card is forgotten: those
seen tell which special cards are in."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tanglewood.agents.levels.ladder import LEARNED, LOOK, THINK, THUMB, Human, Rung, people
from tanglewood.agents.levels.lately import lately
from tanglewood.agents.levels.mistakes_fox import PATTERNS
from tanglewood.agents.levels.slips_fox import slips
from tanglewood.cards.fox import FoxCards
from tanglewood.core.watching import noted
from tanglewood.games.deluxe.cards import SUITED
from tanglewood.games.deluxe.knowledge import Watcher
from tanglewood.games.deluxe.view import DeluxeView
from tanglewood.games.fox.rules import Hands

RUNGS: Final = (
    Rung(THUMB, softness=2.5),
    Rung(THUMB, softness=0.3),
    Rung(LOOK, 150, remembers=2, softness=0.3),
    Rung(LOOK, 400, remembers=4),
    Rung(THINK, 1500),
    Rung(LEARNED, 12000, tries=600, close=4),
)
HUMANS: Final[Mapping[str, tuple[Human, ...]]] = {
    "deluxe": people(
        remembers=(0, 3, 4, 6, 8),
        uncounted=(100, 80, 56, 40, 20),
        hoarding=(100, 72, 46, 30, 14),
        grabbing=(100, 62, 37, 24, 11),
        spending=(100, 68, 42, 27, 12),
        plain=(100, 72, 46, 30, 14),
        softness=(1.5, 1.0, 0.8, 0.6, 0.5),
        careful=(2, 3, 3, 4, 4),
    ),
}
LATE: Final = 4
OAK_1: Final = 12000
PERSONAL: Final[frozenset[str]] = frozenset()


def left(view: DeluxeView) -> int:
    """The hand."""
    return len(view.hand)


def remembered(view: DeluxeView, tricks: int) -> DeluxeView:
    """What older tricks showed is forgotten; which special cards are in is not."""
    known = view.known
    assert known is not None
    watcher = Watcher(view.game, view.decree)
    recent, won = noted(watcher, lately(view, tricks))
    recent = recent._replace(
        holds=_both(recent.holds, known.holds),
        lacks=_both(recent.lacks, known.lacks),
        specials=known.specials,
    )
    return replace(view, known=recent, won=won)


def _both(recent: Hands, known: Hands) -> Hands:
    """What is remembered and still true."""
    return recent[0] & known[0], recent[1] & known[1]


def sight(view: DeluxeView) -> None:
    return None


def _unseen(view: DeluxeView) -> FoxCards:
    assert view.known is not None
    assert view.decree is not None
    trick = [card for laid in view.trick for card in laid.cards]
    return SUITED - (view.known.out | view.hand | view.decree | trick)


SLIPS: Final = slips(_unseen)
MISTAKES: Final = PATTERNS
