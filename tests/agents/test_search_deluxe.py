"""Deluxe is played for the game: what both gain in a round, by the games it leads to."""

import pytest

import tanglewood as tw
from tanglewood.agents.search import think
from tanglewood.agents.search.deluxe import FAR, GAINS, match_values
from tanglewood.agents.search.match import GAME
from tanglewood.analysis.search import Standpoint
from tanglewood.kernel import available
from tests.support import walk

needs_kernel = pytest.mark.skipif(not available(), reason="needs the compiled kernel")


def worth(values: tuple[int, ...], mine: int, theirs: int) -> int:
    return values[GAINS.index(mine) * len(GAINS) + GAINS.index(theirs)]


def test_more_points_are_worth_less_where_they_let_the_other_win() -> None:
    even, behind = match_values(21, (0, 0), 0), match_values(21, (12, 18), 0)
    assert worth(even, 7, 3) == worth(even, 6, 2)
    assert worth(behind, 7, 3) < worth(behind, 6, 2) - GAME / 10
    assert -GAME <= min(behind) < max(behind) <= GAME


def test_what_one_seat_has_the_other_lacks() -> None:
    mine, theirs = match_values(21, (5, 9), 0), match_values(21, (9, 5), 1)
    for a in range(12):
        for b in range(12):
            assert worth(mine, a, b) == pytest.approx(-worth(theirs, b, a), abs=300)


@needs_kernel
def test_points_as_an_objective_are_a_search_for_points() -> None:
    points = [100 * max(-FAR, min(FAR, mine - other)) for mine in GAINS for other in GAINS]
    for number, state in enumerate(walk(tw.load("deluxe").start(seed=3), 3)):
        if number % 11 or len(state.legal) < 2:
            continue
        here = Standpoint(state.view(state.to_act))
        plain, valued = here.ismcts(150, seed=2), here.ismcts(150, seed=2, values=points)
        assert [one.visits for one in plain.tried] == [one.visits for one in valued.tried]
        for one, other in zip(plain.tried, valued.tried, strict=True):
            assert other.mean == pytest.approx(100 * one.mean, abs=0.01)
        if number > 40:
            break


@needs_kernel
def test_an_objective_of_another_size_is_refused() -> None:
    state = tw.load("deluxe").start(seed=3)
    here = Standpoint(state.view(state.to_act))
    with pytest.raises(ValueError, match="An objective of Deluxe has 4096 values, not 2"):
        here.ismcts(10, values=[1, 2])


@needs_kernel
def test_with_a_target_means_are_games_and_without_one_points() -> None:
    state = tw.load("deluxe").start(seed=3)
    view = state.view(state.to_act)
    assert any(abs(one.mean) > 2 * FAR for one in think(view, 200, 1).tried)
    assert all(abs(one.mean) <= FAR for one in think(view, 200, 1, target_aware=False).tried)
