"""The solver of endings of Into the Woods: equal to brute force, in the kernel and by the law."""

from typing import Any

import pytest

from bench.endings import differing, woods
from tanglewood import BadOption, load
from tanglewood.analysis.solver_woods import GOALS, every_line, solve, solve_actions
from tanglewood.games.woods.state import WoodsState
from tests.support import rule


def test_endings_have_the_values_that_brute_force_finds() -> None:
    assert not differing("woods", 300)


def brute_force(state: WoodsState, goal: str) -> tuple[int, ...]:
    """The law alone: everybody takes the first of the actions that bring them most."""
    if state.outcome is not None:
        return _worth(state, goal)
    found = [brute_force(state.apply(action), goal) for action in state.legal]
    return max(found, key=lambda values: values[state.to_act])


def _worth(state: WoodsState, goal: str) -> tuple[int, ...]:
    end = state.outcome
    assert end is not None
    scores = end.scores
    if goal == "score" or len(scores) == 1:
        return scores
    if goal == "win":
        seats = range(len(scores))
        return tuple(60 // len(end.winners) if seat in end.winners else 0 for seat in seats)
    others = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(len(scores))]
    return tuple(own - other for own, other in zip(scores, others, strict=True))


@rule("woods.score", "woods.end", "woods.solo.goal")
def test_endings_have_the_values_that_the_law_gives_when_every_line_is_tried() -> None:
    players = set()
    for number in range(60):
        here = woods(number)
        if here is None:
            continue
        state: Any = here.state()
        if len(state.row) + len(state.deck) > 4:
            continue
        goal = GOALS[number % 3]
        found = solve(state, goal)
        assert found is not None
        assert found.values == brute_force(state, goal) == every_line(state, goal)
        by_action = solve_actions(state, goal)
        assert by_action == {a: brute_force(state.apply(a), goal) for a in state.legal}
        players.add(len(state.hands))
    assert len(players) >= 4


def test_a_lone_player_sees_how_many_sets_a_whole_game_can_bring() -> None:
    state: WoodsState = load("woods", players=1).start(seed=2)
    found = solve(state, nodes=3_000_000)
    assert found is not None
    assert found.values == (7,)
    assert found.action in state.legal


def test_opponents_want_the_opposite() -> None:
    state: WoodsState = load("woods", players=2).start(seed=4)
    while len(state.deck) > 4:
        state = state.apply(state.legal[len(state.legal) // 2])
    lead, win = solve(state, "lead"), solve(state, "win")
    assert lead is not None
    assert win is not None
    assert sum(lead.values) == 0
    assert sum(win.values) == 60
    assert (lead.values[0] > 0) <= (win.values[0] == 60)


def test_a_limit_of_nodes_ends_the_solve_without_an_answer() -> None:
    state: WoodsState = load("woods", players=2).start(seed=1)
    assert solve(state, nodes=100) is None
    assert solve_actions(state, "lead", nodes=100) is None


def test_what_cannot_be_solved_is_refused_in_one_sentence() -> None:
    state: WoodsState = load("woods", players=3).start(seed=1)
    with pytest.raises(BadOption, match="still to be shuffled"):
        solve(state)
    two: WoodsState = load("woods", players=2).start(seed=1)
    with pytest.raises(BadOption, match="no goal 'luck'"):
        solve(two, "luck")
    fox: Any = load("fox").start(seed=1)
    with pytest.raises(BadOption, match="endings of Into the Woods"):
        solve(fox)
