"""What worlds are told of the past is what the seats would have seen, byte for byte."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood.analysis.networks.ahead_fox import evenly, look, mean
from tanglewood.analysis.networks.past_fox import Past
from tanglewood.analysis.search import Weighted
from tanglewood.core.chance import Stream
from tanglewood.kernel import available, twin
from tanglewood.observing import observed
from tests.support import walk

pytestmark = pytest.mark.skipif(not available(), reason="worlds of the kernel")


@pytest.mark.parametrize("name", ["fox", "fox-manual"])
@pytest.mark.parametrize("seed", range(4))
def test_a_world_with_its_past_shows_what_the_law_shows(name: str, seed: int) -> None:
    """Every action of a random game, and the other's random answers until the viewer's turn."""
    answers = Stream(seed, 5)
    for state in walk(tw.load(name).start(seed=seed), seed):
        if state.outcome is None:
            for action in state.legal:
                _compare(state, action, answers)


def _compare(state: Any, action: Any, answers: Stream) -> None:
    world = twin(state)
    deck = world.position()[0][5]
    memory = Past(state.view(state.to_act)).with_action(action)
    law = state.apply(action)
    world.apply(action.index)
    while law.to_act >= 0 and law.round == state.round:
        assert memory.observation(deck, world) == observed(law.view(law.to_act))
        if law.to_act == state.to_act:
            return
        answer = law.legal[answers.below(len(law.legal))]
        law = law.apply(answer)
        world.apply(answer.index)
        memory = memory.and_then(answer)


def test_the_same_seed_looks_into_the_same_worlds() -> None:
    state = tw.load("fox").start(seed=1)
    view: Any = state.view(state.to_act)
    assert look(view, 7, 8) == look(view, 7, 8)
    assert look(view, 7, 8) != look(view, 8, 8)


def test_worlds_are_drawn_as_often_as_they_weigh() -> None:
    state = twin(tw.load("fox").start(seed=1))
    one, two = state.copy(), state.copy()
    drawn = evenly([Weighted(one, 3.0), Weighted(two, 1.0)], 8)
    assert [sum(it is world for it in drawn) for world in (one, two)] == [6, 2]


def test_a_mean_says_how_sure_it_is() -> None:
    assert mean([1.0, 3.0]) == (2.0, 1.0)
    assert mean([5.0]) == (5.0, 0.0)
