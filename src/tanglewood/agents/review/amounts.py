"""The numbers of a review as people read them."""

from collections.abc import Sequence

from tanglewood.agents.review.form import SCALE
from tanglewood.core.message import Message


def amount(unit: str, fine: int) -> Message:
    """A value as people say it: games in a hundred, or points."""
    if unit == "points":
        return Message("review-amount-points", n=max(0.1, round(fine / SCALE[unit], 1)))
    whole = max(1, round(100 * fine / SCALE[unit]))
    if unit == "chance":
        return Message("review-amount-chance", n=whole)
    return Message("review-amount-worth", n=whole)


def shown(unit: str, parts: Sequence[int]) -> list[int]:
    """Parts of an account in whole percent, or tenths of a point; what is shown adds up too."""
    return rounded(parts, SCALE[unit] // (10 if unit == "points" else 100))


def rounded(values: Sequence[int], step: int) -> list[int]:
    """The values in whole steps, so that they add up to what their sum is in whole steps."""
    down = [value // step for value in values]
    short = _nearest(sum(values), step) - sum(down)
    by_rest = sorted(range(len(values)), key=lambda at: -(values[at] % step))
    for at in by_rest[:short]:
        down[at] += 1
    return down


def _nearest(value: int, step: int) -> int:
    return (2 * value + step) // (2 * step)
