"""A player's rating against the levels of a game, game after game."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from tanglewood.progress.games import HALVES, PlayedGame, strengths
from tanglewood.progress.rating import Rating, Result, rating_after_games

START: Final = Rating(value=1000.0)
"""Where everybody begins, and unsure: where the rules of thumb stand, by definition."""
SURE: Final = 110.0
"""A rating with a smaller deviation is more than a first guess."""
_INTERVAL: Final = 1.96
"""Deviations in half of a 95 % interval."""


class RatedGame(NamedTuple):
    """A rating after a game."""

    at: int
    rating: Rating


def course(games: Iterable[PlayedGame]) -> list[RatedGame]:
    """The rating after every game of one ruleset that counts, in the order they are given in."""
    now, found = START, []
    for one in games:
        if one.rounds and one.against[0] in (known := strengths(one.game)):
            value, error = known[one.against[0]]
            deviation = max(1.0, error / _INTERVAL)
            now = rating_after_games(
                now, [Result(value, deviation, it / HALVES) for it in one.rounds]
            )
            found.append(RatedGame(one.at, now))
    return found
