"""What callers give, checked where it comes in: each refusal is one sentence."""

from collections.abc import Sequence
from operator import index
from typing import Final, SupportsIndex, TypeGuard

from tanglewood.core.errors import BadOption, BadText, what_it_is, wrong_kind
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.core.seat import SPECTATOR

MOST_COUNT: Final = 10_000_000
"""How many of something can be asked for."""
MOST_NAME: Final = 80
"""How many characters a name may have in a record."""
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
    """How many of something, at least so many, and no more than anybody waits for."""
    if checked_number(number) < low:
        raise BadOption(Message("number-too-low", low=low, value=_shown(number)))
    if checked_number(number) > MOST_COUNT:
        raise BadOption(Message("number-too-high", high=f"{MOST_COUNT}", value=_shown(number)))
    return checked_number(number)


def checked_milliseconds(number: object) -> float:
    """How long something may take, 0 for as long as it takes."""
    if isinstance(number, int | float) and not isinstance(number, bool) and 0 <= number <= _LONG:
        return float(number)
    raise wrong_kind("type-no-milliseconds", number)


def checked_name(name: object) -> str:
    """A name as records have them."""
    if not isinstance(name, str):
        raise wrong_kind("type-no-name", name)
    if not (name.isprintable() and 0 < len(name) <= MOST_NAME):
        raise BadText(Message("text-no-name", text=shortened(name), most=MOST_NAME))
    return name


def checked_names(names: object, seats: int) -> tuple[str, ...]:
    """A name for every seat, or none at all."""
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise wrong_kind("type-no-names", names)
    if len(names) not in {0, seats}:
        raise BadOption(Message("seats-unlike", n=seats, given=len(names)))
    return tuple(map(checked_name, names))


_LONG: Final = 1e12
"""Milliseconds that nobody waits for."""


def _shown(value: object) -> str | Message:
    """What was given for a whole number, as programs write it."""
    return what_it_is(index(value) if _is_whole(value) else value)


def _is_whole(value: object) -> TypeGuard[SupportsIndex]:
    """Whether it is a number as programs count; true and false are none, whatever they equal, and
    neither is a class of numbers."""
    return isinstance(value, SupportsIndex) and not isinstance(value, bool | type)


def checked_position(text: object) -> str:
    """The text of a position."""
    if not isinstance(text, str):
        raise wrong_kind("type-no-position", text)
    return text
