"""Who sits where. A seat is a small int, counted from 0; three numbers below 0 stand for others."""

from typing import Final

CHANCE: Final = -1
"""The shuffle or the draw comes next, not a person's choice."""

NOBODY: Final = -2
"""The game is over; nobody is to act."""

SPECTATOR: Final = -3
"""Somebody who watches and may know only what lies open on the table."""
