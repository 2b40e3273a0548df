"""Cards of Into the Woods: values 2 to 8, and handfuls of them.

Cards of one value are all alike, so a hand is a multiset. It is kept as one int with a field of
8 bits a value: the number of 2s in bits 0-7, of 3s in bits 8-15, … of 8s in bits 48-55. Adding and
subtracting handfuls is adding and subtracting ints. A field never passes 99 (`MOST` in the
components), so its top bit is free. Discards and pocketed sets are counted in the same way.
"""

from collections.abc import Iterable
from typing import Final

from tanglewood.components.decks import HIGHEST, LOWEST, MOST
from tanglewood.core.errors import BadText

VALUES: Final = tuple(range(LOWEST, HIGHEST + 1))
SHIFT: Final = tuple(8 * max(value - LOWEST, 0) for value in range(HIGHEST + 1))
ONE: Final = tuple(1 << shift if value >= LOWEST else 0 for value, shift in enumerate(SHIFT))
"""One card of a value, by value."""

_ONES: Final = sum(ONE)
_TOPS: Final = _ONES << 7
_FILL: Final = _TOPS - _ONES

_BY_TOPS: Final = {
    sum(ONE[value] << 7 for value in chosen): chosen
    for bits in range(1 << len(VALUES))
    for chosen in [tuple(value for value in VALUES if bits >> value - LOWEST & 1)]
}


def count(handful: int, value: int) -> int:
    """How many cards of this value there are."""
    return handful >> SHIFT[value] & 255


def values(handful: int) -> tuple[int, ...]:
    """The different values in ascending order."""
    return _BY_TOPS[handful + _FILL & _TOPS]


def size(handful: int) -> int:
    """How many cards there are."""
    return sum(handful.to_bytes(len(VALUES), "little"))


def handful_of(cards: Iterable[int]) -> int:
    """The cards as one handful."""
    return sum(ONE[card] for card in cards)


def cards_of(handful: int) -> tuple[int, ...]:
    """The cards in ascending order."""
    return tuple(value for value in values(handful) for _ in range(count(handful, value)))


def text_of(cards: Iterable[int]) -> str:
    """Cards as position texts write them: `3,5`, or `-` for none."""
    return ",".join(map(str, cards)) or "-"


def parse_cards(text: str, name: str) -> tuple[int, ...]:
    """The cards that a text lists; `name` is what is being read."""
    if text in {"-", ""}:
        return ()
    parts = text.split(",")
    if len(parts) > MOST * len(VALUES) or any(part not in _TEXTS for part in parts):
        raise BadText(f"{name} must be values from 2 to 8 with ',' between them, or '-' for none.")
    return tuple(_TEXTS[part] for part in parts)


_TEXTS: Final = {str(value): value for value in VALUES}
