"""Playing for the game: the ends of a round in games won less games lost.

Before a round can end the game, equities go nearly in proportion to the points, and a straight line
through them is played for. Later a part of that line stays in: who is far ahead in a search that
sees all cards of a world stands more firmly, for at the table nobody does.

A long game may be all but decided while many rounds are to come. It is played on for points: were
every end worth the same, any card would do.
"""

from collections.abc import Sequence
from statistics import linear_regression
from typing import Final, NamedTuple

GAME: Final = 10_000
"""What a game won is worth as a whole number; a game lost is worth as much less than nothing."""
LEAST: Final = 10
"""What a point ahead is worth at least while no round can end the game."""


class Line(NamedTuple):
    """What a point ahead is worth, and what none is."""

    slope: int
    level: int

    @classmethod
    def through(cls, leads: Sequence[int], games: Sequence[int]) -> "Line":
        """The line that fits these ends best."""
        fitted = linear_regression(leads, games)
        return cls(round(fitted.slope), round(fitted.intercept))

    def never_flat(self, most: int) -> "Line":
        """The same line, or where it is all but flat, one with room for `most` points ahead."""
        if self.slope >= LEAST:
            return self
        room = GAME - LEAST * most
        return Line(LEAST, max(-room, min(room, self.level)))

    def at(self, lead: int) -> int:
        """No end is worth more than the game."""
        return max(-GAME, min(GAME, self.level + self.slope * lead))


def objective(games: Sequence[int], leads: Sequence[int], line: Line, part: float) -> list[int]:
    """What each end is worth, by the games it leads to and the points it is ahead; the line is so
    large a part of it."""
    if part == 1:
        line = line.never_flat(max(map(abs, leads)))
    return [
        round((1 - part) * game + part * line.at(lead))
        for game, lead in zip(games, leads, strict=True)
    ]
