"""What a hand holds of a suit, what a suit is called, and what goals ask of a card."""

from typing import Any

from tanglewood.agents.teacher.case import Case
from tanglewood.core.message import Message


def held(case: Case, suit: int) -> int:
    """How many cards of a suit the seat holds."""
    return sum(one.suit == suit for one in case.view.hand)


def suit_name(card: Any, suit: int | None = None) -> Message:
    """The suit of a card, or another one of its deck."""
    return Message(f"suit-{card.letters[card.suit if suit is None else suit]}")
