"""How far a search in plain Python looks, and what it hopes for: the kernel's outlooks once more.

Fox and Deluxe look to the end of the round, Duet and Into the Woods to the end of the game. What an
end is worth lies between 0 and 1 for each seat (`cpp/include/tanglewood/search/`).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from tanglewood.core.seat import NOBODY
from tanglewood.core.state import State
from tanglewood.games.fox.events import RoundScored

Ends = tuple[tuple[float, ...], int]


class Outlook(Protocol):
    """How far to look and what to hope for, made for the state a search begins in."""

    span: float
    """What a worth of 1 is in the units of `value`."""

    def over(self, state: State[Any]) -> bool:
        """Whether the search looks no further."""

    def worth(self, state: State[Any]) -> Ends:
        """What the end is worth to each seat, and which end it is."""

    def value(self, worth: float) -> float:
        """A mean worth as people count it."""


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


class Whole:
    """To the end of the game. An end is 1 where seat 0 won, else 0."""

    span = 1.0

    def __init__(self, worth: Callable[[State[Any]], Ends]) -> None:
        self._worth = worth

    def over(self, state: State[Any]) -> bool:
        return state.to_act == NOBODY

    def worth(self, state: State[Any]) -> Ends:
        return self._worth(state)

    def value(self, worth: float) -> float:
        return worth


def _fox(root: Any) -> Round:
    scores = root.game.rules.scores
    return Round(root.before, max(scores) - min(scores) + 3)


def _deluxe(root: Any) -> Round:
    return Round(root.before, 15)


def _duet(root: Any) -> Whole:
    """Victory is worth 1, else the gems found count a little."""
    gems = sum(root.game.board.gems)

    def worth(state: Any) -> Ends:
        won = bool(state.outcome and state.outcome.winners)
        part = 1.0 if won else 0.4 * (1 - min(1.0, sum(state.forest.gems) / gems))
        return (part, part), int(won)

    return Whole(worth)


def _woods(root: State[Any]) -> Whole:
    """Winning counts most, the lead over the best other a little; alone, the sets."""

    def worth(state: State[Any]) -> Ends:
        end = state.outcome
        assert end is not None
        won = int(0 in end.winners)
        if len(end.scores) == 1:
            return (0.5 * won + 0.5 * end.scores[0] / 7,), won
        found = []
        for seat, score in enumerate(end.scores):
            best = max(other for at, other in enumerate(end.scores) if at != seat)
            lead = min(max(0.5 + (score - best) / 40, 0.0), 1.0)
            share = 1 / len(end.winners) if seat in end.winners else 0.0
            found.append(0.25 * lead + 0.75 * share)
        return tuple(found), won

    return Whole(worth)


OUTLOOKS: Final[Mapping[str, Callable[[State[Any]], Outlook]]] = {
    "fox": _fox,
    "fox-manual": _fox,
    "fox-mini": _fox,
    "deluxe": _deluxe,
    "duet": _duet,
    "woods": _woods,
}
