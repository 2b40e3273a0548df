"""What a field of a view or an event is: its type, who may see it, and how it is written.

A field says all of it once, in its annotation: `card: OfSeat[FoxCard]`. From that come what each
viewer sees of an event, the plain JSON values, their schema and the client's types. A field that
does not say who may see it is refused when its class is made: nothing is shown by default.
"""

from collections.abc import Callable
from functools import cache
from inspect import get_annotations
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
)  # fmt: skip

T = TypeVar("T")


class Sight(NamedTuple):
    """Who may see a field: whether a viewer of an event does, and what the others see instead."""

    who: str
    sees: Callable[[Any, int], bool]
    veil: Callable[[Any, int], object] = lambda value, viewer: None


def _own_part(parts: tuple[object, ...], viewer: int) -> tuple[object, ...]:
    return tuple([part if seat == viewer else None for seat, part in enumerate(parts)])


def _nobody(event: object, viewer: int) -> bool:
    return False


def _player(event: object, viewer: int) -> bool:
    return viewer >= 0


EVERYBODY: Final = Sight("everybody", lambda event, viewer: True)
Open = Annotated[T, EVERYBODY]
"""It lies open: whoever sees the whole sees this."""

VIEWER: Final = Sight("the viewer", _nobody)
Own = Annotated[T, VIEWER]
"""A field of a view that differs by viewer: it holds what this one may know."""

ATTENTIVE: Final = Sight("the viewer who remembers", _nobody)
Recalled = Annotated[T | None, ATTENTIVE]
"""A field of a view that must be remembered at a real table: None when playing from memory, and
then left out of the plain values."""

INSIDE: Final = Sight("programs here", _nobody)
Inside = Annotated[T, INSIDE]
"""For programs here alone: it is never among the plain values."""

OfSeat = Annotated[T | None, Sight("the seat", lambda event, viewer: viewer == event.seat)]
"""Only the seat of the event knows it."""

OfPlayers = Annotated[T | None, Sight("players", _player)]
"""Every player knows it, a spectator does not."""

BOTH: Final = Sight("players", _player, lambda both, viewer: (None, None))
BothOfPlayers = Annotated[tuple[T | None, T | None], BOTH]
"""Two parts, by seat, that every player knows; a spectator knows neither."""

OWNER: Final = Sight("each its own", _nobody, _own_part)
EachOwn = Annotated[tuple[T | None, ...], OWNER]
"""A part for each seat, known to that seat alone."""

IfPublic = Annotated[T | None, Sight("everybody if public", lambda event, viewer: event.public)]
"""Known to everybody if the event is `public`, and to nobody if not."""

Hidden = Annotated[T | None, Sight("nobody", _nobody)]
"""Nobody knows it; it is for records and replays."""

_SEEN_WHOLE: Final = frozenset({EVERYBODY, VIEWER, ATTENTIVE})
"""Who may see what is not seen through an event: there is nothing that would hide it."""


class LeftOut(NamedTuple):
    """A field that is left out of the plain values where there is nothing to say."""

    when: Callable[[Any], bool]


IfAny = Annotated[T | None, EVERYBODY, LeftOut(lambda value: value is None)]
"""Left out where it is None."""


class Extra(NamedTuple):
    """A field that only games with these `extras` have."""

    name: str


class Called(NamedTuple):
    """The plain values have the field by another name."""

    name: str


class As(NamedTuple):
    """The plain value is made by `write`, and is of the type `hint`."""

    write: Callable[[Any], object]
    hint: Any


class Gathered(NamedTuple):
    """An event as a record of its own: without its kind, called `record`, and some of its fields in
    one list `name` at the end."""

    record: str
    name: str
    fields: tuple[str, ...]


class Spread(NamedTuple):
    """The fields of a record are listed among those of its holder."""


class Noted(NamedTuple):
    """Whoever keeps notes of all that is seen notes this field, in a row by this name; a field that
    is not noted follows from others. The row says what the field holds (a number counts from
    `first`), who it is (`seat`), or only that it happened (`nothing`). If the field `by` is not as
    usual, its value names the row."""

    name: str
    of: Literal["what", "seat", "nothing"] = "what"
    first: int = 0
    by: str = ""


_UNIONS: Final = {Union, UnionType}


class Field(NamedTuple):
    """A field as its annotation declares it."""

    name: str
    hint: Any
    marks: tuple[object, ...]

    def mark(self, kind: type[T]) -> T | None:
        """What the annotation declares of this kind; None if nothing."""
        return next((mark for mark in self.marks if isinstance(mark, kind)), None)

    @property
    def sight(self) -> Sight:
        """Who may see it."""
        found = self.mark(Sight)
        if found is None:
            raise TypeError(f"The field {self.name} does not say who may see it.")
        return found

    @property
    def key(self) -> str:
        """Its name in plain values; none if its own fields are listed instead."""
        if self.mark(Spread) is not None:
            return ""
        called = self.mark(Called)
        return self.name if called is None else called.name

    @property
    def leaf(self) -> Any:
        """The type of what it holds, or of each part of it."""
        hint = self.hint
        while origin := get_origin(hint):
            inner = without_none(hint) if origin in _UNIONS else get_args(hint)[0]
            hint, _ = parted(inner)
        return hint

    @property
    def left_out(self) -> Callable[[Any], bool] | None:
        """When plain values go without it."""
        if self.sight is ATTENTIVE:
            return lambda value: value is None
        found = self.mark(LeftOut)
        return found and found.when


