"""The shape of a view: which values it tells, and what changed from one view to the next.

It is made of the declarations of the fields (`core.field`), once for every kind of view. What
everybody sees alike stands apart from what each viewer sees in its own way, so that it is compared
and written once for all of them.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import compress
from operator import attrgetter, is_not, ne
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin

from tanglewood.core.field import (
    EVERYBODY,
    As,
    Field,
    Gathered,
    Spread,
    parted,
    plain_fields,
    without_none,
    writer_of,
)
from tanglewood.core.plain import Plain
from tanglewood.protocol.encoding import encoded
from tanglewood.protocol.writing import writer

Values = tuple[Any, ...]
_UNIONS: Final = {Union, UnionType}


class Differences:
    """What is new, as it is told: values that are set and values that lists got at their ends, each
    with its path."""

    __slots__ = ("add", "set", "whole")

    def __init__(self) -> None:
        self.set: list[bytes] = []
        self.add: list[bytes] = []
        self.whole = False
        """Whether only the whole tells it: keys came or went."""


def json_member(path: str, value: object) -> bytes:
    """A plain value and its path, as the members of an object are told."""
    return b"%b:%b" % (encoded(path), encoded(value))


class ViewField:
    """A field that clients are sent."""

    __slots__ = (
        "_grows", "_head", "_inner", "_left_out", "_plain", "_write", "differ", "key", "name",
    )  # fmt: skip

    def __init__(self, field: Field, extras: frozenset[str], path: str) -> None:
        hint, marks = _certain(field.hint, field.marks)
        otherwise = any(isinstance(mark, As | Gathered) for mark in marks)
        self.name, self.key = field.name, field.key
        self._head = encoded(path + field.key) + b":"
        self._plain = writer_of(field.hint, field.marks, extras)
        self._write = writer(field.hint, self._plain)
        self._left_out = field.left_out
        self._inner: FieldGroup | None = None
        """The fields of a record, which are told one by one."""
        if hasattr(hint, "_fields") and not hasattr(hint, "plain") and not otherwise:
            spread = any(isinstance(mark, Spread) for mark in marks)
            inside = path if spread else f"{path}{field.key}."
            self._inner = FieldGroup(
                [ViewField(it, extras, inside) for it in plain_fields(hint, extras)]
            )
        self._grows = get_origin(hint) is tuple and not otherwise
        """Whether it is a list of things, which may get more of them."""
        self.differ = _differing(field.hint) if self._inner is None else is_not
        """Whether two of its values differ."""

    def put(self, value: Any, into: Plain) -> None:
        """Put the plain value where it belongs, unless it is left out."""
        if self._left_out is not None and self._left_out(value):
            return
        if self._plain is not None:
            value = self._plain(value)
        if self.key:
            into[self.key] = value
        else:
            into |= value

    def differs(self, old: Any, new: Any, found: Differences) -> None:
        """Note how the value differs."""
        inner, left_out = self._inner, self._left_out
        if left_out is not None and (left_out(old) or left_out(new)):
            found.whole = True
        elif inner is not None and old is not None and new is not None:
            inner.compare(inner.values(old), inner.values(new), found)
        elif self._grows and old and len(new) > len(old) and new[: len(old)] == old:
            found.add.append(self._head + self._write(new[len(old) :]))
        else:
            found.set.append(self._head + self._write(new))


class FieldGroup:
    """Some fields of a record."""

    def __init__(self, parts: Sequence[ViewField]) -> None:
        self.parts = tuple(parts)
        self.values: Callable[[Any], Values] = _reader([part.name for part in parts])
        """What the record holds in these fields; the values are the law's, and never change."""

    def compare(self, before: Values, now: Values, found: Differences) -> None:
        """Find what differs."""
        others = map(is_not, before, now)  # most values are the very same
        for part, old, new in compress(zip(self.parts, before, now, strict=True), others):
            if part.differ(old, new):
                part.differs(old, new, found)


class Shape:
    """The told fields of a kind of view: those that `all` see alike, and the viewer's `own`."""

    def __init__(self, kind: Any, extras: frozenset[str]) -> None:
        fields = plain_fields(kind, extras)
        self._parts = tuple(ViewField(field, extras, "view.") for field in fields)
        alike = {field.name for field in fields if field.sight is EVERYBODY}
        self.all = FieldGroup([part for part in self._parts if part.name in alike])
        self.own = FieldGroup([part for part in self._parts if part.name not in alike])

    def plain(self, all_: Values, own: Values) -> Plain:
        """The values as JSON has them, in the order of the declarations."""
        values = dict(zip(self.all.parts, all_, strict=True))
        values |= zip(self.own.parts, own, strict=True)
        found: Plain = {}
        for part in self._parts:
            part.put(values[part], found)
        return found


@cache
def shape_of(kind: Any, extras: frozenset[str]) -> Shape:
    """The shape of a kind of view, in a game with these extras."""
    return Shape(kind, extras)


def _differing(hint: Any) -> Callable[[Any, Any], bool]:
    """What tells whether two values of this type differ. Those of one field are of one type, so
    sets of cards are the same if the numbers below them are."""
    parts = get_args(hint) if get_origin(hint) is tuple else ()
    if _is_number(hint):
        return int.__ne__
    return _other_numbers if parts and all(map(_is_number, parts)) else ne


def _is_number(hint: Any) -> bool:
    """Whether a type is a number with a comparison of its own, which takes its time."""
    return isinstance(hint, type) and issubclass(hint, int) and hint is not int


def _other_numbers(old: tuple[int, ...], new: tuple[int, ...]) -> bool:
    return len(old) != len(new) or any(map(int.__ne__, old, new))


def _reader(names: list[str]) -> Callable[[Any], Values]:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda record: tuple([getattr(record, name) for name in names])


def _certain(hint: Any, marks: tuple[object, ...]) -> tuple[Any, tuple[object, ...]]:
    """A type where there is something, and what is declared of it."""
    if get_origin(hint) in _UNIONS:
        hint, more = parted(without_none(hint))
        return hint, (*marks, *more)
    return hint, marks
