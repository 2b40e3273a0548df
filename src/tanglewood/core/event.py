"""Events: what happened, as far as each seat may know it."""

import re
from collections import namedtuple
from typing import Any, ClassVar, Final, Self, dataclass_transform

from tanglewood.core.arguments import checked_number
from tanglewood.core.field import EVERYBODY, Sight, fields_of, plain_writer

_OF_A_NAMED_TUPLE: Final = (
    "__new__",
    "__match_args__",
    "__repr__",
    "__getnewargs__",
    "_fields",
    "_field_defaults",
)
"""What an event has of a named tuple."""


@dataclass_transform(frozen_default=True)
class Event(tuple[Any, ...]):
    """What happened: a named tuple whose fields say who may see them (`core.field`). Events are
    equal where they are of one kind and their fields are equal.

    There is no default: a class with a field that does not say it cannot be made.
    """

    kind: ClassVar[str]
    """The name in texts and records: `TrickWon` is `trick-won`."""

    _fields: ClassVar[tuple[str, ...]]
    _field_defaults: ClassVar[dict[str, Any]]
    _secrets: ClassVar[tuple[tuple[int, Sight], ...]]

    def __init_subclass__(cls) -> None:
        plain_writer(cls)  # every field says who may see it, or the class is refused
        names = [field.name for field in fields_of(cls)]
        defaults = [vars(cls)[name] for name in names if name in vars(cls)]
        # The model is kept until it is copied: a class that nobody holds may lose its attributes.
        shape = vars(model := namedtuple(cls.__name__, names, defaults=defaults))  # noqa: PYI024
        for name in (*names, *_OF_A_NAMED_TUPLE):
            setattr(cls, name, shape[name])
        del model
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        sights = enumerate(field.sight for field in fields_of(cls))
        cls._secrets = tuple((at, sight) for at, sight in sights if sight is not EVERYBODY)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((type(self), tuple.__hash__(self)))

    def seen_by(self, viewer: int) -> Self:
        """The event as one viewer saw it: what that one may not know is None there."""
        if type(viewer) is not int:
            viewer = checked_number(viewer)
        seen = self
        for at, sight in self._secrets:
            if not sight.sees(self, viewer):
                veiled = sight.veil(self[at], viewer)
                seen = tuple.__new__(type(self), (*seen[:at], veiled, *seen[at + 1 :]))
        return seen

    def plain(self, extras: frozenset[str] = frozenset()) -> dict[str, object]:
        """The event as plain JSON values, in a game with these extras: `event` names its kind,
        cards are texts."""
        return {"event": self.kind} | plain_writer(type(self), extras)(self)
