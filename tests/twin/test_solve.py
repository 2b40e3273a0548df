"""The solver of fox rounds: equal to brute force, honest about its limits."""

from random import Random
from typing import Any

import pytest

from tanglewood import BadOption, load
from tanglewood.analysis.solver_fox import minimax, solve, solve_actions, tricks_left, values_by_end
from tanglewood.games.fox.state import FoxState
from tanglewood.kernel import Twin, twin
from tanglewood.kernel.mixes import mixed

RULESETS = ("fox", "fox-manual", "fox-mini")


def ending(name: str, number: int, cards: int) -> Twin | None:
    """A random-play ending with this many cards in both hands, a trick about to be led."""
    game: Any = mixed("fox-mini", number) if name == "fox-mini" else load(name)
    random = Random(f"{name} {number}")
    here = twin(game)
    while here.to_act != -2:
        if here.chance is not None:
            here.draw(tuple(random.sample(here.chance.items, here.chance.count)))
        else:
            hands, trick = here.position()[1], here.position()[2]
            if not trick and [hand.bit_count() for hand in hands] == [cards, cards]:
                return here
            here.apply(random.choice(here.legal))
    return None


@pytest.mark.parametrize(
    ("name", "cards", "count"),
    [
        ("fox", 3, 3000),
        ("fox", 4, 1500),
        ("fox", 5, 250),
        ("fox-manual", 3, 3000),
        ("fox-manual", 4, 1500),
        ("fox-manual", 5, 250),
        ("fox-mini", 2, 2000),
        ("fox-mini", 3, 2000),
        ("fox-mini", 4, 500),
    ],
)
def test_endings_have_the_value_that_brute_force_finds(name: str, cards: int, count: int) -> None:
    for number in range(count):
        here: Any = ending(name, number, cards)
        if here is not None:
            value, action, _ = here.native.solve()
            assert value == here.native.minimax(), here.state()
            assert dict(here.native.solve_actions())[action] == value


def brute_force(state: FoxState, scores: tuple[int, int]) -> int:
    """The law alone: what the round brings seat 0 less what it brings seat 1."""
    if state.scores_before != scores or state.to_act < 0:
        return state.scores[0] - state.scores[1] - scores[0] + scores[1]
    values = [brute_force(state.apply(action), scores) for action in state.legal]
    return max(values) if state.to_act == 0 else min(values)


@pytest.mark.parametrize("name", RULESETS)
def test_endings_have_the_value_that_the_law_gives_when_every_line_is_tried(name: str) -> None:
    for number in range(40):
        state: FoxState = load(name, target=0).start(seed=number)
        random = Random(number)
        while tricks_left(state) > 2 + (number % 4 == 0):
            state = state.apply(random.choice(state.legal))
        before = state.scores_before
        found = solve(state)
        assert found is not None
        assert found.value == brute_force(state, before)
        assert found.value == minimax(state)
        by_action = solve_actions(state)
        assert by_action == {a: brute_force(state.apply(a), before) for a in state.legal}


def test_every_moment_of_a_trick_can_be_solved() -> None:
    state: FoxState = load("fox").start(seed=11)
    random = Random(11)
    phases = set()
    while state.to_act >= 0 and state.round == 1:
        if tricks_left(state) <= 3:
            phases.add(state.phase)
            found = solve(state)
            assert found is not None
            assert found.value == minimax(state)
            assert found.action in state.legal
        state = state.apply(random.choice(state.legal))
    assert len(phases) >= 2


def test_adjacent_cards_differ_while_a_fox_can_bring_one_back() -> None:
    # K6 or K8 as the decree: the other side's Fox may take it up and meet the one that stayed.
    state = load("fox").position(
        "0:K3,K6,K8 1:B3,M2,K5 decree=M4 deck=B2,B4,B6 tricks=5-5 leader=0"
    )
    assert solve_actions(state) == {
        action: minimax_of(state, action.text) for action in state.legal
    }


def minimax_of(state: FoxState, text: str) -> int:
    return brute_force(state.apply(text), state.scores_before)


def test_an_objective_is_any_table_of_ends() -> None:
    state: FoxState = load("fox").start(seed=3)
    random = Random(3)
    while tricks_left(state) > 3:
        state = state.apply(random.choice(state.legal))
    plain = values_by_end(state, lambda _, points, __: points[0] - points[1])
    assert (found := solve(state, plain)) is not None
    assert found.value == minimax(state)
    for _ in range(20):
        odd = values_by_end(state, lambda _, __, ___: random.randint(-(10**6), 10**6))
        assert (found := solve(state, odd)) is not None
        assert found.value == minimax(state, odd)


def test_scores_of_a_match_reach_the_objective() -> None:
    state = load("fox").position("0:B2 1:B4 decree=M1 tricks=6-6 before=18-20 leader=0")
    seen: set[tuple[int, int]] = set()

    def worth(_: tuple[int, int], __: tuple[int, int], scores: tuple[int, int]) -> int:
        seen.add(scores)
        return 1 if scores[0] > scores[1] else -1

    assert (found := solve(state, values_by_end(state, worth))) is not None
    assert found.value == -1
    assert (21, 26) in seen


def test_a_limit_of_nodes_ends_the_solve_without_an_answer() -> None:
    state: FoxState = load("fox").start(seed=1)
    assert solve(state, nodes=1000) is None
    assert solve_actions(state, nodes=1000) is None


def test_what_cannot_be_solved_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadOption, match="nothing to solve"):
        solve(load("fox").start())
    duet: Any = load("duet").start(seed=1)
    with pytest.raises(BadOption, match="fox, fox-manual and fox-mini"):
        solve(duet)
    state: FoxState = load("fox").start(seed=1)
    with pytest.raises(ValueError, match="224 values"):
        solve(state, [1, 2, 3])
