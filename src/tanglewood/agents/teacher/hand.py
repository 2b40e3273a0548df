"""What a hand holds of a suit, what a suit is called, and what goals ask of a card."""

from collections.abc import Sequence
from typing import Any

from tanglewood.agents.teacher.case import Case
from tanglewood.core.message import Argument, Message


def held(case: Case, suit: int) -> int:
    """How many cards of a suit the seat holds."""
    return sum(one.suit == suit for one in case.view.hand)


def suit_name(card: Any, suit: int | None = None) -> Message:
    """The suit of a card, or another one of its deck."""
    return Message(f"suit-{card.letters[card.suit if suit is None else suit]}")


def either(cards: Sequence[Any]) -> Argument:
    """Cards with an 'or' between the last two."""
    first: Argument
    first, *rest = cards
    if not rest:
        return first
    if len(rest) == 1:
        return Message("list-or", some=first, last=rest[0])
    some = Message("list-more", some=first, more=rest[0])
    return Message("list-or", some=some, last=either(rest[1:]))
