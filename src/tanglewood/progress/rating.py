"""Glicko-2: how strong somebody is, how sure that is, and how steady they are.

After Mark Glickman, "Example of the Glicko-2 system" (2013), whose numbered steps are named below.
"""

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

MIDDLE: Final = 1500.0
UNSURE: Final = 350.0
STEADY: Final = 0.06
SCALE: Final = 173.7178
TAU: Final = 0.5
"""How fast the volatility may change."""
SUREST: Final = 45.0
"""Nobody's rating is taken to be surer: people learn."""
_CLOSE: Final = 1e-6


class Rating(NamedTuple):
    """A rating with its deviation and its volatility."""

    value: float = MIDDLE
    deviation: float = UNSURE
    volatility: float = STEADY


class Result(NamedTuple):
    """Against a rating with its deviation: 1 for a win, 0 for a loss, between them for a draw."""

    value: float
    deviation: float
    score: float


def rating_after(mine: Rating, results: Sequence[Result]) -> Rating:
    """The rating after a period with these results."""
    mu, phi = (mine.value - MIDDLE) / SCALE, mine.deviation / SCALE  # step 2
    pairs = [((one.value - MIDDLE) / SCALE, one.deviation / SCALE, one.score) for one in results]
    if not pairs:
        return Rating(mine.value, SCALE * sqrt(phi**2 + mine.volatility**2), mine.volatility)
    weights = [1 / sqrt(1 + 3 * other**2 / pi**2) for _, other, _ in pairs]
    hopes = [1 / (1 + exp(-g * (mu - at))) for g, (at, _, _) in zip(weights, pairs, strict=True)]
    variance = 1 / sum(g**2 * e * (1 - e) for g, e in zip(weights, hopes, strict=True))  # step 3
    gained = sum(g * (score - e) for g, e, (_, _, score) in zip(weights, hopes, pairs, strict=True))
    volatility = _volatility(mine.volatility, phi, variance, variance * gained)
    wide = phi**2 + volatility**2  # step 6
    narrow = 1 / sqrt(1 / wide + 1 / variance)  # step 7
    return Rating(MIDDLE + SCALE * (mu + narrow**2 * gained), SCALE * narrow, volatility)


def rating_after_games(mine: Rating, results: Sequence[Result]) -> Rating:
    """The rating of a person after these results, never taken to be surer than people are."""
    found = rating_after(mine, results)
    return found._replace(deviation=max(found.deviation, SUREST))


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5, by the Illinois algorithm."""
    start = log(sigma**2)

    def f(x: float) -> float:
        rest = delta**2 - phi**2 - variance - exp(x)
        return exp(x) * rest / (2 * (phi**2 + variance + exp(x)) ** 2) - (x - start) / TAU**2

    low, high = start, start - TAU
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        while f(high) < 0:
            high -= TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
