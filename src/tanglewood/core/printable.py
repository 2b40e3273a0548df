"""Text from files and from other people, made safe to show: nothing in it moves a cursor, changes a
colour or turns the direction of what follows."""

from typing import Final
from unicodedata import category

SHORT: Final = 40
"""How much of a wrong text is said again."""


def printable(text: str) -> str:
    """The text with '?' for every character that has no shape of its own, line ends among them."""
    if text.isprintable():
        return text
    return "".join(it if it.isprintable() or category(it) == "Zs" else "?" for it in text)


def shortened(value: object, most: int = SHORT) -> str:
    """What somebody gave, for a sentence that says it again: safe to show, and cut short. Quotation
    marks are the sentence's. A number of thousands of digits, which Python does not write out, is
    written as programs write a mask."""
    try:
        text = str(value)
    except ValueError:
        text = hex(value) if isinstance(value, int) else type(value).__name__
    return printable(text.strip()[:most])


def literal(value: object) -> str:
    """A plain value as a program writes it, `''` or `None`; a long one without its middle. A number
    of thousands of digits, which Python does not write out, raises ValueError."""
    text = repr(value)
    return printable(text if len(text) <= SHORT else f"{text[: SHORT - 2]}…{text[-1]}")
