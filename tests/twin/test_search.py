"""Searches see a view and nothing else, can be repeated, and find what must be found."""

from typing import Any

import pytest

from tanglewood import BadOption, NotYourTurn, load
from tanglewood.analysis.ismcts import plain_ismcts
from tanglewood.analysis.search import Standpoint, standpoint
from tanglewood.analysis.searched import Searched
from tanglewood.analysis.solver_fox import solve_actions, values_by_end
from tanglewood.core.state import State
from tanglewood.kernel import twin

RULESETS = ("fox", "fox-manual", "fox-mini", "deluxe", "duet", "woods")


def some_moments(name: str) -> list[State[Any]]:
    """The beginning of a game and a moment in its middle."""
    state: State[Any] = load(name).start(seed=5)
    found = [state]
    for _ in range(4):
        state = state.apply(state.legal[-1])
    return [*found, state] if state.to_act >= 0 else found


def sound(found: Searched, state: State[Any]) -> None:
    assert tuple(one.action for one in found.tried) == state.legal
    assert sum(one.visits for one in found.tried) == found.iterations
    for one in found.tried:
        assert sum(one.ends) == one.visits
        assert one.error >= 0
    assert found.best.action in state.legal


@pytest.mark.parametrize("name", RULESETS)
def test_every_iteration_is_counted_once(name: str) -> None:
    for state in some_moments(name):
        found = standpoint(state).ismcts(500, seed=1)
        assert found.iterations == 500
        sound(found, state)


@pytest.mark.parametrize("name", RULESETS)
def test_the_plain_search_has_the_same_results_to_read(name: str) -> None:
    for state in some_moments(name):
        here = standpoint(state)
        found = plain_ismcts(here.worlds, here.view, iterations=40, seed=1)
        assert found.iterations == 40
        sound(found, state)
        assert found == plain_ismcts(here.worlds, here.view, iterations=40, seed=1)


@pytest.mark.parametrize("name", RULESETS)
def test_a_search_can_be_repeated(name: str) -> None:
    state = some_moments(name)[0]
    first = standpoint(state).ismcts(300, seed=3)
    assert first == standpoint(state).ismcts(300, seed=3)
    assert first != standpoint(state).ismcts(300, seed=4)


def test_equal_views_give_equal_searches() -> None:
    # The same hand for seat 0, the other's cards in another deal.
    cards = tuple(range(33))
    other = (*cards[:13], *cards[32:26:-1], *cards[19:26], cards[26], *cards[13:19])
    here, there = (load("fox").start(chance=[(1,), deal]) for deal in (cards, other))
    assert here.view(0) == there.view(0)
    assert here != there
    assert standpoint(here).ismcts(300, seed=3) == standpoint(there).ismcts(300, seed=3)
    played = here.apply("B1"), there.apply("B1")
    assert played[0].view(1) != played[1].view(1)


def test_threads_share_the_iterations() -> None:
    state = some_moments("fox")[0]
    found = standpoint(state).ismcts(1001, seed=1, threads=3)
    assert found.iterations == 1001
    sound(found, state)


def test_time_ends_a_search() -> None:
    found = standpoint(some_moments("fox")[0]).ismcts(0, milliseconds=5, seed=1)
    assert found.iterations > 0
    here = standpoint(some_moments("fox")[0])
    slow = plain_ismcts(here.worlds, here.view, iterations=0, milliseconds=5, seed=1)
    assert slow.iterations > 0


LAST = "0:B2,M8 1:B4,M10 decree=K1 deck=K2 tricks=6-5 leader=0"


def test_what_is_certain_is_found() -> None:
    # All cards but four are gone, so seat 0 knows the other hand: the Moon wins nothing more.
    state = load("fox").position(LAST)
    exact = solve_actions(state)
    assert exact is not None
    found = standpoint(state).ismcts(4000, seed=1)
    assert exact[found.best.action] == max(exact.values())


def test_solved_worlds_are_averaged() -> None:
    state: State[Any] = load("fox").start(seed=2)
    for _ in range(24):
        state = state.apply(state.legal[0])
    assert state.to_act >= 0
    here = standpoint(state)
    found = here.solve_worlds(25, seed=1)
    assert found.iterations == 25
    assert found == here.solve_worlds(25, seed=1, threads=2)
    worth = values_by_end(
        state,  # type: ignore[arg-type]
        lambda _, points, __: points[0] - points[1],
    )
    assert found.tried == here.solve_worlds(25, seed=1, values=worth).tried
    drawn = [world.state() for world in here.draw(3, seed=4)]
    believed = here.weighted([(twin(world), 1.0) for world in drawn[:1]])
    alone = believed.solve_worlds(5, seed=1)
    values: Any = solve_actions(drawn[0])  # type: ignore[arg-type]
    sign = 1 if state.to_act == 0 else -1
    for one in alone.tried:
        assert one.mean == pytest.approx(sign * values[one.action], abs=1e-5)
        assert one.error == pytest.approx(0, abs=1e-3)


def test_weights_decide_which_worlds_are_searched() -> None:
    state = some_moments("fox")[0]
    here = standpoint(state)
    first, second = here.draw(2, seed=1)
    only = here.weighted([(first, 1.0), (second, 0.0)])
    assert {world.position() for world in only.draw(50, seed=3)} == {first.position()}
    both = here.weighted([(first, 1.0), (second, 3.0)])
    drawn = [world.position() for world in both.draw(400, seed=3)]
    assert 60 < drawn.count(first.position()) < 140
    sound(both.ismcts(200, seed=1), state)


def test_a_limit_of_nodes_leaves_worlds_out() -> None:
    state: State[Any] = load("fox").start(seed=2)
    assert standpoint(state).solve_worlds(3, nodes=500).iterations == 0


def test_what_cannot_be_searched_is_refused() -> None:
    state = load("fox").start(seed=1)
    with pytest.raises(NotYourTurn, match="not the view of the seat to act"):
        Standpoint(state.view(1 - state.to_act))
    here = standpoint(state)
    with pytest.raises(ValueError, match="iterations or of milliseconds"):
        here.ismcts(0)
    with pytest.raises(BadOption, match="iterations or of milliseconds"):
        plain_ismcts(here.worlds, here.view, iterations=0)
    with pytest.raises(ValueError, match="weight"):
        here.weighted([(twin(state), -1.0)]).ismcts(10)
    with pytest.raises(ValueError, match="All weights are 0"):
        here.weighted([(twin(state), 0.0)]).ismcts(10)
    with pytest.raises(BadOption, match="fox-mini"):
        standpoint(load("duet").start(seed=1)).solve_worlds(1)


def test_without_a_kernel_the_plain_search_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tanglewood.analysis.search.has_twin", lambda game: False)
    state = some_moments("fox")[0]
    here = standpoint(state)
    assert here.ismcts(30, seed=2) == plain_ismcts(here.worlds, here.view, iterations=30, seed=2)
