"""Endings of Into the Woods with the deck in sight, solved exactly.

    >>> import tanglewood as tw
    >>> state = tw.load("woods", players=2).start(seed=1)
    >>> while len(state.deck) > 3:
    ...     state = state.apply(state.legal[0])
    >>> solve(state, "lead").values
    (0, 0)

Everybody sees all hands and the order of the deck; chance must have nothing left to do, so 3 to 5
players need their reshuffle behind them. What players want is a goal:

- `score`: own points;
- `lead`: own points less those of the best other player;
- `win`: a share of the victory, 60 for winning alone, 30 for one of two, and so on.

A lone player always wants as many sets as possible, and a whole game can be solved. Two players
with `lead` or `win` are opponents, whose values are exact in the usual sense. In all other cases
each player takes the first of the actions, by index, that bring them most, and counts on the others
to do the same; such searches can leave nothing out, so endings must be shorter. The solver is part
of the compiled kernel.
"""

from typing import Final, NamedTuple, Protocol, cast

from tanglewood.core.action import Action
from tanglewood.core.errors import BadOption
from tanglewood.games.woods.game import WoodsGame
from tanglewood.games.woods.state import WoodsState
from tanglewood.kernel import twin

GOALS: Final = ("score", "lead", "win")
Values = tuple[int, ...]


class WoodsSolution(NamedTuple):
    """What the ending is worth to each seat, the first of the best actions of the seat to act, and
    how many positions the search went into."""

    values: Values
    action: Action
    nodes: int


class _Solver(Protocol):
    """What a compiled twin of Into the Woods offers beyond `Native`."""

    def solve(self, goal: int, nodes: int) -> tuple[Values, int, int] | None: ...
    def solve_actions(self, goal: int, nodes: int) -> list[tuple[int, Values]] | None: ...
    def every_line(self, goal: int) -> Values: ...


def solve(state: WoodsState, goal: str = "score", *, nodes: int = 0) -> WoodsSolution | None:
    """The exact values and a best action; None beyond a limit of nodes (0: no limit)."""
    found = _solver(state).solve(_number(goal), nodes)
    if found is None:
        return None
    values, action, searched = found
    return WoodsSolution(values, state.game.actions[action], searched)


def solve_actions(
    state: WoodsState, goal: str = "score", *, nodes: int = 0
) -> dict[Action, Values] | None:
    """The exact values of every legal action, by seat; None beyond the limit of nodes."""
    found = _solver(state).solve_actions(_number(goal), nodes)
    if found is None:
        return None
    return {state.game.actions[action]: values for action, values in found}


def every_line(state: WoodsState, goal: str = "score") -> Values:
    """The values by trying every line of play; slow, to check the solver on short endings."""
    return _solver(state).every_line(_number(goal))


def _number(goal: str) -> int:
    if goal not in GOALS:
        raise BadOption(f"There is no goal {goal!r}; there are {', '.join(GOALS)}.")
    return GOALS.index(goal)


def _solver(state: WoodsState) -> _Solver:
    if not isinstance(state.game, WoodsGame):
        raise BadOption("This solver knows the endings of Into the Woods.")
    if state.to_act < 0:
        raise BadOption("Nobody is to act, so there is nothing to solve.")
    if state.reshuffles:
        raise BadOption("The discards are still to be shuffled, so the ending is not certain.")
    return cast(_Solver, twin(state).native)
