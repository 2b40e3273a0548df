"""Text from files and from other people, made safe to show: nothing in it moves a cursor, changes a
colour or turns the direction of what follows."""

from unicodedata import category


def printable(text: str) -> str:
    """The text with '?' for every character that has no shape of its own, line ends among them."""
    if text.isprintable():
        return text
    return "".join(it if it.isprintable() or category(it) == "Zs" else "?" for it in text)
