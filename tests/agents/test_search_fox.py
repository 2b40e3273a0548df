"""The strong fox search: repeatable, rules nothing possible out, exact at the end, for the game."""

from dataclasses import replace
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents.search import think
from tanglewood.agents.search.fox import match_values
from tanglewood.agents.search.match import GAME
from tanglewood.analysis.search import Standpoint, standpoint
from tanglewood.analysis.solver_fox import minimax
from tanglewood.kernel import available, twin
from tests.support import walk

needs_kernel = pytest.mark.skipif(not available(), reason="needs the compiled kernel")


def moments(seed: int, least: int = 2, **options: Any) -> list[Any]:
    """The moments of a random game with this many choices."""
    states = walk(tw.load("fox", **options).start(seed=seed), seed)
    return [s for s in states if s.outcome is None and s.to_act >= 0 and len(s.legal) >= least]


@needs_kernel
def test_the_same_view_budget_and_seed_give_the_same_answer() -> None:
    for state in moments(3, target=0)[::5]:
        view = state.view(state.to_act)
        one = think(view, 60, 11)
        assert one == think(view, 60, 11)
        assert [tried.action for tried in one.tried] == list(state.legal)


@needs_kernel
@pytest.mark.parametrize("seed", range(6))
def test_the_weights_of_worlds_never_rule_out_what_is_possible(seed: int) -> None:
    for state in moments(seed, target=0)[1::4]:
        found = Standpoint(state.view(state.to_act)).plausible(60, seed=seed)
        weights = [one.weight for one in found]
        assert len(found) == 60
        assert max(weights) == pytest.approx(1)
        assert min(weights) > 0


@needs_kernel
def test_what_the_other_did_tells_worlds_apart() -> None:
    """Late in a round some hands explain the play better than others."""
    state = moments(2, target=0)[-6]
    found = Standpoint(state.view(state.to_act)).plausible(200)
    weights = [one.weight for one in found]
    assert min(weights) < max(weights) / 4


@needs_kernel
def test_solved_endings_agree_with_trying_every_line() -> None:
    checked = 0
    for seed in range(10):
        for state in moments(seed, target=0):
            if sum(state.tricks) < 10:
                continue
            here = standpoint(state).weighted([(twin(state), 1.0)])
            sign = 1 if state.to_act == 0 else -1
            for tried in here.solve_worlds(2).tried:
                after = state.apply(tried.action)
                if after.outcome is None:
                    assert tried.mean == pytest.approx(sign * minimax(after), abs=1e-4)
                    checked += 1
    assert checked > 30


def test_behind_0_to_18_a_safe_six_wins_nothing() -> None:
    """With seven tricks the other has six, three points and the game; with three tricks it ends
    Greedy and the game goes on."""
    game = tw.load("fox", target=21)
    text = "0:B3,M5 1:B10,K4 decree=B8 deck=M9,K2 tricks=6-5 before={}"
    even, behind = (match_values(game.position(text.format(at))) for at in ("0-0", "0-18"))
    assert even[7 * 16] > 0
    assert behind[7 * 16] < behind[3 * 16]
    assert min(behind) >= -GAME


@needs_kernel
def test_far_behind_the_search_plays_otherwise_than_for_points() -> None:
    changed = 0
    for state in moments(4, least=3, target=21)[:24:3]:
        view = state.view(state.to_act)
        scores = [18, 18]
        scores[state.to_act] = 0
        view = replace(view, scores=tuple(a + b for a, b in zip(scores, view.sevens, strict=True)))
        aware = think(view, 150, 3)
        changed += aware.best.action is not think(view, 150, 3, target_aware=False).best.action
        assert all(abs(tried.mean) <= GAME for tried in aware.tried if tried.visits)
    assert changed


def test_a_round_set_up_from_a_position_is_still_played() -> None:
    state = tw.load("fox").position("0:B3,M5 1:B10,K4 decree=B8 deck=M9,K2 tricks=6-5")
    assert think(state.view(state.to_act), 20, 1).best.action in state.legal


def test_a_single_choice_needs_no_thought() -> None:
    state = moments(1, least=1, target=0)
    forced = next(s for s in state if len(s.legal) == 1)
    assert think(forced.view(forced.to_act), 10**9, 1).iterations == 0
