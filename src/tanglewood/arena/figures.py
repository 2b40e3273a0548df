"""From differences to figures: means with 95 % intervals, win rates, Elo, sequential tests."""

from collections.abc import Sequence
from math import ceil, isfinite, log, log10, sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

from tanglewood.session.tally import Z, interval

SURE: Final = 0.05
"""How often a sequential test may err, either way."""


class Mean(NamedTuple):
    """A mean and its 95 % interval."""

    value: float
    low: float
    high: float

    def plain(self) -> list[float | None]:
        """The interval as JSON values, which know no infinity: a single value has none."""
        return [bound if isfinite(bound) else None for bound in (self.low, self.high)]


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values; without any, nothing is known."""
    if not values:
        return Mean(0.0, float("-inf"), float("inf"))
    value = fmean(values)
    half = Z * sqrt(variance(values) / len(values)) if len(values) > 1 else float("inf")
    return Mean(value, value - half, value + half)


def deals_for(values: Sequence[float], half: float) -> int | None:
    """How many such values it takes until the interval reaches no farther than this to either
    side; a single one does not tell."""
    return ceil((Z / half) ** 2 * variance(values)) if len(values) > 1 else None


def rate_of(values: Sequence[float]) -> Mean:
    """The mean of values from 0 to 1. Where each was won or lost the interval is Wilson's, which
    does not take a run of wins for certainty."""
    if set(values) <= {0.0, 1.0}:
        won, of = round(sum(values)), len(values)
        return Mean(won / max(1, of), *interval(won, of))
    mean = mean_of(values)
    return Mean(mean.value, max(0.0, mean.low), min(1.0, mean.high))


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
