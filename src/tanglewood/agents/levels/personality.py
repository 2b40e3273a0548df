"""Personalities for the fox games: the same search with another taste.

The humble seeker and the greedy baiter search for points as others do, and then weigh how the round
may end by their taste: among actions that promise about the same they take the one that leads where
they like to be. The treasure hunter searches with other values altogether: a Treasure counts
several points, and it expects the other to run after them too; for that it needs the compiled
kernel, and plays for points without one.
"""

from collections.abc import Callable, Mapping
from typing import Final

from tanglewood.agents.agent import TimedAgent
from tanglewood.agents.search import think
from tanglewood.analysis.search import Standpoint
from tanglewood.analysis.searched import Searched, Tried
from tanglewood.analysis.solver_fox import values_by_end
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.fox.state import FoxState
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel.seen import NoWorlds

ITERATIONS: Final = 1500
HUNTER: Final = "treasure-hunter"
TREASURE: Final = 4
"""Points that a Treasure counts beyond its own for the hunter."""
_FEW: Final = 3
_RARE: Final = 0.1
"""Actions tried less often than this share of the best are not taken for their taste."""


def _humble(mine: int, theirs: int) -> float:
    """Three tricks at most are bliss; every one beyond is a burden."""
    return 8.0 if mine <= _FEW else -1.0 * (mine - _FEW)


def _baiting(mine: int, theirs: int) -> float:
    """Every trick of the other is welcome once it is more than six, and ten are a feast."""
    return 1.5 * max(0, theirs - 6) + (4.0 if theirs >= 10 else 0.0)


TASTES: Final[Mapping[str, Callable[[int, int], float] | None]] = {
    "humble-seeker": _humble,
    "greedy-baiter": _baiting,
    HUNTER: None,
}
"""What an end is worth beyond its points, by the tricks of both."""


class Personality(TimedAgent):
    """Plays fox by its taste, and other games as the search does."""

    def __init__(self, name: str, *, milliseconds: float = 0.0) -> None:
        super().__init__(name, milliseconds)
        self.taste = TASTES[name]

    def decide(self, view: View, source: Stream) -> Action:
        seed = source.below(1 << 53)
        if isinstance(view, FoxView):
            try:
                return self._search(view, seed)
            except NoWorlds:
                pass
        return think(view, ITERATIONS, seed, milliseconds=self.milliseconds).best.action

    def _search(self, view: FoxView, seed: int) -> Action:
        here = Standpoint(view)
        values = _hunting(here) if self.taste is None else None
        found = here.ismcts(ITERATIONS, seed=seed, milliseconds=self.milliseconds, values=values)
        return found.best.action if self.taste is None else self._liked(view, found)

    def _liked(self, view: FoxView, found: Searched) -> Action:
        """The action with the best points and taste together, of those that were looked at."""
        least = _RARE * found.best.visits
        looked = [one for one in found.tried if one.visits >= least]
        return max(looked, key=lambda one: one.mean + self._savour(view, one)).action

    def _savour(self, view: FoxView, one: Tried) -> float:
        """The taste of how rounds ended after this action, on average."""
        assert self.taste is not None
        last, often, total = len(view.chart) - 1, 0.0, 0.0
        for first, times in enumerate(one.ends[: last + 1]):
            mine = first if view.viewer == 0 else last - first
            total += times * self.taste(mine, last - mine)
            often += times
        return total / often if often else 0.0


def _hunting(here: Standpoint) -> list[int]:
    """The points of a round with Treasures that count more, for seat 0."""
    world = here.worlds.draw(Stream(0))
    assert isinstance(world, FoxState)
    scores = world.game.rules.scores

    def worth(tricks: tuple[int, int], points: tuple[int, int], _: tuple[int, int]) -> int:
        sevens = [points[seat] - scores[tricks[seat]] for seat in range(2)]
        return points[0] - points[1] + TREASURE * (sevens[0] - sevens[1])

    return values_by_end(world, worth)
