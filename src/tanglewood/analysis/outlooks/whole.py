"""Looking to the end of the game."""

from collections.abc import Callable
from typing import Any

from tanglewood.core.seat import NOBODY
from tanglewood.core.state import State

Ends = tuple[tuple[float, ...], int]
"""What an end is worth to each seat, and which end it is."""


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


def shared(state: State[Any]) -> Ends:
    """Winners share what the game is worth; in a draw all do."""
    end = state.outcome
    assert end is not None
    seats = range(state.game.seats)
    winners = end.winners or seats
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats), int(0 in winners)
