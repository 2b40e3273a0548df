"""What a game's module says about it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from tanglewood.adapters.openspiel.draw import Plan

Row = tuple[int, int, int]
"""Something seen: its kind, a seat (-1 if it has none), and a mask of the slots it speaks of."""


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

    `kinds` and `slots` name the columns of what is recalled, and in rows of the `numbered` kinds a
    slot is no card but a number; `rows` turns an event, as a viewer
    saw it, into rows, leaving out what follows from others. `limits` are those of a game played
    for so many rounds at most (0: as many as the rules allow). `resampled` gives the steps of
    another game that looks the same to a player."""

    plans: Callable[[Any], Mapping[str, Plan]]
    kinds: tuple[str, ...]
    slots: Callable[[Any], tuple[str, ...]]
    rows: Callable[[Any, int, object], Iterable[Row]]
    limits: Callable[[Any, int], Limits]
    resampled: Callable[..., Any]
    numbered: frozenset[int] = frozenset()


LONG = 16
"""How many rounds are played at most where the rules set no bound."""


class Face(Protocol):
    """What a family's module offers: its games by their names in OpenSpiel."""

    FACES: Mapping[str, Any]
