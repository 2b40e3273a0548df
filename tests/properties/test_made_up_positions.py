"""Positions that somebody makes up: refused with one sentence, or played to an end."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tanglewood as tw
from tanglewood.core.chance import Stream
from tanglewood.core.errors import BadText
from tanglewood.core.game import Game
from tanglewood.core.state import State
from tests.properties.made_up import made_up
from tests.support import EVERY_MIX

LONG_ENOUGH = 20_000
"""More steps than any of these games has."""


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
@settings(max_examples=120, deadline=None)
@given(data=st.data())
def test_a_made_up_position_is_refused_or_played_to_an_end(
    name: str, options: dict[str, Any], data: st.DataObject
) -> None:
    game = tw.load(name, **options)
    text = data.draw(made_up(game))
    _refused_or_ends(game, text, data.draw(st.integers(0, 9)))


def _refused_or_ends(game: Game[Any], text: str, seed: int) -> None:
    try:
        state = game.position(text)
    except BadText as refusal:
        if not str(refusal).endswith("."):
            raise AssertionError("not a sentence") from refusal
        return
    assert game.position(state.text) == state
    stream = Stream(seed)
    for step in range(LONG_ENOUGH):
        if state.outcome is not None:
            assert state.to_act == tw.NOBODY
            return
        state = _moved(state, stream, seed + step)
    raise AssertionError(f"no end: {text}")


def _moved(state: State[Any], stream: Stream, seed: int) -> State[Any]:
    for viewer in (*range(state.game.seats), tw.SPECTATOR):
        if seed % 31 == 0:
            state.view(viewer).plain()
    if state.to_act == tw.CHANCE:
        assert state.chance is not None
        return state.draw(Stream(seed))
    assert 0 <= state.to_act < state.game.seats, state.text
    assert state.legal, state.text
    return state.apply(state.legal[stream.below(len(state.legal))])
