"""Decks of Into the Woods: how many cards there are of each value, each deck with its source.

Printed are the size (56) and the values (2 to 8), but not how often each value occurs
(`woods.deck`), so both presets are house. An owner of the box can put the real numbers in their
place: `deck_from` reads them from plain values, as a TOML or JSON file gives them.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from tanglewood.cards.woods import HIGHEST, LOWEST, MOST, WoodsCard
from tanglewood.core.errors import BadComponents

SOURCES: Final = ("rulebook", "secondary", "house")


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

    Every value must be named (0 is a number of cards too); the source is house if left out.
    """
    if not isinstance(plain, Mapping):
        raise BadComponents("deck must be a table that says how many cards there are of 2 to 8.")
    counts = {str(key): count for key, count in plain.items()}
    source = counts.pop("source", "house")
    if not isinstance(source, str) or source not in SOURCES:
        raise BadComponents(f"deck.source must be one of {', '.join(SOURCES)}.")
    values = [str(value) for value in range(LOWEST, HIGHEST + 1)]
    for key in counts:
        if key not in values:
            raise BadComponents(
                f"deck.{key[:40]} is no key of a deck; its keys are 2 to 8 and source."
            )
    return Deck(tuple(_count(value, counts) for value in values), source)


def _count(value: str, counts: Mapping[str, object]) -> int:
    if value not in counts:
        raise BadComponents(
            f"deck.{value} is missing: say how many {value}s there are, 0 for none."
        )
    count = counts[value]
    if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST:
        raise BadComponents(f"deck.{value} must be a whole number from 0 to {MOST}.")
    return count
