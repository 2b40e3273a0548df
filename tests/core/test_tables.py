"""The table in words: numbers and nouns agree, and every sentence is true."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tanglewood.core.chance import Stream
from tanglewood.games.registry import GAMES, load
from tanglewood.session import show
from tanglewood.words import table_voice
from tests.support import EVERY_MIX

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
_MANY = "cards|points|tricks|gems|tokens|rounds|games|players|paws|Treasures|steps|spaces|goals"
_ONE_OF_MANY = re.compile(rf"\b1 (\w+ )?({_MANY})\b")


def _played(name: str, options: dict[str, Any], seed: int) -> Iterator[Any]:
    """Every state of a random game."""
    game = load(name, **options)
    state, stream = game.start(seed=seed), Stream(seed, 1)
    while True:
        yield state
        if state.outcome is not None:
            return
        state = state.apply(state.legal[stream.below(len(state.legal))])


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_one_thing_is_never_told_as_many(name: str, options: dict[str, Any]) -> None:
    for state in _played(name, options, 5):
        game = state.game
        voice = table_voice(game, NAMES[: game.seats])
        told = [voice.say(game.message(event)) for event in state.events]
        for viewer in range(game.seats):
            view = state.view(viewer)
            told += show.position(view, voice)
        for line in told:
            assert not _ONE_OF_MANY.search(line), line


@pytest.mark.parametrize("name", ["fox", "fox-manual", "fox-mini", "deluxe"])
@pytest.mark.parametrize(
    ("target", "told"),
    [(0, "the game is one round"), (1, "ends at 1 point"), (16, "ends at 16 points")],
)
def test_how_long_a_game_goes_on_is_true(name: str, target: int, told: str) -> None:
    game = load(name, target=target)
    lines = show.position(game.start(seed=1).view(0), table_voice(game, NAMES[: game.seats]))
    assert lines[0].endswith(told)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_own_table(name: str) -> None:
    game = load(name)
    view = game.start(seed=1).view(0)
    assert not any(line.startswith("phase:") for line in show.position(view, table_voice(game)))
