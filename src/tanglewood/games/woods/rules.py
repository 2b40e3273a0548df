"""A ruleset of Into the Woods as frozen data: what changes with the players."""

from dataclasses import dataclass
from typing import Final

from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.components.decks import Deck
from tanglewood.games.woods.actions import ROW

HAND: Final = 2
"""How many cards each player is dealt (`woods.deal`)."""

TOKENS: Final = 16
"""How many point tokens there are (`woods.tokens`)."""

ALL_SETS: Final = len(WoodsCard.all)
"""How many sets win a solo game (`woods.solo.goal`)."""


@dataclass(frozen=True, slots=True)
class WoodsRules:
    """How many play, with which deck, and what follows from that.

    `cards` is the whole deck as one handful. `tokens` are those in play, none in solo
    (`woods.tokens`, `woods.solo.setup`). `reshuffles` says how often the discards become a new deck
    (`woods.deck.two`, `woods.deck.more`). A solo player who is `gentle` goes on when stuck
    (`ruling.W8`).
    """

    players: int
    deck: Deck
    gentle: bool
    solo: bool
    cards: Handful
    tokens: int
    reshuffles: int


def rules_for(players: int, deck: Deck, gentle: bool = False) -> WoodsRules:
    """The rules for so many players; the solo deck is used once (`ruling.W7`)."""
    solo = players == 1
    cards = Handful(deck.cards)
    tokens, reshuffles = 0 if solo else TOKENS, int(players >= 3)
    return WoodsRules(
        players=players, deck=deck, gentle=gentle, solo=solo, cards=cards, tokens=tokens,
        reshuffles=reshuffles,
    )  # fmt: skip


def least_deck(players: int) -> int:
    """The fewest cards that can be played with: the deal and one card more (`ruling.W15`)."""
    return HAND * players + ROW + 1
