"""Games to high targets: agents answer there as anywhere, and play on when all is decided."""

from dataclasses import replace
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents.hint import hint
from tanglewood.agents.levels import levels_of
from tanglewood.agents.registry import agent
from tanglewood.agents.search import think
from tanglewood.agents.search.deluxe import match_values as deluxe_values
from tanglewood.agents.search.fox import match_values
from tanglewood.agents.search.match import GAME, LEAST, Line, objective
from tanglewood.core.chance import Stream
from tests.support import walk

RULESETS = ["fox", "fox-manual", "fox-mini", "deluxe"]
TARGETS = [100, 101, 500, 999]


def choice(ruleset: str, target: int) -> Any:
    """A state of a first round with several choices."""
    states = walk(tw.load(ruleset, target=target).start(seed=5), 5)
    return next(state for state in list(states)[4:] if len(state.legal) > 1)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_hint_comes_at_every_target(ruleset: str, target: int) -> None:
    state = choice(ruleset, target)
    found = hint(state.view(state.to_act), iterations=100)
    assert found.action in state.legal


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_level_answers_at_the_highest_target(ruleset: str) -> None:
    state = choice(ruleset, 999)
    view = state.view(state.to_act)
    for level in levels_of(ruleset):
        assert agent(level.name).choose(view, Stream(1)) in state.legal


@pytest.mark.parametrize("scores", [(0, 0), (0, 700), (980, 3), (998, 998), (500, 90)])
@pytest.mark.parametrize("ruleset", ["fox", "fox-manual", "deluxe"])
def test_until_a_round_can_end_the_game_points_are_worth_something(
    ruleset: str, scores: tuple[int, int]
) -> None:
    if ruleset == "deluxe":
        values = [*deluxe_values(999, scores, 0)]
    else:
        text = "0:B3,M5 1:B10,K4 decree=B8 deck=M9,K2 tricks=6-5 before={}-{}"
        values = match_values(tw.load(ruleset, target=999).position(text.format(*scores)))
    assert -GAME <= min(values) < max(values) <= GAME


def test_a_search_in_a_lost_game_goes_on_for_points() -> None:
    state = choice("fox", 999)
    view = state.view(state.to_act)
    lost = [900, 900]
    lost[state.to_act] = 0
    found = think(replace(view, scores=tuple(lost)), 200, 1)
    assert len({round(tried.mean, 2) for tried in found.tried if tried.visits}) > 1


def test_a_steep_line_stays_as_it_is_and_a_flat_one_is_tilted() -> None:
    steep, flat = Line(LEAST, 300), Line(0, -GAME)
    leads = [-9, 0, 9]
    assert steep.never_flat(9) == steep
    assert objective([1, 2, 3], leads, flat, 1.0) == [
        -GAME, -GAME + 9 * LEAST, -GAME + 18 * LEAST,
    ]  # fmt: skip
    assert objective([1, 2, 3], leads, flat, 0.0) == [1, 2, 3]
