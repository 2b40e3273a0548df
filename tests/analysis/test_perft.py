"""Perft counts what walking through the decisions one by one counts."""

from typing import Any

import pytest

from tanglewood.analysis.perft import perft
from tanglewood.cards.card import numbers_of
from tanglewood.core.errors import BadChance
from tanglewood.core.seat import NOBODY
from tanglewood.core.state import State
from tanglewood.games.registry import GAMES, load
from tanglewood.record import Luck


def _walked(state: State[Any], depth: int) -> int:
    if depth == 0:
        return 1
    return sum(_walked(state.apply(action), depth - 1) for action in state.legal)


@pytest.mark.parametrize("name", GAMES)
def test_perft_is_the_number_of_walks(name: str) -> None:
    game = load(name)
    state = game.start(seed=2)
    assert perft(game, Luck(2), 3) == [_walked(state, depth) for depth in range(4)]


def test_a_finished_game_adds_nothing_to_greater_depths() -> None:
    game = load("fox-mini")
    counts = perft(game, Luck(1), 14)
    assert counts[0] == 1
    assert counts[-1] == 0
    assert counts[6] > 0


def test_chance_on_the_way_is_taken_from_the_seed() -> None:
    game = load("fox-mini", hand=1, ranks=[2, 4], scores=[1, 0], target=3)
    counts = perft(game, Luck(7), 8)
    state = game.start(seed=7)
    assert counts == [_walked(state, depth) for depth in range(9)]
    assert counts[6] > 0, "the third round is reached"


def test_a_given_deal_is_used() -> None:
    game = load("fox-mini")
    deal = {"dealer": ((0,),), "deal": (numbers_of(game.start(seed=9).game.rules.deck),)}
    counts = perft(game, Luck(None, deal), 3)
    state = game.start(chance=[(0,), deal["deal"][0]])
    assert counts == [_walked(state, depth) for depth in range(4)]
    with pytest.raises(BadChance, match="No outcome is given for 'deal' number 1"):
        perft(game, Luck(None, {"dealer": ((0,),)}), 1)


def test_depth_zero_counts_the_start() -> None:
    assert perft(load("fox"), Luck(1), 0) == [1]
    assert load("fox").start(seed=1).to_act != NOBODY
