"""The solver of Duet rounds: equal to brute force, in the kernel and by the law alone."""

from typing import Any

import pytest

from bench.endings import differing, duet
from tanglewood import BadOption, load
from tanglewood.analysis.solver_duet import LOST, every_line, solve, solve_actions
from tanglewood.core.action import Action
from tanglewood.core.chance import Fate
from tanglewood.games.duet.course import COVER
from tanglewood.games.duet.ending import LOST as WENT_BEYOND
from tanglewood.games.duet.ending import VICTORY
from tanglewood.games.duet.events import RoundEnded
from tanglewood.games.duet.state import DuetState
from tests.support import rule


def test_endings_have_the_value_that_brute_force_finds() -> None:
    assert not differing("duet", 200)


def brute_force(state: DuetState, *, score: bool) -> int:
    """The law alone: the best end of this round."""
    return max(_after(state, action, score=score) for action in state.legal)


def _after(state: DuetState, action: Action, *, score: bool) -> int:
    after = state.apply(action)
    gems = sum(after.forest.gems)
    if after.end_code == WENT_BEYOND:
        return LOST
    if after.end_code == VICTORY:
        cards = sum(map(len, after.hands))
        return cards + 3 * after.forest.tokens if score else 0
    ended = [event for event in after.events if isinstance(event, RoundEnded)]
    if ended:
        return len(ended[0].added) - gems
    return -gems if after.to_act < 0 else brute_force(after, score=score)


@rule("duet.gem", "duet.beyond", "duet.end.victory", "duet.round-end")
def test_endings_have_the_value_that_the_law_gives_when_every_line_is_tried() -> None:
    seen = set()
    for number in range(250):
        here = duet(number)
        if here is None:
            continue
        state: Any = here.state()
        if max(map(len, state.hands)) > 2:
            continue
        score = number % 4 > 1
        found = solve(state, score=score)
        assert found is not None
        assert found.value == brute_force(state, score=score) == every_line(state, score=score)
        by_action = solve_actions(state, score=score)
        assert by_action == {a: _after(state, a, score=score) for a in state.legal}
        assert found.gems == (None if found.value == LOST else max(-found.value, 0))
        seen.add((found.victory, found.value == LOST))
    assert len(seen) == 3, seen


def test_a_whole_round_is_solved() -> None:
    state: DuetState = load("duet").start(seed=5)
    found = solve(state, nodes=1_000_000)
    assert found is not None
    assert found.gems == 1  # twelve gems, eleven tricks
    assert found.action in state.legal


def test_the_solution_can_be_played() -> None:
    state: DuetState = load("duet", level=2).start(seed=3)
    found = solve(state)
    assert found is not None
    assert found.gems == 2  # thirteen gems, eleven tricks
    while state.round == 1 and state.phase != COVER:
        step = solve(state)
        assert step is not None
        assert step.value == found.value
        state = state.apply(step.action)
    ended = next(event for event in state.events if isinstance(event, RoundEnded))
    assert sum(state.forest.gems) - len(ended.added) == found.gems


def test_a_limit_of_nodes_ends_the_solve_without_an_answer() -> None:
    state: DuetState = load("duet").start(seed=1)
    assert solve(state, nodes=1) is None
    assert solve_actions(state, nodes=1) is None


def test_what_cannot_be_solved_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadOption, match="No card is to be played"):
        solve(load("duet").first(Fate()))
    fox: Any = load("fox").start(seed=1)
    with pytest.raises(BadOption, match="rounds of a Duet"):
        solve(fox)
