"""The cards of the fox games: Bells, Keys and Moons, and the special cards of Deluxe."""

from typing import ClassVar

from tanglewood.cards.card import Card
from tanglewood.cards.cards import Cards


class FoxCard(
    Card,
    suits=("Bells", "Keys", "Moons"),
    ranks=11,
    special={
        "Bow": 0, "Hammer": 0, "Potion": 0, "Shovel": 0, "Axe": 8, "Tree": 6, "Fairy": 4,
        "Crown": 2, "Mirror": 0,
    },
):  # fmt: skip
    """A card of the fox games: `FoxCard("B7")`, or in Deluxe `FoxCard("Crown")`."""

    __slots__ = ()

    all: ClassVar[tuple["FoxCard", ...]]


class FoxCards(Cards[FoxCard], card=FoxCard):
    """A set of cards of the fox games: `FoxCards("B7,K2")`."""

    __slots__ = ()
