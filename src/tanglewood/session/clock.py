"""The clock: each seat has a bank of time that runs while the seat is to act.

All times are whole milliseconds. The clock never looks at the time itself: others say how long
something took.
"""

from typing import NamedTuple


class Terms(NamedTuple):
    """The bank that each person starts with, and what every action adds to it."""

    bank: int
    increment: int


class Clock:
    """The time left by seat."""

    def __init__(self, terms: Terms, seats: int) -> None:
        self.terms = terms
        self.left = [terms.bank] * seats

    def spend(self, seat: int, spent: int) -> None:
        """The seat was to act for so long."""
        self.left[seat] = max(0, self.left[seat] - spent)

    def add_increment(self, seat: int) -> None:
        """The seat has acted in time and gets its increment."""
        self.left[seat] += self.terms.increment

    def left_after(self, seat: int, spent: int) -> int:
        """What the seat would have left now; 0 when its time is up."""
        return max(0, self.left[seat] - spent)
