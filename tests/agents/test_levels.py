"""Levels for people: six a game, deterministic, weaker in a human way."""

from itertools import pairwise
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.heuristic.agent import judge
from tanglewood.agents.levels import NAMES, TASTES, levels_of
from tanglewood.agents.levels.choice import by_judge, by_visits, late
from tanglewood.agents.levels.forgetting import _left, searched
from tanglewood.agents.levels.ladder import ALL
from tanglewood.agents.levels.rungs import rung
from tanglewood.analysis.searched import Searched, Tried
from tanglewood.analysis.worlds import Worlds
from tanglewood.core.chance import Stream
from tanglewood.games.registry import GAMES
from tests.support import walk


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_six_levels_with_words(game: str) -> None:
    levels = levels_of(game)
    assert [level.name for level in levels[:6]] == list(NAMES)
    assert len(levels) == 6 + (len(TASTES) if game in {"fox", "fox-manual"} else 0)
    assert all(str(level.title) and str(level.about).endswith(".") for level in levels)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("who", [*NAMES[:4], *TASTES])
def test_a_level_chooses_legal_actions_and_repeats_itself(game: str, who: str) -> None:
    player = agent(who)
    for number, state in enumerate(walk(tw.load(game).start(seed=3), 3)):
        if state.outcome is None and number % 17 == 3:
            view = state.view(state.to_act)
            action = player.choose(view, Stream(2, number))
            assert action in state.legal
            assert player.choose(view, Stream(2, number)) is action


def test_strongest_is_the_top_level_by_another_name() -> None:
    state = tw.load("fox").start(seed=2)
    view = state.view(state.to_act)
    strongest = agent("strongest")
    assert strongest.name == "strongest"
    assert strongest.choose(view, Stream(1)) is agent(NAMES[-1]).choose(view, Stream(1))


@pytest.mark.parametrize("game", list(GAMES))
def test_levels_get_sharper_on_the_way_up(game: str) -> None:
    rungs = [rung(game, name) for name in NAMES]
    for lower, higher in pairwise(rungs):
        assert higher.iterations > lower.iterations or not higher.iterations
        assert higher.softness <= lower.softness
    assert rungs[-1].remembers == rungs[-2].remembers == ALL


def test_nobody_softens_a_choice_in_the_last_tricks() -> None:
    game = tw.load("fox")
    state = game.position("0:B2,K7,M11 1:B4,K9,M3 decree=B8 deck=M9,K2 tricks=5-5")
    view = state.view(0)
    assert late(view)
    assert not late(game.start(seed=1).view(0))
    chosen = {agent("seedling").choose(view, Stream(seed)) for seed in range(20)}
    assert chosen == {max(view.legal, key=judge(view))}


def test_a_softened_choice_stays_near_the_best() -> None:
    state = tw.load("fox").start(seed=1)
    legal = state.legal
    values = {action: 0.1 * at for at, action in enumerate(legal)}
    found = {by_judge(legal, values.__getitem__, 0.1, Stream(seed)) for seed in range(60)}
    assert len(found) > 1
    assert min(values[action] for action in found) >= values[legal[-1]] - 0.2 - 1e-9
    tried = Searched(60, tuple(Tried(a, 1.0 + at, 0.0, 0.0, ()) for at, a in enumerate(legal)))
    assert {by_visits(tried, 0.0, Stream(seed)) for seed in range(9)} == {legal[-1]}


def test_a_short_memory_believes_in_worlds_that_are_ruled_out() -> None:
    """Seat 1 showed a void in Keys in the first trick of three; who remembers one trick only, can
    imagine Keys there again, and the cards that were played."""
    game = tw.load("fox")
    for seed in range(40):
        state = game.start(seed=seed)
        for _ in range(14):
            state = state.apply(state.legal[Stream(seed, state.tricks[0]).below(len(state.legal))])
        view = state.view(state.to_act)
        seen = _left(view, 1)
        if seen is None or len(view.legal) < 2:
            continue
        other = 1 - view.viewer
        hands = _hands(Worlds(game, view, seen=seen), other)
        true = _hands(Worlds(game, view), other)
        assert view.known is not None
        played = view.known.played
        assert not any(hand & played for hand in true)
        assert any(hand & played for hand in hands)
        assert all(hand.bit_count() == view.counts[other] for hand in hands)
        assert searched(view, 1, 30, 1).best.action in view.legal
        return
    raise AssertionError("no such position came up")


def _hands(worlds: Worlds, seat: int) -> list[int]:
    drawn: list[Any] = [worlds.draw(Stream(number)) for number in range(40)]
    return [world.hands[seat] for world in drawn]
