"""Reading components from plain values: what is wrong is refused with the key and what is right."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tanglewood.core.errors import BadComponents
from tanglewood.core.message import Message, OwnText
from tanglewood.core.option import one_out_of, table_with, whole_number
from tanglewood.core.printable import shortened

SOURCES: Final = ("rulebook", "secondary", "house")
_LANGUAGE: Final = re.compile("[a-z]{2,3}")

Key = str | Message
"""Where a value is in a file: `board.gems`, or in words."""


def wrong(key: Key, right: Message, value: object) -> BadComponents:
    """A value that is not what is right here."""
    if value is None or value == "":
        return BadComponents(Message("components-empty", key=key, right=right))
    return BadComponents(Message("components-wrong", key=key, right=right, value=_shown(value)))


def missing(key: Key) -> BadComponents:
    """A value that must be there is not."""
    return BadComponents(Message("components-missing", key=key))


def unknown_component(game: str, name: object, known: Sequence[str]) -> BadComponents:
    """A game has no such component."""
    listed = tuple(known)
    return BadComponents(
        Message("components-none", name=shortened(name), game=game, known=listed, n=len(listed))
    )


def table(
    value: object, key: Key, known: Sequence[str], inner: Callable[[str], Key]
) -> Mapping[str, object]:
    """A table with no other keys than the known ones; `inner` says where these are."""
    if not isinstance(value, Mapping):
        raise wrong(key, table_with(known), value)
    for each in value:
        if each not in known:
            place, keys = inner(shortened(each)), ", ".join(known)
            raise BadComponents(Message("components-unknown", key=place, keys=keys))
    return value


def whole(value: object, key: Key, low: int, high: int) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise wrong(key, whole_number(low, high), value)
    return value


def wholes(value: object, key: str, most: int) -> tuple[int, ...]:
    """A list of whole numbers from 0 to `most`."""
    if not isinstance(value, list | tuple):
        raise wrong(key, Message("wanted-wholes"), value)
    return tuple(whole(item, f"{key}[{at}]", 0, most) for at, item in enumerate(value))


def one(value: object, key: Key, choices: Sequence[str]) -> str:
    """One of a few words."""
    if not isinstance(value, str) or value not in choices:
        raise wrong(key, one_out_of(choices), value)
    return value


def text(value: object, key: Key, most: int) -> str:
    """A text of one line."""
    if not (isinstance(value, str) and value.strip() and value.isprintable()):
        raise wrong(key, Message("wanted-text", n=most), value)
    if len(value) > most:
        raise wrong(key, Message("wanted-text", n=most), value)
    return value


def own_text(value: object, key: Key, most: int) -> str:
    """A text that people read: one for all, or a table with one for each language."""
    if not isinstance(value, Mapping):
        return text(value, key, most)
    if not value or not all(isinstance(it, str) and _LANGUAGE.fullmatch(it) for it in value):
        raise wrong(key, Message("wanted-languages"), ", ".join(map(str, value)))
    return OwnText({language: text(said, key, most) for language, said in value.items()})


def plain_text(value: str) -> object:
    """The text as `own_text` reads it back."""
    return dict(value.by_language) if isinstance(value, OwnText) else value


def _shown(value: object) -> str | Message:
    try:
        return shortened(repr(value))
    except ValueError:  # Python refuses to write out a number of thousands of digits
        return Message("components-huge")
