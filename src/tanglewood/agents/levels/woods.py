"""The levels of Into the Woods. Nothing lies face down that was seen before, but what others took
must be remembered."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tanglewood.agents.levels.ladder import AHEAD, THINK, THUMB, Human, Rung, person
from tanglewood.agents.levels.mistakes_woods import PATTERNS
from tanglewood.agents.levels.slips_woods import SLIPS
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
    "woods": (
        person(SLIPS, 0, (100, 100, 100, 100, 100, 100), 1.5, careful=1),
        person(SLIPS, 1, (85, 82, 78, 62, 70, 78), 1.0, careful=1),
        person(SLIPS, 2, (62, 58, 50, 18, 40, 48), 0.8, careful=2),
        person(SLIPS, 4, (38, 34, 25, 6, 17, 26), 0.6, careful=2),
        person(SLIPS, 7, (13, 12, 8, 2, 6, 9), 0.5, careful=2),
    ),
}
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
