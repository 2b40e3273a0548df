"""Whether samples fit the chances they should have."""

from collections import Counter
from collections.abc import Hashable, Mapping
from typing import TypeVar

T = TypeVar("T", bound=Hashable)

TOO_FAR = 4.0
"""Standard deviations; a fair sampler passes this about once in 30,000 tests. Seeds are fixed, so a
test that passes passes always."""


def deviation(seen: Counter[T], weights: Mapping[T, int]) -> float:
    """How far the counts are from the weights, in standard deviations of a chi-square.

    Outcomes that should come up less than five times are thrown together. Wilson and Hilferty's
    cube root makes the statistic normal.
    """
    total, draws = sum(weights.values()), sum(seen.values())
    assert set(seen) <= set(weights), "a world that no history leads to was drawn"
    squares, cells, rare_seen, rare_wanted = 0.0, 0, 0, 0.0
    for outcome, weight in weights.items():
        wanted = draws * weight / total
        if wanted < 5:
            rare_seen, rare_wanted = rare_seen + seen[outcome], rare_wanted + wanted
        else:
            squares, cells = squares + (seen[outcome] - wanted) ** 2 / wanted, cells + 1
    if rare_wanted:
        squares, cells = squares + (rare_seen - rare_wanted) ** 2 / rare_wanted, cells + 1
    free = cells - 1
    if free == 0:
        return 0.0
    spread = 2 / (9 * free)
    return float(((squares / free) ** (1 / 3) - (1 - spread)) / spread**0.5)
