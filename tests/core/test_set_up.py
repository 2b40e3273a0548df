"""Whoever looks at a position may ask all that one may ask in a game that was dealt."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood import kernel
from tanglewood.core.seat import SPECTATOR
from tests.support import EVERY_MIX, walk

EVERY = pytest.mark.parametrize("name", list(tw.GAMES))


def some_positions(name: str, **options: Any) -> list[tw.State[Any]]:
    """Moments of a few games, each as a position that a game begins with."""
    game = tw.load(name, **options)
    found = []
    for seed in range(3):
        asked = [state for state in walk(game.start(seed=seed), seed) if state.to_act >= 0]
        found += [game.position(state.text) for state in asked[:: len(asked) // 4]]
    return found


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_a_view_tells_which_worlds_fit_a_position(name: str, options: dict[str, Any]) -> None:
    for state in some_positions(name, **options):
        for seat in range(state.game.seats):
            view = state.view(seat)
            count = tw.world_count(view)
            assert count == tw.world_count(state, seat=seat) >= 1
            if kernel.available():
                assert count == kernel.view_world_count(state, view)
            for world in tw.worlds(view, 2, seed=3):
                assert world.view(seat) == view


@EVERY
def test_the_first_event_of_a_position_says_that_it_was_set_up(name: str) -> None:
    for state in some_positions(name):
        (told,) = state.events
        assert (told.kind, state.story) == ("set-up", (told,))
        assert str(state.game.message(told)).startswith("The game begins with a position")
        assert state.view(SPECTATOR).log == (told.seen_by(SPECTATOR),)


@EVERY
def test_what_was_set_up_is_told_without_the_cards_of_others(name: str) -> None:
    for state in some_positions(name):
        (told,) = state.events
        for viewer in (*range(state.game.seats), SPECTATOR):
            hands = told.seen_by(viewer).plain()["hands"]
            assert isinstance(hands, list)
            open_hands = [seat for seat, hand in enumerate(hands) if hand is not None]
            assert open_hands == [viewer] * (viewer >= 0)


@EVERY
@pytest.mark.parametrize(
    "who", ["search", "heuristic", "ahead", "strongest", "birch", "humble-seeker"]
)
def test_agents_play_on_from_a_position(name: str, who: str) -> None:
    for state in some_positions(name)[::4]:
        view = state.view(state.to_act)
        assert tw.agent(who).choose(view, tw.Stream(1)) in view.legal


@EVERY
def test_a_hint_of_a_position_is_the_same_by_its_view(name: str) -> None:
    state = some_positions(name)[2]
    found = tw.hint(state.view(state.to_act), iterations=50)
    assert found == tw.hint(state, iterations=50)
    assert found.action in state.legal
