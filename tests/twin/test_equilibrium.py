"""Small fox rounds unfolded: the law's own situations, an equilibrium, exact best answers."""

from collections import defaultdict
from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import pytest

from tanglewood import BadOption, load
from tanglewood.analysis.equilibrium import Equilibrium
from tanglewood.core.view import View
from tanglewood.games.fox.state import FoxState

SMALL: dict[str, Any] = {"suits": 2, "ranks": [1, 3, 5], "hand": 2, "scores": [2, 0, 3]}
"""Six cards with Swans, Foxes and Woodcutters: 180 deals."""


@cache
def small() -> Equilibrium:
    return Equilibrium(load("fox-mini", **SMALL))


def deals() -> list[FoxState]:
    """Every deal of the small game once, by the law."""
    game = load("fox-mini", **SMALL)
    cards = game.rules.deck
    orders = {(*sorted(o[:2]), *sorted(o[2:4]), *o[4:]) for o in permutations(cards)}
    return [game.start(chance=[(1,), order]) for order in sorted(orders)]


Chances = dict[tuple[View, int], float]


def law_policy(found: Equilibrium, policy: list[float]) -> Chances:
    """A policy by what the law shows to the seat to act."""
    chances: Chances = {}
    for number in range(found.situations):
        one = found.situation(number)
        view = found.state(one).view(one.seat)
        for place, action in enumerate(one.legal):
            assert (view, action) not in chances, "two situations with the same view"
            chances[view, action] = policy[one.at + place]
    return chances


def best_answer(states: list[FoxState], chances: Chances, seat: int) -> float:
    """What a best answer gets on average from these deals: the law alone, view by view."""
    return sum(_best([(state, 1.0) for state in states], chances, seat)) / len(states)


def _best(reached: list[tuple[FoxState, float]], chances: Chances, seat: int) -> list[float]:
    """What each of these moments brings the seat, weighted by its chance; those that the seat
    cannot tell apart get the same answer."""
    values = [0.0] * len(reached)
    asked: dict[View, list[int]] = defaultdict(list)
    onwards: list[tuple[int, FoxState, float]] = []
    for at, (state, chance) in enumerate(reached):
        if state.to_act < 0:
            ahead = state.scores[0] - state.scores[1]
            values[at] = chance * (ahead if seat == 0 else -ahead)
        elif state.to_act == seat:
            asked[state.view(seat)].append(at)
        else:
            view = state.view(state.to_act)
            onwards += [
                (at, state.apply(action), chance * chances[view, action.index])
                for action in state.legal
            ]
    if onwards:
        below = _best([(state, chance) for _, state, chance in onwards], chances, seat)
        for (at, _, _), value in zip(onwards, below, strict=True):
            values[at] += value
    for places in asked.values():
        answers = []
        for action in reached[places[0]][0].legal:
            after = [(reached[at][0].apply(action), reached[at][1]) for at in places]
            answers.append(_best(after, chances, seat))
        best = max(answers, key=sum)
        for at, value in zip(places, best, strict=True):
            values[at] = value
    return values


@pytest.mark.parametrize("kind", ["uniform", "random"])
def test_a_best_answer_is_the_one_that_the_law_finds(kind: str) -> None:
    found, random = small(), Random(4)
    policy = [0.0] * found.numbers
    for number in range(found.situations):
        one = found.situation(number)
        weights = [1.0 if kind == "uniform" else random.random() for _ in one.legal]
        for place, weight in enumerate(weights):
            policy[one.at + place] = weight / sum(weights)
    measured = found.exploited(policy)
    chances = law_policy(found, policy)
    states = deals()
    assert len(states) == 180
    assert measured.first == pytest.approx(best_answer(states, chances, 0), abs=1e-4)
    assert measured.second == pytest.approx(best_answer(states, chances, 1), abs=1e-4)


def test_the_small_fox_is_solved() -> None:
    found = Equilibrium(load("fox-mini"))
    before = found.exploited()
    assert before.exploitability > 1
    found.run(60)
    after = found.exploited()
    assert found.iterations == 60
    assert after.exploitability < 0.01
    assert -after.second <= after.value + 1e-6
    assert after.value <= after.first + 1e-6


def test_a_policy_can_be_asked_for_situation_by_situation() -> None:
    found = small()
    asked = 0

    def first_card(state: FoxState) -> dict[int, float]:
        nonlocal asked
        asked += 1
        return {state.legal[0].index: 1.0}

    policy = found.policy(first_card)
    assert asked == sum(1 for _ in found.open_situations())
    for number in range(found.situations):
        one = found.situation(number)
        assert sum(policy[one.at : one.at + len(one.legal)]) == pytest.approx(1)
    assert found.exploited(policy).exploitability > found.exploited().exploitability


def test_what_cannot_be_unfolded_is_refused() -> None:
    with pytest.raises(BadOption, match="too large"):
        Equilibrium(load("fox-mini", suits=3, ranks=[1, 3, 5, 7, 9], hand=6, scores=[0] * 7))
    duet: Any = load("duet")
    with pytest.raises(BadOption, match="fox"):
        Equilibrium(duet)
    with pytest.raises(ValueError, match="numbers"):
        small().exploited([1.0])
    with pytest.raises(ValueError, match="no situation"):
        small().situation(10**6)
