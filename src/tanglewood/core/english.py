"""Numbers and lists as English says them."""

from collections.abc import Iterable


def counted(number: int, noun: str, many: str = "") -> str:
    """'1 gem', '2 gems'; `many` where an s is not enough: '2 entries'."""
    return f"{number} {noun}" if number == 1 else f"{number} {many or f'{noun}s'}"


def left(number: int, noun: str) -> str:
    """'no card is left', '1 card is left', '2 cards are left'."""
    if not number:
        return f"no {noun} is left"
    return f"{counted(number, noun)} {'is' if number == 1 else 'are'} left"


def listed(texts: Iterable[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    *some, last = texts
    return f"{', '.join(some)} and {last}" if some else last
