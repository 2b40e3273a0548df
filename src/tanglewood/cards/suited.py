"""Decks of suits and ranks: cards as small ints, with their names and masks.

Card number = suit x ranks + (rank - 1), so a suit is a run of bits and a higher rank a higher bit.
Cards beyond the suited ones (Deluxe's special cards) have a name only.
"""

from collections.abc import Iterable
from typing import Final

from tanglewood.core.bits import mask_of, members
from tanglewood.core.errors import BadText


class SuitedDeck:
    """The names and masks of a deck: suits by name, told apart by their first letter."""

    def __init__(self, suits: tuple[str, ...], ranks: int, extras: tuple[str, ...] = ()) -> None:
        self.suits: Final = suits
        self.letters: Final = tuple(suit[0] for suit in suits)
        self.ranks: Final = ranks
        self.suited: Final = len(suits) * ranks
        self.size: Final = self.suited + len(extras)
        self.rank_of: Final = tuple(
            card % ranks + 1 if card < self.suited else 0 for card in range(self.size)
        )
        self.suit_of: Final = tuple(
            card // ranks if card < self.suited else -1 for card in range(self.size)
        )
        self.suit_mask: Final = tuple(
            mask_of(range(suit * ranks, (suit + 1) * ranks)) for suit in range(len(suits))
        )
        self.unsuited: Final = mask_of(range(self.suited, self.size))
        self.texts: Final = (
            *(f"{letter}{rank}" for letter in self.letters for rank in range(1, ranks + 1)),
            *extras,
        )
        self._by_text = {text.casefold(): card for card, text in enumerate(self.texts)}

    def card(self, suit: int, rank: int) -> int:
        """The card of this suit and rank."""
        return suit * self.ranks + rank - 1

    def text(self, card: int) -> str:
        """The card as texts write it: suit letter and rank, or the name of a special card."""
        return self.texts[card]

    def title(self, card: int) -> str:
        """The card in words: '3 of Bells'."""
        if card >= self.suited:
            return self.texts[card]
        return f"{self.rank_of[card]} of {self.suits[self.suit_of[card]]}"

    def parse(self, text: str) -> int:
        """The card that a text names."""
        card = self._by_text.get(text.strip().casefold())
        if card is None:
            raise BadText(
                f"{text.strip()[:40]!r} is not a card; cards are written like "
                f"{self.texts[2]} ({', '.join(self.suits)}; ranks 1-{self.ranks})."
            )
        return card

    def parse_suit(self, text: str) -> int:
        """The suit that a letter or a name means."""
        wanted = text.strip().casefold()
        for suit, name in enumerate(self.suits):
            if wanted and (wanted == name.casefold() or wanted == self.letters[suit].casefold()):
                return suit
        known = ", ".join(self.suits)
        raise BadText(f"{text.strip()[:40]!r} is not a suit; the suits are {known}.")

    def list_text(self, cards: Iterable[int]) -> str:
        """Cards in the given order, with commas; '-' for none."""
        return ",".join(self.texts[card] for card in cards) or "-"

    def set_text(self, mask: int) -> str:
        """A set of cards in ascending order, with commas; '-' for none."""
        return self.list_text(members(mask))

    def names(self, mask: int) -> list[str]:
        """A set of cards as texts in ascending order."""
        return [self.texts[card] for card in members(mask)]

    def parse_list(self, text: str) -> tuple[int, ...]:
        """Cards in order from a text with commas; '-' or nothing for none."""
        if text.strip() in {"", "-"}:
            return ()
        return tuple(self.parse(part) for part in text.split(","))

    def parse_set(self, text: str) -> int:
        """A set of cards from a text with commas; a card named twice is refused."""
        cards = self.parse_list(text)
        if len(set(cards)) != len(cards):
            raise BadText(f"A card stands twice in {text[:80]!r}.")
        return mask_of(cards)


FOX_DECK: Final = SuitedDeck(("Bells", "Keys", "Moons"), 11)
DUET_DECK: Final = SuitedDeck(("Doves", "Roses", "Stars"), 10)
