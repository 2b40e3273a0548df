"""Text from files and from other people, made safe to show: nothing in it moves a cursor, changes a
colour or turns the direction of what follows."""

from typing import Final
from unicodedata import category

QUOTED: Final = 40
"""How much of a wrong text is said again."""


def printable(text: str) -> str:
    """The text with '?' for every character that has no shape of its own, line ends among them."""
    if text.isprintable():
        return text
    return "".join(it if it.isprintable() or category(it) == "Zs" else "?" for it in text)


def quoted(value: object, most: int = QUOTED) -> str:
    """What somebody gave, as a sentence quotes it: safe to show, and cut short."""
    return printable(str(value).strip()[:most])
