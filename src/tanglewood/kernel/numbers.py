"""Values of the law as the kernel counts them: a card by its number, cards as a mask, handfuls
packed, and -1 where there is no card."""

from typing import Any

from tanglewood.cards.card import Card
from tanglewood.cards.cards import Cards
from tanglewood.cards.woods import Handful, WoodsCard


def numbers(value: Any, none: int | None = -1) -> Any:
    """The value with numbers in place of cards, and this one where there is nothing; tuples stay
    what they are."""
    if value is None:
        return none
    if isinstance(value, Card):
        return value.number
    if isinstance(value, Cards):
        return value.mask
    if isinstance(value, Handful):
        return value.packed
    if isinstance(value, WoodsCard):
        return int(value)
    if isinstance(value, tuple):
        parts = [numbers(part, none) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if isinstance(value, dict):
        return {key: numbers(part, none) for key, part in value.items()}
    return value
