"""A position that is set up goes on in law and kernel alike, with what is seen from there on."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tanglewood import CHANCE, NOBODY, BadText, load
from tanglewood.core.chance import Drawn, Stream, drawn_from
from tanglewood.core.state import State
from tanglewood.kernel import TWINS, twin
from tanglewood.kernel.lockstep import compare
from tanglewood.kernel.mixes import mixed
from tests.properties.made_up import made_up
from tests.support import EVERY_MIX

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


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_a_made_up_position_that_the_law_accepts_goes_on_alike(
    name: str, options: dict[str, Any], data: st.DataObject
) -> None:
    game = load(name, **options)
    try:
        state = game.position(data.draw(made_up(game)))
    except BadText:
        return
    go_on(state, Random(data.draw(st.integers(0, 9))))


def go_on(state: State[Any], random: Random) -> None:
    """Walk some steps side by side from a state without a past."""
    other = twin(state)
    views = not past_matters(state)
    for step in range(STEPS):
        assert not compare(state, other, views=views), state.text
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


def past_matters(state: State[Any]) -> bool:
    """Whether an observation tells of a past that was not walked: of a trick going on the law
    counts the cards as played and the kernel does not, and of points won before a Deluxe round the
    kernel has the position and the law only its log."""
    return bool(getattr(state, "trick", ())) or any(getattr(state, "scores_before", ()))
