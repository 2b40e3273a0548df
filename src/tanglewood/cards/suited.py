"""The decks of the fox family: the cards of fox alone, and with the special cards of Deluxe."""

from typing import Final

from tanglewood.cards.card import no_card
from tanglewood.cards.fox import FoxCard, FoxCards


class SuitedDeck:
    """A deck: the suited cards, and as many of the special ones as it has; with what the law asks
    most of its cards, by their numbers."""

    def __init__(self, special: int = 0) -> None:
        self.size: Final = FoxCard.suited_count + special
        self.cards: Final = FoxCard.all[: self.size]
        """Every card of the deck in order."""
        self.rank_of: Final = tuple(card.rank if card.suit >= 0 else 0 for card in self.cards)
        self.suit_of: Final = tuple(card.suit for card in self.cards)
        self.suit_mask: Final = tuple(map(FoxCards.of_suit, range(len(FoxCard.suits))))
        self.unsuited: Final = FoxCards(self.cards[FoxCard.suited_count :])

    def card(self, card: str | FoxCard) -> FoxCard:
        """The card, or the card that a text names; one that this deck does not have is no card
        here."""
        found = FoxCard(card)
        if found.number >= self.size:
            raise no_card(FoxCard, found.text)
        return found


FOX_DECK: Final = SuitedDeck()
