"""Tanglewood: play, study and research a family of forest card games.

>>> import tanglewood as tw
>>> state = tw.load("fox", target=16).start(seed=7)
>>> state = state.apply(state.legal[0])
"""

from tanglewood.core.errors import (
    BadChance,
    BadComponents,
    BadOption,
    BadText,
    GameOver,
    IllegalAction,
    NotYourTurn,
    TanglewoodError,
)
from tanglewood.core.seat import CHANCE, NOBODY, SPECTATOR
from tanglewood.games.registry import GAMES, load

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "SPECTATOR",
    "BadChance",
    "BadComponents",
    "BadOption",
    "BadText",
    "GameOver",
    "IllegalAction",
    "NotYourTurn",
    "TanglewoodError",
    "load",
]
