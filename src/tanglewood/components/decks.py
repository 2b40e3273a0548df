"""Decks of Into the Woods: how many cards there are of each value, each deck with its source.

Printed are the size (56) and the values (2 to 8), but not how often each value occurs
(`woods.deck`), so both presets are our own. An owner of the box can put the real numbers in their
place: `deck_from` reads them from plain values, as a TOML or JSON file gives them.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from tanglewood.cards.woods import HIGHEST, LOWEST, MOST, WoodsCard
from tanglewood.components.reading import SOURCES, missing, one, table, whole

_VALUES: Final = tuple(str(value) for value in range(LOWEST, HIGHEST + 1))
_KEYS: Final = (*_VALUES, "source")


class Deck(NamedTuple):
    """How many cards there are of each value from 2 to 8, and who says so."""

    counts: tuple[int, ...]
    source: str

    @property
    def cards(self) -> tuple[WoodsCard, ...]:
        """All cards in ascending order."""
        both = zip(WoodsCard.all, self.counts, strict=True)
        return tuple(card for card, count in both for _ in range(count))

    def plain(self) -> dict[str, object]:
        """The deck as plain values that `deck_from` reads back."""
        return {"source": self.source} | {
            str(value): count for value, count in enumerate(self.counts, LOWEST)
        }


DECKS: Final[Mapping[str, Deck]] = {
    "even": Deck((8, 8, 8, 8, 8, 8, 8), "house"),
    "tapered": Deck((11, 10, 9, 8, 7, 6, 5), "house"),
}
"""The presets by name; both make 56 cards."""


def deck_from(plain: object) -> Deck:
    """The deck that plain values describe: `{"2": 8, "3": 8, …, "8": 8, "source": "house"}`.

    Every value must be named (0 is a number of cards too); the source is `house` if left out.
    """
    if isinstance(plain, Mapping):
        plain = {str(key): count for key, count in plain.items()}
    given = table(plain, "deck", _KEYS, "deck.{}".format)
    source = one(given.get("source", "house"), "deck.source", SOURCES)
    return Deck(tuple(_count(value, given) for value in _VALUES), source)


def _count(value: str, given: Mapping[str, object]) -> int:
    if value not in given:
        raise missing(f"deck.{value}")
    return whole(given[value], f"deck.{value}", 0, MOST)
