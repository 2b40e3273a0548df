"""The levels of Into the Woods. Nothing lies face down that was seen before, but what others took
must be remembered."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tanglewood.agents.levels import slips_woods
from tanglewood.agents.levels.ladder import AHEAD, THINK, THUMB, Human, Rung, people
from tanglewood.agents.levels.mistakes_woods import PATTERNS
from tanglewood.games.woods.events import Dealt, Passed, SetUp, Traded
from tanglewood.games.woods.knowledge import Watcher
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
HUMANS: Final[Mapping[str, tuple[Human, ...]]] = {
    "woods": people(
        remembers=(0, 1, 2, 4, 7),
        endless=(100, 85, 62, 38, 13),
        tokenless=(100, 82, 58, 34, 12),
        hoarding=(100, 78, 50, 25, 8),
        overlooking=(100, 62, 18, 6, 2),
        grabbing=(100, 70, 40, 17, 6),
        hasty=(100, 78, 48, 26, 9),
        softness=(1.5, 1.0, 0.8, 0.6, 0.5),
        careful=(1, 1, 2, 2, 2),
    ),
}
SLIPS: Final = slips_woods.SLIPS
MISTAKES: Final = PATTERNS
OAK_1: Final = 8000
PERSONAL: Final[frozenset[str]] = frozenset()


def left(view: WoodsView) -> int:
    """As many as there are turns until the deck is empty."""
    to_come = len(view.discards) if view.reshuffles else 0
    return -(-(view.deck + to_come) // view.players)


def remembered(view: WoodsView, tricks: int) -> WoodsView:
    """What the others did before everybody's last turns is forgotten: they seem to have got their
    hands then."""
    at = _begun(view, tricks * view.players)
    earlier, recent = view.log[:at], view.log[at:]
    if view.players == 1 or not any(isinstance(event, Dealt | SetUp) for event in earlier):
        return view
    watcher = Watcher(view.game)
    for event in earlier:
        watcher.see(event)
    watcher.forget(view.viewer)
    for event in recent:
        watcher.see(event)
    return replace(view, log=recent, known=watcher.now())


def _begun(view: WoodsView, turns: int) -> int:
    """Where in the log the last turns began."""
    if not turns:
        return len(view.log)
    done = [at for at, event in enumerate(view.log) if isinstance(event, Traded | Passed)]
    return done[-turns] if turns <= len(done) else 0


def sight(view: WoodsView) -> None:
    return None
