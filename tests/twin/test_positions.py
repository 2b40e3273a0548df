"""A position that is set up goes on in law and kernel alike, with views that begin there."""

from random import Random
from typing import Any

import pytest

from tanglewood import CHANCE, NOBODY
from tanglewood.core.chance import Drawn, Stream, drawn_from
from tanglewood.core.state import State
from tanglewood.kernel import TWINS, twin
from tanglewood.kernel.lockstep import compare
from tanglewood.kernel.mixes import mixed

STEPS = 20


@pytest.mark.parametrize("name", TWINS)
def test_a_position_that_is_set_up_goes_on_alike(name: str) -> None:
    for number in range(15):
        random = Random(number)
        state: State[Any] = mixed(name, number).start(seed=number)
        length = random.randrange(60)
        while state.to_act != NOBODY and length > 0:
            state = state.apply(random.choice(state.legal))
            length -= 1
        go_on(state.game.position(state.text), random)


def go_on(state: State[Any], random: Random) -> None:
    """Walk some steps side by side from a state without a past."""
    other = twin(state)
    for step in range(STEPS):
        assert not compare(state, other), state.text
        if state.to_act == NOBODY:
            return
        if state.to_act == CHANCE:
            assert state.chance is not None
            items = drawn_from(Stream(step), state.chance)
            state = state.apply(Drawn(items))
            other.draw(items)
        else:
            action = random.choice(state.legal)
            state = state.apply(action)
            other.apply(action.index)
