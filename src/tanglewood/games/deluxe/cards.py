"""The Deluxe deck: the fox cards 0-32 as they are, then the nine special cards 33-41.

What a card *is* may change: the Mirror is whatever the decree is (`deluxe.mirror`). `face` is the
one place that says so. Who asks it when is the matter of `ruling.P1`: abilities ask once, when a
card is played; the follower's duty is asked for when the follower plays; the winner, the Swan,
Treasure, poison and goals ask when the trick ends."""

from typing import Final

from tanglewood.cards.suited import SuitedDeck
from tanglewood.components.goals import SPECIALS as NAMED_BY_GOALS
from tanglewood.games.fox.cards import DECK as FOX_DECK
from tanglewood.games.fox.cards import MONARCH
from tanglewood.games.fox.laid import Laid

SPECIAL_NAMES: Final = (*NAMED_BY_GOALS, "Mirror")

DECK: Final = SuitedDeck(FOX_DECK.suits, FOX_DECK.ranks, SPECIAL_NAMES)
SUIT: Final = DECK.suit_of
"""The suit by card; -1 for the special cards, which have none (`deluxe.special.unsuited`)."""

RANKED: Final = {"Axe": 8, "Tree": 6, "Fairy": 4, "Crown": 2}
RANK: Final = (*FOX_DECK.rank_of, *(RANKED.get(name, 0) for name in SPECIAL_NAMES))
"""The rank by card; 0 for those special cards that have none."""

BIT: Final = tuple(1 << card for card in range(DECK.size))

CROWN: Final = DECK.parse("Crown")
MIRROR: Final = DECK.parse("Mirror")

SUITED: Final = (1 << DECK.suited) - 1
SPECIALS: Final = (1 << DECK.size) - 1 - SUITED
CROWN_BIT: Final = BIT[CROWN]
MIRROR_BIT: Final = BIT[MIRROR]

POISON: Final = 8
"""The rank of the Poison 8s (`deluxe.poison.deck`)."""


def face(card: int, decree: int) -> int:
    """What the card is now: the Mirror is the decree, every other card is itself."""
    return decree if card == MIRROR else card


def faces(hand: int, decree: int) -> int:
    """The hand as it counts now: the Mirror as the decree's card, which nobody else can hold
    (`ruling.S4`)."""
    return hand ^ MIRROR_BIT | BIT[decree] if hand & MIRROR_BIT else hand


def as_held(counted: int, hand: int, decree: int) -> int:
    """The way back from `faces`: the cards of the hand that count as these."""
    if hand & MIRROR_BIT and counted & BIT[decree]:
        return counted ^ BIT[decree] | MIRROR_BIT
    return counted


def strength(laid: Laid, decree: int) -> int:
    """The rank for the winner of the trick: a crowned card is an 11 (`ruling.P3`)."""
    return MONARCH if laid.crown >= 0 else RANK[face(laid.card, decree)]
