"""Following suit: what the second player may play."""

from tanglewood.core.bits import highest


def following(hand: int, lead_suit: int) -> int:
    """The cards of the lead suit (a mask of all its cards) if any are held, else the whole hand."""
    return hand & lead_suit or hand


def bound_by_monarch(held: int, lowest: int) -> int:
    """Of the held cards of the suit: its lowest card, if held, and the highest held."""
    return held & lowest | highest(held)
