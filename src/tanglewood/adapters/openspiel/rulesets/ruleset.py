"""What a game's module says about it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from tanglewood.adapters.openspiel.draw import GroupSizes


@dataclass(frozen=True, slots=True)
class Limits:
    """What a game cannot pass: rounds played, decisions and rows of what is seen in a whole game,
    the points of one seat, and the chance outcomes of one draw."""

    rounds: int
    decisions: int
    rows: int
    points: int
    outcomes: int


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A game's module as a value.

    `slots` name the columns of what rows speak of, `ways` kinds of rows that events name
    themselves. `limits` are those of a game played for this many rounds at most (0: as many as the
    rules allow). `resampled` gives the steps of another game that looks the same to a player."""

    plans: Callable[[Any], Mapping[str, GroupSizes]]
    slots: Callable[[Any], tuple[str, ...]]
    limits: Callable[[Any, int], Limits]
    resampled: Callable[..., Any]
    ways: tuple[str, ...] = ()


LONG = 16
"""How many rounds are played at most where the rules set no bound."""


class NamedGames(Protocol):
    """What a family's module offers: its games by their names in OpenSpiel."""

    GAMES: Mapping[str, Any]
