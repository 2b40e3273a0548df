"""Sums of numbers with a point, the same in every Python: since 3.12 the built-in `sum` makes up
for what is rounded away, and where two actions look alike the last bit decides."""

from collections.abc import Iterable, Sequence
from math import sqrt


def added(numbers: Iterable[float]) -> float:
    """The sum, added up from the first number to the last."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean of the values and its standard error."""
    count = len(values)
    middle = added(values) / count
    if count < 2:
        return middle, 0.0
    return middle, sqrt(added((one - middle) ** 2 for one in values) / (count - 1) / count)
