"""Values as bytes, on their way to the kernel beside this Python and back.

A byte says what follows, as `cpp/wasm/include/nanobind/value.hpp` lists them; whole numbers and
sizes have their lowest byte first. Many numbers travel as one row: a browser's Python is slow at
taking them one by one. What the kernel owns travels as an `OwnedObject`.
"""

from collections.abc import Callable
from struct import Struct, error, pack, unpack_from
from typing import Any, Final

_WHOLE: Final = Struct("<cq")
_LARGE: Final = Struct("<cQ")
_NUMBER: Final = Struct("<cd")
_SIZED: Final = Struct("<cI")
_ROW: Final = Struct("<cccI")
_IN_ROWS: Final = {frozenset({int}): b"i", frozenset({float}): b"d"}
_FORMS: Final = {b"i": "q", b"d": "d"}
_OWNED: Final = Struct("<cII")
_MOST: Final = (1 << 63) - 1


class OwnedObject:
    """Something that the kernel owns: the number of its class, and where it lies."""

    __slots__ = ("_kind", "_place")

    _kind: int
    _place: int


def write(value: Any, to: bytearray) -> None:
    """Add a value. What is of no kind that travels is refused, as are numbers beyond 64 bits."""
    match value:
        case None:
            to += b"n"
        case bool():
            to += b"t" if value else b"f"
        case int():
            _whole(value, to)
        case float():
            to += _NUMBER.pack(b"d", value)
        case str():
            text = value.encode()
            to += _SIZED.pack(b"s", len(text)) + text
        case bytes() | bytearray():
            to += _SIZED.pack(b"b", len(value)) + value
        case tuple() | list():
            _many(value, b"(" if isinstance(value, tuple) else b"[", to)
        case OwnedObject():
            to += _OWNED.pack(b"o", value._kind, value._place)
        case _:
            raise TypeError(f"{type(value).__name__} does not travel to the kernel.")


def _many(values: tuple[Any, ...] | list[Any], kind: bytes, to: bytearray) -> None:
    of = _IN_ROWS.get(frozenset(map(type, values)))
    if of is not None:
        try:
            row = pack(f"<{len(values)}{_FORMS[of]}", *values)
        except error:
            pass  # a number of more than 63 bits goes by itself
        else:
            to += _ROW.pack(b"r", kind, of, len(values)) + row
            return
    to += _SIZED.pack(kind, len(values))
    for item in values:
        write(item, to)


def _whole(value: int, to: bytearray) -> None:
    if -_MOST - 1 <= value <= _MOST:
        to += _WHOLE.pack(b"i", value)
    elif 0 <= value <= 2 * _MOST + 1:
        to += _LARGE.pack(b"u", value)
    else:
        raise TypeError("A number for the kernel has at most 64 bits.")


class Reader:
    """Reads values; `owned` makes what the kernel has handed over, from its class and place."""

    def __init__(self, data: bytes, owned: Callable[[int, int], Any]) -> None:
        self._data = data
        self._owned = owned
        self._at = 0

    def value(self) -> Any:
        """The next value."""
        kind = self._data[self._at : self._at + 1]
        self._at += 1
        match kind:
            case b"n":
                return None
            case b"t" | b"f":
                return kind == b"t"
            case b"i":
                return self._numbers("<q", 8)[0]
            case b"u":
                return self._numbers("<Q", 8)[0]
            case b"d":
                return self._numbers("<d", 8)[0]
            case b"s":
                return self._bytes().decode()
            case b"b":
                return self._bytes()
            case b"(":
                return tuple(self._items())
            case b"[":
                return self._items()
            case b"r":
                return self._row()
            case b"{":
                items = self._items()
                return dict(zip(items[::2], items[1::2], strict=True))
            case b"o":
                return self._owned(*self._numbers("<II", 8))
            case _:
                raise ValueError("The kernel says something of no kind.")

    def _numbers(self, form: str, size: int) -> tuple[Any, ...]:
        found = unpack_from(form, self._data, self._at)
        self._at += size
        return found

    def _bytes(self) -> bytes:
        size = self._numbers("<I", 4)[0]
        found = self._data[self._at : self._at + size]
        self._at += size
        return found

    def _row(self) -> tuple[Any, ...] | list[Any]:
        kind, of, size = self._numbers("<ccI", 6)
        found = self._numbers(f"<{size}{_FORMS[of]}", 8 * size)
        return found if kind == b"(" else list(found)

    def _items(self) -> list[Any]:
        size = self._numbers("<I", 4)[0]
        return [self.value() for _ in range(size)]
