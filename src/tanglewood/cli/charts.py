"""Charts of text: bars for distributions and win rates."""

from collections.abc import Mapping
from typing import Any

_WIDTH = 40
_BINS = 20


def bars(counts: Mapping[str, int]) -> list[str]:
    """One bar per value, or per range of values where there are many."""
    binned = _bin_counts({int(value): count for value, count in counts.items()})
    total, most = sum(counts.values()), max(binned.values(), default=0)
    width = max((len(label) for label in binned), default=0)
    lines = []
    for label, count in binned.items():
        bar = "█" * round(_WIDTH * count / most)
        lines.append(f"{label:>{width}}  {bar:<{_WIDTH}} {100 * count / total:5.1f} %")
    return lines


def rate_line(label: str, won: Mapping[str, Any]) -> str:
    """A rate with its interval on a line from 0 to 100 %."""
    marks = ["·"] * (_WIDTH + 1)
    low, high = round(_WIDTH * won["low"]), round(_WIDTH * won["high"])
    marks[low : high + 1] = "─" * (high - low + 1)
    marks[round(_WIDTH * won["rate"])] = "●"
    rate = f"{100 * won['rate']:5.1f} % ({100 * won['low']:.1f}-{100 * won['high']:.1f})"
    return f"{label}  {''.join(marks)}  {rate}"


def _bin_counts(counts: dict[int, int]) -> dict[str, int]:
    if not counts:
        return {}
    least, most = min(counts), max(counts)
    size = -(-(most - least + 1) // _BINS)
    if size == 1:
        return {str(value): counts.get(value, 0) for value in range(least, most + 1)}
    found: dict[str, int] = {}
    for start in range(least, most + 1, size):
        label = f"{start}-{start + size - 1}"
        found[label] = sum(counts.get(value, 0) for value in range(start, start + size))
    return found
