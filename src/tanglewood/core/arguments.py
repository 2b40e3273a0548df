"""What callers give, checked where it comes in: each refusal is one sentence."""

from operator import index
from typing import Final, SupportsIndex, TypeGuard

from tanglewood.core.errors import BadOption, what_it_is, wrong_kind
from tanglewood.core.message import Message
from tanglewood.core.seat import SPECTATOR

MOST_SEED: Final = 2**63 - 1
"""The highest seed: records, the command line and the compiled kernel have the same range."""


def checked_seat(seat: object, seats: int) -> int:
    """A seat of a game that has `seats` of them."""
    if _is_whole(seat) and 0 <= index(seat) < seats:
        return index(seat)
    raise BadOption(Message("seat-unknown", seat=_shown(seat), n=seats, last=seats - 1))


def checked_viewer(viewer: object, seats: int) -> int:
    """A seat, or SPECTATOR."""
    if _is_whole(viewer) and (0 <= index(viewer) < seats or index(viewer) == SPECTATOR):
        return index(viewer)
    raise BadOption(Message("viewer-unknown", viewer=_shown(viewer), last=seats - 1))


def checked_seed(seed: object) -> int:
    """A seed, a whole number from 0 to `MOST_SEED`."""
    if not _is_whole(seed):
        raise wrong_kind("type-no-seed", seed)
    found = index(seed)
    if not 0 <= found <= MOST_SEED:
        raise BadOption(Message("seed-range", most=f"{MOST_SEED}", value=what_it_is(found)))
    return found


def checked_number(number: object) -> int:
    """How many of something."""
    if not _is_whole(number):
        raise wrong_kind("type-no-whole", number)
    return index(number)


def checked_count(number: object, low: int = 0) -> int:
    """How many of something, at least so many."""
    if checked_number(number) < low:
        raise BadOption(Message("number-too-low", low=low, value=checked_number(number)))
    return checked_number(number)


def _shown(seat: object) -> str | Message:
    """What was given for a seat, as programs write it."""
    return str(index(seat)) if _is_whole(seat) else what_it_is(seat)


def _is_whole(value: object) -> TypeGuard[SupportsIndex]:
    """Whether it is a number as programs count; true and false are none, whatever they equal."""
    return isinstance(value, SupportsIndex) and not isinstance(value, bool)


def checked_position(text: object) -> str:
    """The text of a position."""
    if not isinstance(text, str):
        raise wrong_kind("type-no-position", text)
    return text
