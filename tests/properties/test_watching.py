"""Knowledge moves on with a game; whoever looks back, or another way on, is told the same."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tanglewood as tw
from tanglewood.core.chance import Fate
from tanglewood.core.state import State
from tests.support import rule


@rule("fox.hidden", "woods.hidden")
@pytest.mark.parametrize("name", ["fox", "deluxe", "duet", "woods"])
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_a_view_is_the_same_whenever_it_is_asked_for(name: str, data: st.DataObject) -> None:
    game = tw.load(name, players=3) if name == "woods" else tw.load(name)
    seed, luck = data.draw(st.integers(0, 999)), data.draw(st.randoms(use_true_random=False))
    line: list[State[Any]] = [game.first(Fate(seed=seed))]  # not dealt yet
    line.append(line[0].settle())
    while line[-1].outcome is None and len(line) < 60:
        line.append(line[-1].apply(luck.choice(line[-1].legal)))
    for _ in range(25):
        at = luck.randrange(len(line))
        viewer = luck.choice((tw.SPECTATOR, *range(game.seats)))
        state = line[at]
        if state.legal and luck.random() < 0.3:  # another way on
            state = state.apply(luck.choice(state.legal))
        assert state.view(viewer) == _afresh(state).view(viewer)


def _afresh(state: State[Any]) -> State[Any]:
    """The same state at the end of copies of all that led to it, which nobody has looked at."""
    return state._replace(previous=None if state.previous is None else _afresh(state.previous))
