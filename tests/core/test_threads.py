"""What is asked of a state may be asked in any thread."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

import tanglewood as tw
from tests.support import walk

Looked = tuple[dict[str, object], tuple[tw.Event, ...], list[str]]


@pytest.fixture(autouse=True)
def threads_that_take_turns_often() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def look(state: tw.State[Any], viewer: int) -> Looked:
    view = state.view(viewer)
    return view.plain(), view.log, state.legal.texts


@pytest.mark.parametrize("name", list(tw.GAMES))
def test_threads_that_look_at_the_same_game_see_what_one_alone_sees(name: str) -> None:
    game = tw.load(name)
    viewers = (*range(game.seats), tw.SPECTATOR)
    alone = [
        {viewer: look(state, viewer) for viewer in viewers} for state in walk(game.start(seed=5), 5)
    ]
    states = list(walk(game.start(seed=5), 5))

    def wander(seed: int) -> bool:
        """Forwards, backwards and across the game, as several tables of one game would."""
        rng = Random(seed)
        order = rng.sample(range(len(states)), min(40, len(states)))
        looked = ((at, viewer) for at in order for viewer in viewers)
        return all(look(states[at], viewer) == alone[at][viewer] for at, viewer in looked)

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(wander, range(16)))
