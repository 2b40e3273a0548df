"""Values of the law straight as JSON, to the bytes of their plain values (`core.field`).

Few values come again and again at every table, such as counts and turns: they are remembered as
they are told. Sets of cards and legal actions are seldom twice the same; they are put together of
parts that are.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, get_args, get_origin

from tanglewood.cards.cards import Cards
from tanglewood.core.action import Action
from tanglewood.core.legal import Legal
from tanglewood.core.message import Message, Who
from tanglewood.protocol.encoding import encoded, json_list

Write = Callable[[Any], bytes]

_REMEMBERED: Final = 256
"""How many values of a field are remembered as they are told."""
_CHUNK: Final = 8
"""How many cards of a set are looked up at once."""
_BITS: Final = (1 << _CHUNK) - 1


def writer(hint: Any, plain: Callable[[Any], Any] | None) -> Write:
    """What writes the values of a field of this type; `plain` makes their plain values, where they
    are not plain by themselves."""
    if _is_set(hint):
        return _set_writer(hint)
    if get_origin(hint) is tuple and (parts := get_args(hint)) and all(map(_is_set, parts)):
        each = _set_writer(parts[0])
        return lambda sets: json_list([each(one) for one in sets])
    if hint is Legal:
        return lambda actions: json_list([_text(action) for action in actions])
    if plain is None:
        return Remembering(encoded).__getitem__
    return Remembering(lambda value: encoded(plain(value))).__getitem__


class Remembering(dict[Any, bytes]):
    """Values as they are written; those that come again are looked up."""

    __slots__ = ("_write",)

    def __init__(self, write: Write) -> None:
        super().__init__()
        self._write = write

    def __missing__(self, value: Any) -> bytes:
        if len(self) >= _REMEMBERED:
            self.clear()
        found = self[value] = self._write(value)
        return found


class _Chunk(dict[int, bytes]):
    """The cards of one run of numbers, by the bits that are set; filled when first asked for."""

    __slots__ = ("_first", "_kind")

    def __init__(self, kind: type[Cards[Any]], first: int) -> None:
        super().__init__()
        self._kind, self._first = kind, first

    def __missing__(self, bits: int) -> bytes:
        cards = self._kind.from_mask(bits << self._first)
        found = self[bits] = encoded(cards.plain())[1:-1]
        return found


class SetWriter:
    """Writes sets of cards of one deck."""

    __slots__ = ("_chunks",)

    def __init__(self, kind: type[Cards[Any]]) -> None:
        self._chunks = [_Chunk(kind, first) for first in range(0, len(kind.card.all), _CHUNK)]

    def __call__(self, cards: Cards[Any]) -> bytes:
        mask, found = cards.mask, []
        for chunk in self._chunks:
            if bits := mask & _BITS:
                found.append(chunk[bits])
            mask >>= _CHUNK
            if not mask:
                break
        return json_list(found)


@cache
def _set_writer(kind: type[Cards[Any]]) -> SetWriter:
    """All fields share what a deck's writer has filled."""
    return SetWriter(kind)


def _is_set(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Cards)


_short: Final = Remembering(lambda known: encoded(Message(known[0], **dict(known[1:])).plain()))
"""Messages that speak of nothing but seats."""


def written_message(message: Message) -> bytes:
    """A message as a client that is elsewhere gets it."""
    args = message.args
    if all(type(value) is Who for value in args.values()):
        return _short[message.id, *args.items()]
    return encoded(message.plain())


_texts: Final[Remembering] = Remembering(encoded)


def _text(action: Action) -> bytes:
    return _texts[action.text]
