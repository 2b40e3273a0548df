"""A Duet round with all cards open, solved exactly.

    >>> import tanglewood as tw
    >>> duet = tw.load("duet")
    >>> state = duet.position("0:D2,R4 1:D6,R8 decree=S1 tracker=0 gems=0-0-0-0-0-1-0-0-1-0-0")
    >>> solve(state)
    DuetSolution(value=0, action=Play('D2'), nodes=2)

Both seats want the same: as few gems as possible on the board when the round's tricks are played,
before plus icons bring new ones. A value is minus the number of gems left, 0 for a victory, and
`LOST` where every line leads beyond the path. With `score` victories differ: each counts the cards
left in both hands and three points for a forest token left (`duet.score`). The solver is part of
the compiled kernel.
"""

from typing import Final, NamedTuple, Protocol, cast

from tanglewood.core.action import Action
from tanglewood.core.errors import BadOption
from tanglewood.games.duet.course import COVER
from tanglewood.games.duet.game import DuetGame
from tanglewood.games.duet.state import DuetState
from tanglewood.kernel import twin

LOST: Final = -23
"""Worse than all 22 gems left."""


class DuetSolution(NamedTuple):
    """What a round comes to, the first of the best actions, and how many positions between two
    tricks the search went into."""

    value: int
    action: Action
    nodes: int

    @property
    def victory(self) -> bool:
        """Whether the last gem can be collected in this round."""
        return self.value >= 0

    @property
    def gems(self) -> int | None:
        """How many gems are left at the best end of the round; None if it is lost before."""
        return None if self.value == LOST else max(-self.value, 0)


class _Solver(Protocol):
    """What a compiled Duet twin offers beyond `Native`."""

    def solve(self, score: bool, nodes: int) -> tuple[int, int, int] | None: ...
    def solve_actions(self, score: bool, nodes: int) -> list[tuple[int, int]] | None: ...
    def every_line(self, score: bool) -> int: ...


def solve(state: DuetState, *, score: bool = False, nodes: int = 0) -> DuetSolution | None:
    """The exact value and a best action; None if it takes more than `nodes` nodes (0: no limit)."""
    found = _solver(state).solve(score, nodes)
    if found is None:
        return None
    value, action, searched = found
    return DuetSolution(value, state.game.actions[action], searched)


def solve_actions(
    state: DuetState, *, score: bool = False, nodes: int = 0
) -> dict[Action, int] | None:
    """The exact value of every legal action; None beyond the limit of nodes."""
    found = _solver(state).solve_actions(score, nodes)
    if found is None:
        return None
    return {state.game.actions[action]: value for action, value in found}


def every_line(state: DuetState, *, score: bool = False) -> int:
    """The value by trying every line of play; slow, to check the solver on short endings."""
    return _solver(state).every_line(score)


def _solver(state: DuetState) -> _Solver:
    if not isinstance(state.game, DuetGame):
        raise BadOption("This solver knows the rounds of a Duet.")
    found = cast(_Solver, twin(state).native)
    if state.to_act < 0 or state.phase is COVER:
        raise BadOption("No card is to be played, so there is no round to solve.")
    return found
