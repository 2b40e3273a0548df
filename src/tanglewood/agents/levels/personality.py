"""Personalities for the fox games: the same search with another taste.

A personality searches as `ismcts` does, but counts the round's points in its own way: some ends are
dearer to it than the chart says, and it expects the other to hinder it. It needs the compiled
kernel for its taste; without one it plays for points.
"""

from collections.abc import Callable, Mapping
from typing import Final

from tanglewood.agents.search import think
from tanglewood.analysis.search import Standpoint
from tanglewood.analysis.solver import values_by_end
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.fox.state import FoxState
from tanglewood.games.fox.view import FoxView

Taste = Callable[[int, int, int, int], float]
"""What an end is worth beyond its points: by the tricks of both and the Treasures of both."""

ITERATIONS: Final = 1500
_FEW: Final = 3
_MANY: Final = 10
_FINE: Final = 10
"""Values are whole numbers: tenths of a point."""


def _humble(mine: int, theirs: int, my_sevens: int, their_sevens: int) -> float:
    """Loves to end with three tricks at most, and would rather be Defeated than take many."""
    return 4.0 if mine <= _FEW else -0.4 * (mine - _FEW)


def _baiting(mine: int, theirs: int, my_sevens: int, their_sevens: int) -> float:
    """Feeds the other: every trick that the other takes is welcome once it is more than seven,
    and nothing is as sweet as ten."""
    return (3.0 if theirs >= _MANY else 0.0) + 0.5 * max(0, theirs - 7)


def _treasure(mine: int, theirs: int, my_sevens: int, their_sevens: int) -> float:
    """A Treasure is worth three points to it, in either hand."""
    return 2.0 * (my_sevens - their_sevens)


TASTES: Final[Mapping[str, Taste]] = {
    "humble-seeker": _humble,
    "greedy-baiter": _baiting,
    "treasure-hunter": _treasure,
}


class Personality:
    """Plays fox by its taste, and other games as the search does."""

    def __init__(self, name: str, *, milliseconds: float = 0.0) -> None:
        self.name = name
        self.taste = TASTES[name]
        self.milliseconds = milliseconds

    def choose(self, view: View, source: Stream) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        seed = source.below(1 << 53)
        if isinstance(view, FoxView):
            try:
                return self._search(view, seed)
            except ValueError:  # set up from a position: what was dealt is not told
                pass
        return think(view, ITERATIONS, seed, milliseconds=self.milliseconds).best.action

    def _search(self, view: FoxView, seed: int) -> Action:
        here = Standpoint(view.ruleset, view)
        found = here.ismcts(
            ITERATIONS, seed=seed, milliseconds=self.milliseconds, values=self._values(view, here)
        )
        return found.best.action

    def _values(self, view: FoxView, here: Standpoint) -> list[int]:
        """The round's points and the taste, for seat 0."""
        world = here.worlds.draw(Stream(0))
        assert isinstance(world, FoxState)
        rules, seat = world.game.rules, view.viewer
        sign = 1 if seat == 0 else -1

        def worth(tricks: tuple[int, int], points: tuple[int, int], scores: tuple[int, int]) -> int:
            sevens = [points[at] - rules.scores[tricks[at]] for at in range(2)]
            taste = self.taste(
                tricks[seat], tricks[1 - seat], sevens[seat], sevens[1 - seat]
            )  # fmt: skip
            return round(_FINE * (points[0] - points[1] + sign * taste))

        return values_by_end(world, worth)
