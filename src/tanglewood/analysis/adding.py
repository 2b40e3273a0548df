"""Sums of numbers with a point, the same in every Python: since 3.12 the built-in `sum` makes up
for what is rounded away, and where two actions look alike the last bit decides."""

from collections.abc import Iterable


def added(numbers: Iterable[float]) -> float:
    """The sum, added up from the first number to the last."""
    total = 0.0
    for number in numbers:
        total += number
    return total
