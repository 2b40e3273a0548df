"""The blocks of numbers that a layout is made of, and how sets become bytes."""

from typing import NamedTuple


class Block(NamedTuple):
    """This many numbers that belong together."""

    size: int
    about: str


_SPREAD = tuple(bytes(byte >> bit & 1 for bit in range(8)) for byte in range(256))


def spread(mask: int, size: int) -> bytes:
    """A set as a byte of 0 or 1 for each of `size` members."""
    return b"".join([_SPREAD[byte] for byte in mask.to_bytes(size + 7 >> 3, "little")])[:size]


def marked(place: int, size: int) -> bytes:
    """A 1 at a place among this many; none if the place is not among them."""
    return spread(1 << place if 0 <= place < size else 0, size)


def capped(number: int) -> int:
    """A number as it fits a byte."""
    return min(number, 255)
