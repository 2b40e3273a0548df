"""What callers give, checked where it comes in: each refusal is one sentence."""

from operator import index
from typing import SupportsIndex

from tanglewood.core.errors import BadOption, wrong_kind
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened


def seat_given(seat: object, seats: int) -> int:
    """A seat of a game that has `seats` of them."""
    if isinstance(seat, SupportsIndex) and not isinstance(seat, bool) and 0 <= index(seat) < seats:
        return index(seat)
    raise BadOption(Message("seat-unknown", seat=shortened(seat), n=seats, last=seats - 1))


def seed_given(seed: object) -> int:
    """A seed, which any whole number can be."""
    if not isinstance(seed, SupportsIndex):
        raise wrong_kind("type-no-seed", seed)
    return index(seed)


def number_given(number: object) -> int:
    """How many of something."""
    if not isinstance(number, SupportsIndex):
        raise wrong_kind("type-no-whole", number)
    return index(number)


def position_given(text: object) -> str:
    """The text of a position."""
    if not isinstance(text, str):
        raise wrong_kind("type-no-position", text)
    return text
