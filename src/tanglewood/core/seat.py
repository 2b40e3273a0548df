"""Who sits where. A seat is a small int, counted from 0; three numbers below 0 stand for others."""

from typing import Final, TypeVar, overload

T = TypeVar("T")

CHANCE: Final = -1
"""The shuffle or the draw comes next, not a person's choice."""

NOBODY: Final = -2
"""The game is over; nobody is to act."""

SPECTATOR: Final = -3
"""Somebody who watches and may know only what lies open on the table."""


@overload
def changed(parts: tuple[T, T], seat: int, value: T) -> tuple[T, T]: ...
@overload
def changed(parts: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]: ...
def changed(parts: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """What every seat has, with this seat's replaced."""
    return (*parts[:seat], value, *parts[seat + 1 :])
