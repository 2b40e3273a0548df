"""Paws: how far each card of the Duet moves the tracker (`duet.paws`), with their source."""

from dataclasses import dataclass
from typing import Final

from tanglewood.components.reading import SOURCES, one, table, wholes
from tanglewood.core.errors import BadComponents
from tanglewood.core.message import Message

SUITS: Final = ("doves", "roses", "stars")
RANKS: Final = 10
MOST: Final = 9
"""The most paws a card may have."""

_KEYS: Final = ("source", "ranks", *SUITS)


@dataclass(frozen=True, slots=True)
class Paws:
    """The paws of each card: `suits[suit][rank - 1]`."""

    source: str
    suits: tuple[tuple[int, ...], ...]

    @property
    def by_card(self) -> tuple[int, ...]:
        """The paws in the order of the cards."""
        return tuple(paws for suit in self.suits for paws in suit)

    def plain(self) -> dict[str, object]:
        """The paws as plain values that `paws_from` reads back."""
        if len(set(self.suits)) == 1:
            return {"source": self.source, "ranks": list(self.suits[0])}
        named = zip(SUITS, map(list, self.suits), strict=True)
        return {"source": self.source, **dict(named)}


PAWS: Final = Paws("secondary", ((0, 3, 2, 1, 1, 2, 0, 2, 0, 3),) * len(SUITS))


def paws_from(plain: object) -> Paws:
    """The paws that plain values describe: `ranks` for every suit, and a list by suit name for a
    suit that differs."""
    given = table(plain, "paws", _KEYS, "paws.{}".format)
    rows = {key: _row(given[key], f"paws.{key}") for key in ("ranks", *SUITS) if key in given}
    for suit in SUITS:
        if suit not in rows and "ranks" not in rows:
            raise BadComponents(Message("components-no-paws", key=f"paws.{suit}"))
    suits = tuple(rows[suit] if suit in rows else rows["ranks"] for suit in SUITS)
    return Paws(one(given.get("source", "house"), "paws.source", SOURCES), suits)


def _row(value: object, key: str) -> tuple[int, ...]:
    row = wholes(value, key, MOST)
    if len(row) != RANKS:
        raise BadComponents(Message("components-paws", key=key, n=len(row), ranks=RANKS))
    return row
