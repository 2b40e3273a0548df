"""Paws: how far each card of the Duet moves the tracker (`duet.paws`), with their source."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tanglewood.components.boards import source_text, whole_numbers
from tanglewood.core.errors import BadComponents

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
    if not isinstance(plain, Mapping):
        raise BadComponents("paws must be a table with the key ranks or a key for each suit.")
    for key in plain:
        if key not in _KEYS:
            raise BadComponents(
                f"paws.{str(key)[:40]} is not a key of paws; their keys are {', '.join(_KEYS)}."
            )
    rows = {key: _row(plain[key], f"paws.{key}") for key in ("ranks", *SUITS) if key in plain}
    for suit in SUITS:
        if suit not in rows and "ranks" not in rows:
            raise BadComponents(f"paws.{suit} is missing; give it, or give paws.ranks.")
    suits = tuple(rows[suit] if suit in rows else rows["ranks"] for suit in SUITS)
    return Paws(source_text(plain.get("source", "house"), "paws.source"), suits)


def _row(value: object, key: str) -> tuple[int, ...]:
    row = whole_numbers(value, key, MOST)
    if len(row) != RANKS:
        raise BadComponents(
            f"{key} lists {len(row)} numbers; it needs {RANKS}, for ranks 1 to {RANKS}."
        )
    return row
