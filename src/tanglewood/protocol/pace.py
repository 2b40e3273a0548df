"""When an answer is shown: at a moment that tells nothing of what its agent sees.

Anyone who measures how long an AI takes must not learn its cards: that a single one could be
played, or that there was much to weigh. So an answer comes a fixed time after the question, however
soon it was found. One that took longer, because many wait or the machine is slow, comes one more
such time later, and so on. A small part of the wait is drawn by lot: what else differs between two
answers, thousandths of a second for another event or a longer message, disappears in it, and since
every answer is seen once nobody can average it out.
"""

from math import ceil
from secrets import randbelow
from time import monotonic
from typing import Final

SPREAD: Final = 0.25
"""The part of the step that is drawn by lot on top."""
_FINE: Final = 1 << 20


class Pace:
    """The pace of one answer that was asked for now; `step` is in seconds."""

    def __init__(self, step: float) -> None:
        self._step = step
        self._first = monotonic() + step * (1 + SPREAD * randbelow(_FINE) / _FINE)

    def wait(self) -> float:
        """How many seconds an answer that is there now has to wait."""
        now = monotonic()
        return show_at(self._first, self._step, now) - now


def show_at(first: float, step: float, found: float) -> float:
    """When an answer is shown that was found at some moment: at the `first` moment, or a whole
    number of steps later. Without steps at once."""
    if step <= 0:
        return found
    return first + step * max(0, ceil((found - first) / step))
