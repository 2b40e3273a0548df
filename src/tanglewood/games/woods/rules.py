"""A ruleset of Into the Woods as frozen data: what changes with the players."""

from dataclasses import dataclass
from typing import Final

from tanglewood.components.decks import HIGHEST, LOWEST, Deck
from tanglewood.games.woods.actions import ROW
from tanglewood.games.woods.cards import handful_of

HAND: Final = 2
"""How many cards each player is dealt (`woods.deal`)."""

TOKENS: Final = 16
"""How many point tokens there are (`woods.tokens`)."""

ALL_SETS: Final = HIGHEST - LOWEST + 1
"""How many sets win a solo game (`woods.solo.goal`)."""


@dataclass(frozen=True, slots=True)
class WoodsRules:
    """How many play, with which deck, and whether the solo player may go on when stuck."""

    players: int
    deck: Deck
    gentle: bool = False

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def tokens(self) -> int:
        """The tokens in play: none in solo (`woods.tokens`, `woods.solo.setup`)."""
        return 0 if self.solo else TOKENS

    @property
    def reshuffles(self) -> int:
        """How often the discards become a new deck (`woods.deck.two`, `woods.deck.more`); the
        solo deck is used once (`ruling.W7`)."""
        return int(self.players >= 3)

    @property
    def cards(self) -> int:
        """The whole deck as one handful."""
        return handful_of(self.deck.cards)

    @property
    def least_deck(self) -> int:
        """The fewest cards that can be played with: the deal and one card more (`ruling.W15`)."""
        return HAND * self.players + ROW + 1
