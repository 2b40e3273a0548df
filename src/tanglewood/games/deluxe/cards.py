"""The Deluxe deck: the fox cards 0-32 as they are, then the nine special cards 33-41.

What a card *is* may change: the Mirror is whatever the decree is (`deluxe.mirror`). `face` is the
one place that says so. Who asks it when is the matter of `ruling.P1`: abilities ask once, when a
card is played; the follower's duty is asked for when the follower plays; the winner, the Swan,
Treasure, poison and goals ask when the trick ends."""

from typing import Final

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.cards.suited import SuitedDeck
from tanglewood.games.fox.cards import MONARCH
from tanglewood.games.fox.laid import Laid

SPECIAL_NAMES: Final = tuple(card.text for card in FoxCard.all[FoxCard.suited_count :])

DECK: Final = SuitedDeck(len(SPECIAL_NAMES))
SUIT: Final = DECK.suit_of
"""The suit by card; -1 for the special cards, which have none (`deluxe.special.unsuited`)."""

RANK: Final = tuple(card.rank for card in DECK.cards)
"""The rank by card; 0 for those special cards that have none."""

CROWN: Final = FoxCard("Crown")
MIRROR: Final = FoxCard("Mirror")

SUITED: Final = FoxCards.all_suited()
SPECIALS: Final = FoxCards.deck() - SUITED

POISON: Final = 8
"""The rank of the Poison 8s (`deluxe.poison.deck`)."""


def face(card: FoxCard, decree: FoxCard | None) -> FoxCard:
    """What the card is now: the Mirror is the decree where one lies, every other card is itself."""
    return decree if card is MIRROR and decree is not None else card


def faces(hand: FoxCards, decree: FoxCard) -> FoxCards:
    """The hand as it counts now: the Mirror as the decree's card, which nobody else can hold
    (`ruling.S4`)."""
    return hand - MIRROR | decree if MIRROR in hand else hand


def as_held(counted: FoxCards, hand: FoxCards, decree: FoxCard) -> FoxCards:
    """The way back from `faces`: the cards of the hand that count as these."""
    if MIRROR in hand and decree in counted:
        return counted - decree | MIRROR
    return counted


def strength(laid: Laid, decree: FoxCard) -> int:
    """The rank for the winner of the trick: a crowned card is an 11 (`ruling.P3`)."""
    return MONARCH if laid.crown else RANK[face(laid.card, decree)]
