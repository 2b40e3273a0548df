"""The decks of the fox family: the cards of fox alone, and with the special cards of Deluxe."""

from collections.abc import Iterable
from typing import Final

from tanglewood.cards.card import no_card, text_of
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.errors import BadText
from tanglewood.core.message import Message
from tanglewood.core.printable import quoted


class SuitedDeck:
    """A deck: the suited cards, and as many of the special ones as it has."""

    def __init__(self, special: int = 0) -> None:
        self.suits: Final = FoxCard.suits
        self.letters: Final = FoxCard.letters
        self.ranks: Final = FoxCard.ranks
        self.suited: Final = FoxCard.suited
        self.size: Final = self.suited + special
        self.cards: Final = FoxCard.all[: self.size]
        """Every card of the deck in order."""
        self.rank_of: Final = tuple(card.rank if card.suit >= 0 else 0 for card in self.cards)
        self.suit_of: Final = tuple(card.suit for card in self.cards)
        self.suit_mask: Final = tuple(map(FoxCards.of_suit, range(len(self.suits))))
        self.unsuited: Final = FoxCards(self.cards[self.suited :])
        self.texts: Final = tuple(card.text for card in self.cards)
        self._by_text = {card.text.casefold(): card for card in self.cards}

    def card(self, suit: int, rank: int) -> FoxCard:
        """The card of this suit and rank."""
        return FoxCard.of(suit, rank)

    def text(self, card: int) -> str:
        """The card as texts write it: suit letter and rank, or the name of a special card."""
        return self.texts[card]

    def title(self, card: int) -> str:
        """The card in words: '3 of Bells'."""
        if card >= self.suited:
            return self.texts[card]
        return f"{self.rank_of[card]} of {self.suits[self.suit_of[card]]}"

    def parse(self, text: str) -> FoxCard:
        """The card that a text names."""
        card = self._by_text.get(text.strip().casefold())
        if card is None:
            # A special card that this deck does not have is no card here.
            raise no_card(FoxCard, text)
        return card

    def parse_suit(self, text: str) -> int:
        """The suit that a letter or a name means."""
        return FoxCard.parse_suit(text)

    def list_text(self, cards: Iterable[int]) -> str:
        """Cards in the given order, with commas; '-' for none."""
        return text_of(FoxCard.all[card] for card in cards)

    def set_text(self, mask: int) -> str:
        """A set of cards in ascending order, with commas; '-' for none."""
        return str(FoxCards.from_mask(mask))

    def names(self, mask: int) -> list[str]:
        """A set of cards as texts in ascending order."""
        return FoxCards.from_mask(mask).texts

    def parse_list(self, text: str) -> tuple[FoxCard, ...]:
        """Cards in order from a text with commas; '-' or nothing for none."""
        if text.strip() in {"", "-"}:
            return ()
        return tuple(self.parse(part) for part in text.split(","))

    def parse_set(self, text: str) -> FoxCards:
        """A set of cards from a text with commas; a card named twice is refused."""
        cards = self.parse_list(text)
        if len(set(cards)) != len(cards):
            raise BadText(Message("text-twice", text=quoted(text, 80)))
        return FoxCards(cards)


FOX_DECK: Final = SuitedDeck()
