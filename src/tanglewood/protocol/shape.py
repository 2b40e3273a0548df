"""The shape of a view: which values it tells, and what changed from one view to the next.

It is made of the declarations of the fields (`core.field`), once for every kind of view. What
everybody sees alike stands apart from what each viewer sees in its own way, so that it is compared
and written once for all of them.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import compress
from operator import attrgetter, is_not
from types import NoneType, UnionType
from typing import Any, Final, NamedTuple, Union, get_args, get_origin

from tanglewood.core.field import (
    EVERYBODY,
    As,
    Field,
    Gathered,
    Spread,
    parted,
    plain_fields,
    writer_of,
)

Plain = dict[str, Any]
Values = tuple[Any, ...]
_UNIONS: Final = {Union, UnionType}


class Differences:
    """What is new: values that are set and values that lists got at their ends, by their paths."""

    __slots__ = ("add", "set", "whole")

    def __init__(self) -> None:
        self.set: Plain = {}
        self.add: dict[str, list[Any]] = {}
        self.whole = False
        """Whether only the whole tells it: keys came or went."""

    def compare(self, before: Plain, now: Plain, path: str = "") -> None:
        """Find what differs in values that are plain already, and have the same keys."""
        for key, value in now.items():
            old = before[key]
            if old is not value and old != value:
                self.set[path + key] = value


class Part(NamedTuple):
    """A field that is told."""

    at: int
    name: str
    key: str
    path: str
    write: Callable[[Any], Any] | None
    left_out: Callable[[Any], bool] | None
    inner: "Record | None"
    """The fields of a record, which are told one by one."""
    grows: bool
    """Whether it is a list of things, which may get more of them."""

    def differs(self, old: Any, new: Any, found: Differences) -> None:
        """Note how the value differs."""
        inner = self.inner
        if self.left_out is not None and (self.left_out(old) or self.left_out(new)):
            found.whole = True
        elif inner is not None and old is not None and new is not None:
            inner.compare(inner.values(old), inner.values(new), found)
        elif self.grows and old and new and len(new) > len(old) and new[: len(old)] == old:
            more = new[len(old) :]
            found.add[self.path] = list(more) if self.write is None else self.write(more)
        else:
            found.set[self.path] = new if self.write is None else self.write(new)


class Record:
    """Some fields of a record."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.values: Callable[[Any], Values] = _reader([part.name for part in parts])
        """What the record holds in these fields; the values are the law's, and never change."""

    def compare(self, before: Values, now: Values, found: Differences) -> None:
        """Find what differs."""
        others = map(is_not, before, now)  # most values are the very same
        for part, old, new in compress(zip(self.parts, before, now, strict=True), others):
            if old != new:
                part.differs(old, new, found)


class Shape:
    """The told fields of a kind of view: those that `all` see alike, and the viewer's `own`."""

    def __init__(self, kind: Any, extras: frozenset[str]) -> None:
        fields = plain_fields(kind, extras)
        self._parts = _parts(fields, extras, "view.")
        alike = {field.name for field in fields if field.sight is EVERYBODY}
        self.all = Record([part for part in self._parts if part.name in alike])
        self.own = Record([part for part in self._parts if part.name not in alike])

    def plain(self, all_: Values, own: Values) -> Plain:
        """The values as JSON has them, in the order of the declarations."""
        values = dict(zip(self.all.parts, all_, strict=True))
        values |= zip(self.own.parts, own, strict=True)
        found: Plain = {}
        for part in self._parts:
            value = values[part]
            if part.left_out is not None and part.left_out(value):
                continue
            if part.write is not None:
                value = part.write(value)
            if part.key:
                found[part.key] = value
            else:
                found |= value
        return found


@cache
def shape_of(kind: Any, extras: frozenset[str]) -> Shape:
    """The shape of a kind of view, in a game with these extras."""
    return Shape(kind, extras)


def _parts(fields: Sequence[Field], extras: frozenset[str], path: str) -> tuple[Part, ...]:
    found = []
    for at, field in enumerate(fields):
        hint, marks = _certain(field.hint, field.marks)
        otherwise = any(isinstance(mark, As | Gathered) for mark in marks)
        inner = None
        if hasattr(hint, "_fields") and not hasattr(hint, "plain") and not otherwise:
            spread = any(isinstance(mark, Spread) for mark in marks)
            inside = path if spread else f"{path}{field.key}."
            inner = Record(_parts(plain_fields(hint, extras), extras, inside))
        write = writer_of(field.hint, field.marks, extras)
        grows = get_origin(hint) is tuple and not otherwise
        found.append(
            Part(at, field.name, field.key, path + field.key, write, field.left_out, inner, grows)
        )
    return tuple(found)


def _reader(names: list[str]) -> Callable[[Any], Values]:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda record: tuple([getattr(record, name) for name in names])


def _certain(hint: Any, marks: tuple[object, ...]) -> tuple[Any, tuple[object, ...]]:
    """A type where there is something, and what is declared of it."""
    if get_origin(hint) in _UNIONS:
        (hint,) = (one for one in get_args(hint) if one is not NoneType)
        hint, more = parted(hint)
        return hint, (*marks, *more)
    return hint, marks
