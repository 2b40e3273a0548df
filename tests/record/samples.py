"""Small games for the tests of records: quick to play, and every kind of entry in them."""

import copy
from functools import cache
from typing import Any

from tanglewood.agents import agent
from tanglewood.games.registry import GAMES, load
from tanglewood.record import Record
from tanglewood.session import playout

NAMES = tuple(GAMES)


@cache
def finished(name: str = "fox", seed: int = 1) -> Record:
    """A finished game of uniform agents."""
    game = load(name)
    return playout(game, [agent("uniform")] * game.seats, seed).record


def plain(name: str = "fox", seed: int = 1) -> dict[str, Any]:
    """The same as plain values that a test may change."""
    return copy.deepcopy(finished(name, seed).plain())


def first(record: dict[str, Any], key: str, value: object = ...) -> int:
    """The number of the first entry with this key (and value)."""
    for number, entry in enumerate(record["entries"], 1):
        if key in entry and value in (..., entry[key]):
            return number
    raise AssertionError(f"no entry has {key}")
