"""A few achievements, each with how far one has come: nothing is given for showing up."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date, timedelta
from itertools import pairwise
from typing import Final, NamedTuple

from tanglewood.agents.levels import NAMES
from tanglewood.games.registry import GAMES
from tanglewood.progress.games import WON, PlayedGame

ROW: Final = 5
SHARP: Final = 95
WEEK: Final = 7
PUZZLES: Final = 10


class Achievement(NamedTuple):
    """`have` of `need`; `at` is when it was reached, in milliseconds, None where that is not known
    or it was not."""

    name: str
    have: int
    need: int
    at: int | None = None


def achievements(
    games: Sequence[PlayedGame], days: Iterable[str], puzzles: int
) -> list[Achievement]:
    """All of them: by the games in their order, the days on which a daily deal was played, and how
    many puzzles were solved in a row at best."""
    return [
        _by_games("first", 1, games, _wins),
        _by_games("every-game", len(GAMES), games, lambda some: len({it.game for it in some})),
        _by_games("row", ROW, games, lambda some: best_row(it.end == WON for it in some)),
        _by_games("ladder", len(NAMES), games, _most_levels_beaten),
        _by_games("old-oak", 1, games, _oaks),
        _by_games("sharp", SHARP, games, lambda some: max((it.accuracy or 0) for it in some)),
        Achievement("week", min(WEEK, best_days(days)), WEEK),
        Achievement("puzzles", min(PUZZLES, puzzles), PUZZLES),
    ]


def _by_games(
    name: str, need: int, games: Sequence[PlayedGame], count: Callable[[Sequence[PlayedGame]], int]
) -> Achievement:
    """What the games came to, and with which of them it was enough."""
    have = count(games) if games else 0
    if have < need:
        return Achievement(name, have, need)
    low, high = 1, len(games)  # what is counted only grows with more games
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if count(games[:middle]) >= need else (middle + 1, high)
    return Achievement(name, need, need, games[low - 1].at)


def _beaten(games: Sequence[PlayedGame]) -> set[tuple[str, str]]:
    """Which level was beaten in which game, as the only opponent."""
    alone = [it for it in games if it.end == WON and len(it.against) == 1 and it.other is not None]
    return {(it.game, it.against[0]) for it in alone}


def _wins(games: Sequence[PlayedGame]) -> int:
    return len(_beaten(games))


def _most_levels_beaten(games: Sequence[PlayedGame]) -> int:
    """The most levels that were beaten in one game."""
    beaten = _beaten(games)
    return max(sum((game, name) in beaten for name in NAMES) for game in GAMES)


def _oaks(games: Sequence[PlayedGame]) -> int:
    return sum(name == NAMES[-1] for _, name in _beaten(games))


def best_row(hits: Iterable[bool]) -> int:
    """The longest row of hits."""
    best = now = 0
    for hit in hits:
        now = now + 1 if hit else 0
        best = max(best, now)
    return best


def best_days(days: Iterable[str]) -> int:
    """The longest row of days, each a date as `2026-11-16`."""
    known = sorted({date.fromisoformat(day) for day in days})
    together = (later - day == timedelta(days=1) for day, later in pairwise(known))
    return best_row(together) + bool(known)


def days_now(days: Iterable[str], today: date) -> int:
    """On how many days in a row, up to today or, while today is open, yesterday."""
    known, many = set(days), 0
    at = today if today.isoformat() in known else today - timedelta(days=1)
    while at.isoformat() in known:
        many, at = many + 1, at - timedelta(days=1)
    return many
