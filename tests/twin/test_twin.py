"""A twin speaks like the law: positions go over and back, counts and statistics agree."""

from random import Random
from typing import Any

import pytest

from tanglewood import CHANCE, NOBODY, BadOption, BadText, load
from tanglewood.core.state import State
from tanglewood.kernel import TWINS, playouts, twin
from tanglewood.kernel.lockstep import Difference, compare, walk
from tanglewood.kernel.mixes import mixed


def moments(name: str, number: int) -> list[State[Any]]:
    """The states of one random game."""
    state: State[Any] = mixed(name, number).start(seed=number)
    random, found = Random(number), [state]
    while state.to_act != NOBODY:
        state = state.apply(random.choice(state.legal))
        found.append(state)
    return found


def law_perft(state: State[Any], depth: int) -> int:
    if depth == 0:
        return 1
    if state.to_act == CHANCE:
        return 0
    return sum(law_perft(state.apply(action), depth - 1) for action in state.legal)


@pytest.mark.parametrize("name", TWINS)
def test_a_position_goes_over_and_back(name: str) -> None:
    for number in range(6):
        for state in moments(name, number):
            there = twin(state)
            back = there.state()
            assert back == state
            assert back.legal == state.legal
            assert not compare(back, there, views=False)


@pytest.mark.parametrize("name", TWINS)
def test_perft_agrees(name: str) -> None:
    for number in range(4):
        states = moments(name, number)
        for state in (states[0], states[len(states) // 2], states[-2]):
            state = state.game.position(state.text)  # without a fate: chance stays open
            for depth in range(4):
                assert twin(state).perft(depth) == law_perft(state, depth)


@pytest.mark.parametrize("name", TWINS)
def test_playouts_do_not_depend_on_the_number_of_threads(name: str) -> None:
    game = load(name)
    one = playouts(game, 3000, seed=11, threads=1)
    assert one == playouts(game, 3000, seed=11, threads=3)
    assert one != playouts(game, 3000, seed=12, threads=1)
    assert one.games == 3000
    assert all(0 <= wins <= 3000 for wins in one.wins)


@pytest.mark.parametrize("name", TWINS)
def test_playouts_have_the_length_of_the_laws_random_games(name: str) -> None:
    game = load(name)
    lengths = []
    for seed in range(300):
        state, random, decisions = game.start(seed=seed), Random(seed), 0
        while state.to_act != NOBODY:
            state = state.apply(random.choice(state.legal))
            decisions += 1
        lengths.append(decisions)
    mean = sum(lengths) / len(lengths)
    spread = (sum((length - mean) ** 2 for length in lengths) / len(lengths)) ** 0.5
    found = playouts(game, 20_000, seed=3)
    assert abs(found.decisions / found.games - mean) <= 5 * spread / len(lengths) ** 0.5


def test_random_fox_rounds_have_the_known_number_of_decisions() -> None:
    found = playouts(load("fox", target=0), 200_000, seed=1)
    assert found.decisions / found.games == pytest.approx(30.35, abs=0.02)


def test_a_difference_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("fox")
    state, other = game.start(seed=1), twin(game.start(seed=2))
    assert "position: the law has" in compare(state, other)
    monkeypatch.setattr("tanglewood.kernel.lockstep.twin", lambda game: other)
    with pytest.raises(Difference, match="seed 5, after"):
        walk(game, seed=5)


@pytest.mark.parametrize("name", TWINS)
def test_what_a_seat_sees_cannot_differ_unnoticed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt: State[Any] = load(name).start(seed=1)
    state = dealt.game.position(dealt.text)
    other = twin(state)
    assert not compare(state, other)
    right = [other.observed(seat) for seat in range(state.game.seats)]
    for seat, seen in enumerate(right):
        for place in (0, len(seen) // 2, len(seen) - 1):
            wrong = right.copy()
            wrong[seat] = seen[:place] + bytes([seen[place] ^ 1]) + seen[place + 1 :]
            monkeypatch.setattr(other, "observed", wrong.__getitem__)
            assert compare(state, other).startswith(f"what seat {seat} sees: ")


def test_what_is_not_legal_is_refused() -> None:
    other = twin(load("fox").start(seed=1))
    with pytest.raises(ValueError, match="The action 99 is not legal now"):
        other.apply(99)
    with pytest.raises(ValueError, match="Nothing is drawn"):
        other.draw((0,))
    fresh = twin(load("fox"))
    with pytest.raises(ValueError, match="no outcome of 'dealer'"):
        fresh.draw((2,))
    with pytest.raises(ValueError, match="is no seat"):
        fresh.observed(2)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("0:B2,K9 1:B4 decree=K3", "must be equally large"),
        ("0:B2 1:B4 decree=K3 tricks=9-9", "A round has 13 tricks"),
        ("0:B5 1:B4 decree=K3", "A Woodcutter draws a card, but the deck is empty"),
    ],
)
def test_an_impossible_position_is_refused_kindly(position: str, sentence: str) -> None:
    with pytest.raises(BadText, match=sentence):
        twin(load("fox").position(position))


def test_a_game_without_a_twin_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("fox")
    monkeypatch.setitem(vars(game), "name", "chess")
    with pytest.raises(BadOption, match="The kernel does not know chess; it knows fox"):
        twin(game)
