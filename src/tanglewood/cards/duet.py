"""The cards of the Duet: Doves, Roses and Stars, ranks 1 to 10."""

from typing import ClassVar

from tanglewood.cards.card import Card
from tanglewood.cards.cards import Cards


class DuetCard(Card, suits=("Doves", "Roses", "Stars"), ranks=10):
    """A card of the Duet: `DuetCard("D7")`."""

    __slots__ = ()

    all: ClassVar[tuple["DuetCard", ...]]


class DuetCards(Cards[DuetCard], card=DuetCard):
    """A set of cards of the Duet: `DuetCards("D7,S2")`."""

    __slots__ = ()
