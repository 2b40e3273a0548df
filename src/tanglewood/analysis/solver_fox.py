"""A fox round with all cards open, solved exactly.

    >>> import tanglewood as tw
    >>> state = tw.load("fox").position("0:B3,M5 1:B10,K4 decree=B8 deck=M9,K2 tricks=6-5")
    >>> solve(state)
    Solution(value=3, action=Play('M5'), nodes=0)

A value is what the round brings seat 0 less what it brings seat 1, Treasures included, when both
play perfectly and see everything, the order of the deck too. Other objectives are a table of values
by how the round ends (`values_by_end`). The solver is part of the compiled kernel.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol, cast

from tanglewood.core.action import Action
from tanglewood.core.errors import BadOption
from tanglewood.games.fox.course import UNDER
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.fox.state import FoxState
from tanglewood.kernel import twin

Pair = tuple[int, int]
SEVENS: Final = 3


class Solution(NamedTuple):
    """What a round is worth to seat 0, the first of the best actions, and how many positions the
    search went into."""

    value: int
    action: Action
    nodes: int


class _Solver(Protocol):
    """What a compiled fox twin offers beyond `Native`."""

    def solve(
        self, values: list[int] | None, guess: int, nodes: int
    ) -> tuple[int, int, int] | None: ...
    def solve_actions(
        self, values: list[int] | None, guess: int, nodes: int
    ) -> list[tuple[int, int]] | None: ...
    def minimax(self, values: list[int] | None) -> int: ...


def solve(
    state: FoxState, values: list[int] | None = None, *, guess: int = 0, nodes: int = 0
) -> Solution | None:
    """The exact value and a best action; None if that takes more than `nodes` nodes (0: no limit).

    `values` is an objective of `values_by_end`; a good `guess` of the value saves time.
    """
    found = _solver(state).solve(values, guess, nodes)
    if found is None:
        return None
    value, action, searched = found
    return Solution(value, state.game.actions[action], searched)


def solve_actions(
    state: FoxState, values: list[int] | None = None, *, guess: int = 0, nodes: int = 0
) -> dict[Action, int] | None:
    """The exact value of every legal action for seat 0; None beyond the limit of nodes."""
    found = _solver(state).solve_actions(values, guess, nodes)
    if found is None:
        return None
    return {state.game.actions[action]: value for action, value in found}


def minimax(state: FoxState, values: list[int] | None = None) -> int:
    """The value by trying every line of play; slow, to check the solver on short endings."""
    return _solver(state).minimax(values)


def values_by_end(state: FoxState, worth: Callable[[Pair, Pair, Pair], int]) -> list[int]:
    """An objective: what each possible end of the round is worth to seat 0, as whole numbers.

    `worth(tricks, points, scores)` is asked for every end: tricks of both seats, the points that
    the round brings them, and their scores after it. The list goes by the tricks of seat 0, then by
    the Treasures that seat 0 and seat 1 win from here on, 0 to 3 each.
    """
    rules = state.game.rules
    total = sum(state.tricks) + tricks_left(state)
    found = []
    for won in range(total + 1):
        tricks = won, total - won
        for first in range(SEVENS + 1):
            for second in range(SEVENS + 1):
                treasure = state.sevens[0] + first, state.sevens[1] + second
                points = rules.points(tricks, treasure)
                before = state.scores_before
                scores = before[0] + points[0], before[1] + points[1]
                found.append(worth(tricks, points, scores))
    return found


def tricks_left(state: FoxState) -> int:
    """How many tricks are to be finished, the one on the table included."""
    leaders = len(state.hands[state.leader]) + bool(state.trick)
    drawn = len(state.trick) == 1 and state.to_act == state.leader and state.phase is UNDER
    return leaders - drawn


def _solver(state: FoxState) -> _Solver:
    if not isinstance(state.game, FoxGame):
        raise BadOption("The solver knows the rounds of fox, fox-manual and fox-mini.")
    if state.to_act < 0:
        raise BadOption("Nobody is to act, so there is nothing to solve.")
    return cast(_Solver, twin(state).native)
