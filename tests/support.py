"""What many tests share: citing rules, option mixes, walking random games."""

from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.core.chance import Stream
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.state import State
from tanglewood.words import table_voice

rule = pytest.mark.rule
"""`@rule("fox.follow")`: the rule ids that a test witnesses; every id must have a witness."""

MIXES: dict[str, list[dict[str, Any]]] = {
    "fox": [{}, {"target": 0}, {"target": 35}],
    "fox-manual": [{}, {"target": 16}],
    "fox-mini": [
        {},
        {"suits": 3, "ranks": [1, 3, 5, 7, 9, 11], "hand": 6, "scores": [6, 1, 2, 6, 6, 0, 0]},
        {"target": 7},
    ],
    "deluxe": [
        {},
        {"special": 9},
        {"special": 5, "goals": False},
        {"special": ["Mirror", "Crown", "Hammer", "Potion"], "poison": False},
        {"special": 0, "target": 0},
        {"special": ["Shovel", "Fairy", "Tree", "Axe", "Bow", "Mirror"], "target": 35},
    ],
    "duet": [{}, {"level": 2}, {"level": 3}],
    "woods": [
        {},
        {"players": 1},
        {"players": 1, "gentle": True, "deck": "tapered"},
        {"players": 3},
        {"players": 4, "deck": "tapered"},
        {"players": 5},
    ],
}
"""Options that together touch every module of every game."""

EVERY_MIX = [
    pytest.param(name, options, id=f"{name} {options}" if options else name)
    for name in tw.GAMES
    for options in MIXES[name]
]
"""One test case for every game and option mix."""


ROOT = Path(__file__).parents[1]


def script(path: str) -> ModuleType:
    """A script of the repository as a module: `script("docs/tools/game_pages.py")`."""
    spec = spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def said(game: Game[Any], event: Event, names: tuple[str, ...]) -> str:
    """An event as an English sentence."""
    return table_voice(game, names).say(game.message(event))


def walk(state: State[Any], seed: int) -> Iterator[State[Any]]:
    """The states of a uniformly random game from here to its end, the given one first."""
    stream = Stream(seed, 99)
    yield state
    while state.outcome is None:
        legal = state.legal
        state = state.apply(legal[stream.below(len(legal))])
        yield state


def levelled(game: Game[Any], text: str) -> str:
    """The position with its shorter hand filled up, by plain cards that it does not speak of.

    Both hands of a position must last equally long; most rules are shown by the cards of one.
    """
    for more in range(10):
        for seat in "01":
            filled = _filled(text, seat, more)
            try:
                game.position(filled)
            except tw.BadText as refusal:
                if getattr(refusal.message, "id", "") != "position-unequal":
                    return filled  # for another reason, which the test is about
            else:
                return filled
    return text


_PLAIN = [f"{suit}{rank}" for rank in (6, 10, 4, 2, 8) for suit in "MKB"]


def _filled(text: str, seat: str, more: int) -> str:
    parts = [part for part in text.split() if not part.startswith(f"{seat}:")]
    (held,) = [part[2:] for part in text.split() if part.startswith(f"{seat}:")] or ["-"]
    words = set(text.replace(":", " ").replace("=", " ").replace(",", " ").split())
    spare = [card for card in _PLAIN if card not in words]
    cards = [card for card in held.split(",") if card != "-"] + spare[:more]
    return " ".join([f"{seat}:{','.join(cards) or '-'}", *parts])
