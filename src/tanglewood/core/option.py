"""Options: what can be chosen before a game, under the same name everywhere.

In the API an option is a keyword, on the command line `--name`, in a record a key. Its value is a
plain JSON value; the command line hands over the text and `read` makes the value of it.
What an option can be is data (`Whole(0, 21)`, `OneOf(("near", "far"))`), so that a client can offer
it, and can be called to check a value.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, ClassVar, Final

from tanglewood.core.errors import BadOption, WrongValue
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened

_NUMBER: Final = re.compile("[+-]?[0-9]{1,9}")


class Readable(ABC):
    """What an option can be: calling it with a JSON value or a command line's text gives the value,
    or raises WrongValue with what would be right. The rest is for clients that offer the choice."""

    __slots__ = ()

    kind: ClassVar[str] = "text"
    """What a client shows for it: `number`, `numbers`, `flag`, `text` or `object`."""
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] | None = None

    @property
    @abstractmethod
    def wanted(self) -> Message:
        """What would be right: 'a whole number from 0 up'."""

    @property
    def form(self) -> str:
        """How the value looks in help texts; '' for a flag."""
        return "N"

    @abstractmethod
    def __call__(self, value: object) -> object:
        """The value, checked."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option, and where its rule is from."""

    name: str
    default: object
    about: Message | str
    read: Readable
    source: str = "rulebook"

    @property
    def form(self) -> str:
        """How the value looks in help texts; '' for a flag."""
        return self.read.form


@dataclass(frozen=True)
class Whole(Readable):
    """A whole number in a range."""

    low: int
    high: int | None = None
    kind = "number"

    @property
    def wanted(self) -> Message:
        return whole_number(self.low, self.high)

    def __call__(self, value: object) -> int:
        if isinstance(value, str) and _NUMBER.fullmatch(value.strip()):
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or value < self.low:
            raise WrongValue(self.wanted)
        if self.high is not None and value > self.high:
            raise WrongValue(self.wanted)
        return value


@dataclass(frozen=True)
class Flag(Readable):
    """Yes or no."""

    kind = "flag"
    form = ""

    @property
    def wanted(self) -> Message:
        return Message("wanted-flag")

    def __call__(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise WrongValue(self.wanted)
        return value


@dataclass(frozen=True)
class OneOf(Readable):
    """One of a few words."""

    choices: tuple[str, ...]

    @property
    def wanted(self) -> Message:
        return one_out_of(self.choices)

    @property
    def form(self) -> str:
        return "|".join(self.choices)

    def __call__(self, value: object) -> str:
        if value not in self.choices:
            raise WrongValue(self.wanted)
        return str(value)


@dataclass(frozen=True)
class Numbers(Readable):
    """A list of whole numbers, on the command line with commas."""

    each: Whole
    distinct: bool = False
    kind = "numbers"
    form = "N,…"

    @property
    def wanted(self) -> Message:
        id = "wanted-distinct" if self.distinct else "wanted-numbers"
        return Message(id, low=self.each.low, high=self.each.high)

    def __call__(self, value: object) -> list[int]:
        if isinstance(value, str):
            value = value.split(",")
        if not isinstance(value, list | tuple) or not value:
            raise WrongValue(self.wanted)
        try:
            found = [self.each(item) for item in value]
        except WrongValue:
            raise WrongValue(self.wanted) from None
        if self.distinct and len(set(found)) != len(found):
            raise WrongValue(self.wanted)
        return found


@dataclass(frozen=True)
class Components(Readable):
    """A mapping with some of these keys, as `read_components` makes it of a file."""

    keys: tuple[str, ...]
    kind = "object"
    form = "FILE"

    @property
    def wanted(self) -> Message:
        return Message("wanted-mapping", keys=", ".join(self.keys), n=len(self.keys))

    def __call__(self, value: object) -> Mapping[str, object]:
        if not isinstance(value, Mapping):
            raise WrongValue(self.wanted)
        return value


def whole_number(low: int, high: int | None = None) -> Message:
    """What is right where a whole number is wanted."""
    if high is None:
        return Message("wanted-whole-up", low=low)
    return Message("wanted-whole", low=low, high=high)


def one_out_of(choices: Sequence[str]) -> Message:
    """The same for one of a few words."""
    return Message("wanted-one", choices=", ".join(choices))


def table_with(keys: Sequence[str]) -> Message:
    """The same for a table inside a file of components."""
    return Message("wanted-table", keys=", ".join(keys), n=len(keys))


def chosen(game: str, offered: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Any]:
    """All options of a game with their values: the given ones checked, the others by default."""
    by_name = {option.name: option for option in offered}
    for name in given:
        if name not in by_name:
            known = ", ".join(by_name) or Message("option-none")
            wrong = Message("option-unknown", game=game, option=shortened(name), known=known)
            near = get_close_matches(str(name), by_name, n=1)
            raise BadOption(Message("did-you-mean", what=wrong, near=near[0]) if near else wrong)
    values: dict[str, Any] = {}
    for option in offered:
        value = given.get(option.name, option.default)
        if value is not None or option.default is not None:
            try:
                value = option.read(value)
            except WrongValue as error:
                value, right = shortened(value, 60), error.message
                wrong = Message(
                    "option-wrong", game=game, option=option.name, value=value, right=right
                )
                raise BadOption(wrong) from None
        values[option.name] = value
    return values
