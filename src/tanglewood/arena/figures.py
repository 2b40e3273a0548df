"""From differences to figures: means with 95 % intervals, win rates, Elo, sequential tests."""

from collections.abc import Sequence
from math import log, log10, sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

Z: Final = 1.959964
"""Standard deviations to either side that hold 95 %."""

SURE: Final = 0.05
"""How often a sequential test may err, either way."""


class Mean(NamedTuple):
    """A mean and its 95 % interval."""

    value: float
    low: float
    high: float

    def plain(self) -> list[float]:
        return [self.low, self.high]


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values; without any, nothing is known."""
    if not values:
        return Mean(0.0, float("-inf"), float("inf"))
    value = fmean(values)
    half = Z * sqrt(variance(values) / len(values)) if len(values) > 1 else float("inf")
    return Mean(value, value - half, value + half)


def elo(rate: float, players: int = 2) -> float:
    """The Elo difference that a win rate against equal others means, at most 1200 either way."""
    rate = min(max(rate, 0.001), 0.999)
    return 400 * log10(rate * (players - 1) / (1 - rate))


def elo_of(rate: Mean, players: int = 2) -> Mean:
    """The same for a mean with its interval."""
    return Mean(elo(rate.value, players), elo(rate.low, players), elo(rate.high, players))


class Verdict(NamedTuple):
    """What a sequential test says so far: `ratio` is the log-likelihood ratio, `state` is
    'accepted' (the better hypothesis holds), 'rejected' or 'open'."""

    ratio: float
    state: str


def sequential(values: Sequence[float], worse: float, better: float) -> Verdict:
    """A sequential test of the mean: `worse` (H0) against `better` (H1), errors of 5 % each.

    The values are pair differences; their spread is estimated from themselves, which makes this
    the generalised test that engine developers use.
    """
    bound = log((1 - SURE) / SURE)
    if len(values) < 10 or (spread := variance(values)) == 0:
        return Verdict(0.0, "open")
    ratio = len(values) * (better - worse) * (2 * fmean(values) - worse - better) / (2 * spread)
    if ratio >= bound:
        return Verdict(ratio, "accepted")
    return Verdict(ratio, "rejected" if ratio <= -bound else "open")
