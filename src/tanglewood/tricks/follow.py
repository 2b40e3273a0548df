"""Following suit: what the second player may play."""

from typing import TypeVar

from tanglewood.cards.duet import DuetCards
from tanglewood.cards.fox import FoxCards

Hand = TypeVar("Hand", FoxCards, DuetCards)


def following(hand: Hand, lead_suit: Hand) -> Hand:
    """The cards of the lead suit if any are held, else the whole hand."""
    return hand & lead_suit or hand


def bound_by_monarch(held: FoxCards, suit: FoxCards) -> FoxCards:
    """Of the held cards of a suit: its lowest card, if held, and the highest held."""
    return held & suit.lowest | held.highest
