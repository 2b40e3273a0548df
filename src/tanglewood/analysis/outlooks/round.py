"""Looking to the end of a fox round."""

from typing import Any

from tanglewood.analysis.outlooks.whole import Ends
from tanglewood.core.state import State
from tanglewood.games.fox.events import RoundScored


class Round:
    """To the end of the round: the difference of what it brings both seats, in points. An end is
    told by the tricks of seat 0."""

    def __init__(self, before: tuple[int, int], most: int) -> None:
        self._before = before
        self.span = 2.0 * most

    def over(self, state: State[Any]) -> bool:
        return any(isinstance(event, RoundScored) for event in state.events)

    def worth(self, state: State[Any]) -> Ends:
        end = next(event for event in state.events if isinstance(event, RoundScored))
        first, second = (after - then for after, then in zip(end.scores, self._before, strict=True))
        part = min(max(0.5 + (first - second) / self.span, 0.0), 1.0)
        return (part, 1 - part), end.tricks[0]

    def value(self, worth: float) -> float:
        return (worth - 0.5) * self.span
