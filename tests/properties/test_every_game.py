"""What holds in every position of every game, on random games of every option mix."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tanglewood as tw
from tests.support import EVERY_MIX, MIXES, said, walk

SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=12, deadline=None)


def test_every_game_has_an_option_mix() -> None:
    assert set(MIXES) == set(tw.GAMES)


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
@FEW
@given(seed=SEEDS)
def test_a_seat_with_a_choice_is_to_act_until_the_end(
    name: str, options: dict[str, Any], seed: int
) -> None:
    game = tw.load(name, **options)
    for state in walk(game.start(seed=seed), seed):
        over = state.outcome is not None
        assert over == (state.to_act == tw.NOBODY)
        assert over == (len(state.legal) == 0)
        assert over or 0 <= state.to_act < game.seats
        assert state.chance is None
    assert state.outcome is not None
    assert set(state.outcome.winners) <= set(range(game.seats))


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
@FEW
@given(seed=SEEDS)
def test_position_texts_read_back_and_continue_alike(
    name: str, options: dict[str, Any], seed: int
) -> None:
    game = tw.load(name, **options)
    for state in walk(game.start(seed=seed), seed):
        read = game.position(state.text)
        assert read == state
        assert read.text == state.text
        assert (read.to_act, read.legal) == (state.to_act, state.legal)
        assert read.outcome == state.outcome
        assert read.scores == state.scores


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
@settings(max_examples=3, deadline=None)
@given(seed=SEEDS)
def test_exactly_the_legal_actions_are_accepted(
    name: str, options: dict[str, Any], seed: int
) -> None:
    game = tw.load(name, **options)
    for number, state in enumerate(walk(game.start(seed=seed), seed)):
        if state.outcome is not None or number % 7:
            continue
        legal = set(state.legal)
        assert [action.index for action in state.legal] == sorted(a.index for a in legal)
        for action in game.actions:
            if action in legal:
                state.apply(action)
            else:
                with pytest.raises(tw.IllegalAction) as refusal:
                    state.apply(action)
                assert refusal.value.rule in str(refusal.value)


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
@settings(max_examples=3, deadline=None)
@given(seed=SEEDS)
def test_every_event_has_words_and_plain_values_for_every_viewer(
    name: str, options: dict[str, Any], seed: int
) -> None:
    game = tw.load(name, **options)
    names = tuple("ABCDE"[: game.seats])
    *_, last = walk(game.start(seed=seed), seed)
    for viewer in (*range(game.seats), tw.SPECTATOR):
        view = last.view(viewer)
        for event in view.log:
            assert said(game, event, names)
            assert game.event_fields(event)["event"]
        assert view.plain()["viewer"] == viewer
        assert view.unaided().plain()["scores"] == list(last.scores)
        if name != "woods":  # in the woods everything ever shown still lies open
            assert view.unaided() != view


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
@FEW
@given(seed=SEEDS)
def test_the_same_chance_and_actions_give_the_same_game(
    name: str, options: dict[str, Any], seed: int
) -> None:
    game = tw.load(name, **options)
    again = tw.load(name, **dict(game.options))
    assert again == game
    first, second = game.start(seed=seed), again.start(seed=seed)
    for one, two in zip(walk(first, seed), walk(second, seed), strict=True):
        assert one == two
        assert one.events == two.events


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_components_load_the_same_game_again(name: str, options: dict[str, Any]) -> None:
    game = tw.load(name, **options)
    if game.components:
        given_back = tw.load(name, **{**options, "components": game.components})
        assert given_back.components == game.components
