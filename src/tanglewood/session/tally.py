"""What many games show together: who wins, how much, how long, and how sure each of these is."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any, Final

from tanglewood.session.simulation import GameRow

Z: Final = 1.959964
"""Standard deviations to either side that hold 95 %."""


def interval(hits: int, of: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a rate; all of 0 to 1 when there is nothing to go by."""
    if of == 0:
        return 0.0, 1.0
    rate, square = hits / of, Z * Z
    middle = rate + square / (2 * of)
    half = Z * sqrt(rate * (1 - rate) / of + square / (4 * of * of))
    scale = 1 + square / of
    return min(rate, (middle - half) / scale), max(rate, (middle + half) / scale)


class Tally:
    """Counts games one by one."""

    def __init__(self, seats: int, *, team: bool) -> None:
        self.seats = seats
        self.team = team
        self.games = 0
        self.endings: Counter[str] = Counter()
        self.wins = [0] * seats
        self.shared = [0] * seats
        self.scores: list[Counter[int]] = [Counter() for _ in range(1 if team else seats)]
        self.tricks: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.rounds: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()

    def add(self, row: GameRow) -> None:
        """One more game."""
        self.games += 1
        self.endings[row.ending] += 1
        for seat in row.winners:
            (self.shared if row.ending == "shared" else self.wins)[seat] += 1
        for counter, score in zip(self.scores, row.scores, strict=False):
            counter[score] += 1
        for won in row.tricks:
            for counter, tricks in zip(self.tricks, won, strict=True):
                counter[tricks] += 1
        self.rounds[row.rounds] += 1
        self.decisions[row.decisions] += 1

    def add_all(self, rows: Iterable[GameRow]) -> None:
        """Count games as they come."""
        for row in rows:
            self.add(row)

    def plain(self) -> dict[str, Any]:
        """Everything as plain JSON values."""
        wins = []
        for seat in range(1 if self.team else self.seats):
            low, high = interval(self.wins[seat], self.games)
            found = {"wins": self.wins[seat], "shared": self.shared[seat]}
            rate = self.wins[seat] / self.games if self.games else 0.0
            wins.append({"seat": "team" if self.team else seat, **found,
                         "rate": rate, "low": low, "high": high})  # fmt: skip
        return {
            "endings": dict(sorted(self.endings.items())),
            "wins": wins,
            "scores": [spread(counter) for counter in self.scores],
            "tricks": [spread(counter) for counter in self.tricks if counter],
            "rounds": spread(self.rounds),
            "decisions": spread(self.decisions),
        }


def spread(counter: Counter[int]) -> dict[str, Any]:
    """Mean, standard deviation, range and distribution of counted numbers."""
    total = counter.total()
    if not total:
        return {"mean": None, "deviation": None, "least": None, "most": None, "distribution": {}}
    mean = sum(value * count for value, count in counter.items()) / total
    variance = sum((value - mean) ** 2 * count for value, count in counter.items()) / total
    return {
        "mean": mean,
        "deviation": sqrt(variance),
        "least": min(counter),
        "most": max(counter),
        "distribution": {str(value): counter[value] for value in sorted(counter)},
    }