@cache
def fields_of(kind: type) -> tuple[Field, ...]:
    """The fields of a class in order, those of its bases first; TypeError for one that does not
    say who may see it."""
    found: dict[str, Field] = {}
    for base in reversed(kind.__mro__):
        own = {name: it for name, it in get_annotations(base).items() if not of_class(it)}
        for name, hint in (own | _shown_properties(base)).items():
            found[name] = field = Field(name, *parted(hint))
            if field.mark(Sight) is None:
                raise TypeError(f"{kind.__name__}.{name} does not say who may see it.")
    return tuple(found.values())


def of_class(hint: Any) -> bool:
    """Whether an annotation is of the class itself, and of no value of it."""
    return hint is ClassVar or get_origin(hint) is ClassVar


def _shown_properties(base: type) -> dict[str, Any]:
    """What is worked out when it is asked for, and says who may see it, is a field like others."""
    made = {
        name: get_annotations(it.fget).get("return")
        for name, it in vars(base).items()
        if isinstance(it, property) and it.fget is not None
    }
    return {name: hint for name, hint in made.items() if Field(name, *parted(hint)).mark(Sight)}


@cache
def recalled_fields(kind: type) -> tuple[str, ...]:
    """The names of those that must be remembered at a real table."""
    return tuple(field.name for field in fields_of(kind) if field.sight is ATTENTIVE)


def plain_fields(kind: type, extras: frozenset[str] = frozenset()) -> tuple[Field, ...]:
    """The fields that plain values have, in a game with these extras."""
    return tuple(
        field
        for field in fields_of(kind)
        if field.sight is not INSIDE
        and ((extra := field.mark(Extra)) is None or extra.name in extras)
    )


Write = Callable[[Any], object]


@cache
def plain_writer(
    kind: type, extras: frozenset[str] = frozenset()
) -> Callable[[Any], dict[str, object]]:
    """What makes the plain values of a record, in a game with these extras; TypeError if a field is
    hidden from somebody and the record is no event, which each viewer sees in its own way."""
    for field in plain_fields(kind, extras):
        if field.sight not in _SEEN_WHOLE and not hasattr(kind, "seen_by"):
            raise TypeError(
                f"{kind.__name__}.{field.name} would be shown to more than its viewers."
            )
    plan = tuple(
        (field.name, field.key, writer_of(field.hint, field.marks, extras), field.left_out)
        for field in plain_fields(kind, extras)
    )

    def written(value: Any) -> dict[str, object]:
        found: dict[str, object] = {}
        for name, key, write, left_out in plan:
            part = getattr(value, name)
            if left_out is not None and left_out(part):
                continue
            if write is not None:
                part = write(part)
            if key:
                found[key] = part
            else:
                found |= part
        return found

    return written


def writer_of(hint: Any, marks: tuple[object, ...], extras: frozenset[str]) -> Write | None:
    """What makes the plain value of this type; None if it is one already."""
    for mark in marks:
        if isinstance(mark, As):
            return mark.write
        if isinstance(mark, Gathered):
            return _gathered(plain_writer(hint, extras), mark)
    if hint in {int, str, bool}:
        return None
    if get_origin(hint) in _UNIONS:
        return _unless_none(writer_of(*parted(without_none(hint)), extras))
    if get_origin(hint) is tuple:
        return _each(writer_of(*parted(get_args(hint)[0]), extras))
    return getattr(hint, "plain", None) or plain_writer(hint, extras)


def _gathered(record: Callable[[Any], dict[str, object]], mark: Gathered) -> Write:
    def written(value: Any) -> dict[str, object]:
        fields = record(value)
        return fields | {mark.name: [fields.pop(name) for name in mark.fields]}

    return written


def _unless_none(write: Write | None) -> Write | None:
    return write and (lambda value: None if value is None else write(value))


def _each(write: Write | None) -> Write:
    return list if write is None else lambda parts: [write(part) for part in parts]


def without_none(hint: Any) -> Any:
    """The type without None; a record's values have no other unions."""
    (found,) = (one for one in get_args(hint) if one is not NoneType)
    return found


def parted(hint: Any) -> tuple[Any, tuple[object, ...]]:
    """A type and what is declared beside it."""
    marks: tuple[object, ...] = getattr(hint, "__metadata__", ())
    return (hint.__origin__, marks) if marks else (hint, ())
