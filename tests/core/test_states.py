"""A state is a value: nothing changes it, its parts are known, and whoever looks at it exists."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood.core.errors import BadOption
from tanglewood.core.phase import Choice, Phase
from tests.support import walk

pytestmark = pytest.mark.parametrize("name", list(tw.GAMES))


def test_nothing_changes_a_state(name: str) -> None:
    state = tw.load(name).start(seed=1)
    before = hash(state), state.text
    for part in ("turn", "phase", "hands", "anything"):
        with pytest.raises(AttributeError, match=rf"does not change; .* {part} stays"):
            setattr(state, part, 1)
    assert (hash(state), state.text) == before


def test_a_state_has_no_other_parts_than_its_game_declares(name: str) -> None:
    state = tw.load(name).start(seed=1)
    with pytest.raises(TypeError, match="has no part 'hans'"):
        state._replace(hans=())
    with pytest.raises(TypeError, match="has no part 'hans'"):
        type(state).of(state.game, state.fate, hans=())


def test_a_phase_is_its_name_in_states_and_views(name: str) -> None:
    for state in walk(tw.load(name).start(seed=3), 3):
        for viewer in (*range(state.game.seats), tw.SPECTATOR):
            view = state.view(viewer)
            assert isinstance(view.phase, Phase)
            assert view.phase is state.phase
            assert view.plain()["phase"] == state.phase == state.phase.name
            assert type(view.plain()["phase"]) is str
        assert isinstance(state.phase, Choice) == (state.to_act >= 0)


def test_a_state_shows_its_parts_and_not_what_the_rules_are_made_of(name: str) -> None:
    shown = dir(tw.load(name).start(seed=1))
    assert {"apply", "legal", "hands", "phase", "scores", "text"} <= set(shown)
    hidden = {"FIRST", "POSITION", "ask", "key", "of", "replace", "settle_steps", "with_event"}
    assert not hidden & set(shown)
    assert not [it for it in shown if it.startswith("_") or it == "cache"]


@pytest.mark.parametrize("viewer", [5, 7, -1, -2, -9, "x", None, 0.0, (0,), True, False])
def test_whoever_looks_is_a_seat_or_a_spectator(name: str, viewer: Any) -> None:
    state = tw.load(name).start(seed=1)
    with pytest.raises(BadOption, match="A viewer is a seat, 0 to 1, or SPECTATOR, not"):
        state.view(viewer)


def test_nothing_of_a_state_can_be_taken_away_or_added(name: str) -> None:
    state: Any = tw.load(name).start(seed=1)
    with pytest.raises(AttributeError, match="does not change"):
        del state.hands
    for part in ("round", "cached"):
        with pytest.raises(AttributeError, match="does not change"):
            setattr(state, part, 1)
