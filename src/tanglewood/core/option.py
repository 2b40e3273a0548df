"""Options: what can be chosen before a game, under the same name everywhere.

In the API an option is a keyword, on the command line `--name`, in a record a key. Its value is a
plain JSON value; the command line hands over the text and `read` makes the value of it.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Final, cast

from tanglewood.core.errors import BadOption, WrongValue
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened

_NUMBER: Final = re.compile("[+-]?[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class Option:
    """One option. `read` takes a JSON value or a command line's text and gives the value, or
    raises WrongValue with what would be right ('a whole number from 0 up')."""

    name: str
    default: object
    about: Message | str
    read: Callable[[object], object] = field(repr=False)
    source: str = "rulebook"
    form: str = "N"
    """How the value looks in help texts; '' for a flag."""


def whole(low: int, high: int | None = None) -> Callable[[object], int]:
    """A whole number in a range."""

    def read(value: object) -> int:
        if isinstance(value, str) and _NUMBER.fullmatch(value.strip()):
            value = int(value)
        is_whole = isinstance(value, int) and not isinstance(value, bool)
        if is_whole and (found := cast(int, value)) >= low and (high is None or found <= high):
            return found
        raise WrongValue(whole_number(low, high))

    return read


def flag(value: object) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise WrongValue(Message("wanted-flag"))
    return value


def one_of(*choices: str) -> Callable[[object], str]:
    """One of a few words."""

    def read(value: object) -> str:
        if value not in choices:
            raise WrongValue(one_out_of(choices))
        return str(value)

    return read


def numbers(low: int, high: int, *, distinct: bool = False) -> Callable[[object], list[int]]:
    """A list of whole numbers, on the command line with commas."""
    right = Message("wanted-distinct" if distinct else "wanted-numbers", low=low, high=high)
    single = whole(low, high)

    def read(value: object) -> list[int]:
        if isinstance(value, str):
            value = value.split(",")
        if not isinstance(value, list | tuple) or not value:
            raise WrongValue(right)
        try:
            found = [single(item) for item in value]
        except WrongValue:
            raise WrongValue(right) from None
        if distinct and len(set(found)) != len(found):
            raise WrongValue(right)
        return found

    return read


def mapping(*keys: str) -> Callable[[object], Mapping[str, object]]:
    """A mapping with some of these keys, as `read_components` makes it of a file."""

    def read(value: object) -> Mapping[str, object]:
        if not isinstance(value, Mapping):
            raise WrongValue(Message("wanted-mapping", keys=", ".join(keys), n=len(keys)))
        return value

    return read


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
