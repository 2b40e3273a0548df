"""Options: what can be chosen before a game, under the same name everywhere.

In the API an option is a keyword, on the command line `--name`, in a record a key. Its value is a
plain JSON value; the command line hands over the text and `read` makes the value of it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tanglewood.core.errors import BadOption

Plain = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Option:
    """One option. `read` takes a JSON value or a command line's text and gives the value, or
    raises ValueError with what would be right ('a whole number from 0 up')."""

    name: str
    default: object
    about: str
    read: Callable[[object], object]
    source: str = "rulebook"
    form: str = "N"
    """How the value looks in help texts; '' for a flag."""


def whole(low: int, high: int | None = None) -> Callable[[object], int]:
    """A whole number in a range."""
    right = f"a whole number from {low} " + ("up" if high is None else f"to {high}")

    def read(value: object) -> int:
        if isinstance(value, str) and value.strip().lstrip("+-").isdecimal() and len(value) < 10:
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or value < low:
            raise ValueError(right)
        if high is not None and value > high:
            raise ValueError(right)
        return value

    return read


def flag(value: object) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise ValueError("true or false")
    return value


def one_of(*choices: str) -> Callable[[object], str]:
    """One of a few words."""

    def read(value: object) -> str:
        if value not in choices:
            raise ValueError("one of " + ", ".join(choices))
        return str(value)

    return read


def numbers(low: int, high: int, *, distinct: bool = False) -> Callable[[object], list[int]]:
    """A list of whole numbers, on the command line with commas."""
    right = f"whole numbers from {low} to {high} with commas between them"
    if distinct:
        right += ", each at most once"
    single = whole(low, high)

    def read(value: object) -> list[int]:
        if isinstance(value, str):
            value = value.split(",")
        if not isinstance(value, list | tuple) or not value:
            raise ValueError(right)
        try:
            found = [single(item) for item in value]
        except ValueError:
            raise ValueError(right) from None
        if distinct and len(set(found)) != len(found):
            raise ValueError(right)
        return found

    return read


def chosen(game: str, offered: tuple[Option, ...], given: Plain) -> dict[str, Any]:
    """All options of a game with their values: the given ones checked, the others by default."""
    by_name = {option.name: option for option in offered}
    for name in given:
        if name not in by_name:
            known = ", ".join(by_name) or "none"
            raise BadOption(f"{game} has no option '{name}'; its options are: {known}.")
    values: dict[str, Any] = {}
    for option in offered:
        value = given.get(option.name, option.default)
        if value is not None or option.default is not None:
            try:
                value = option.read(value)
            except ValueError as error:
                raise BadOption(
                    f"{game}: {option.name} cannot be {str(value)[:60]!r}; it must be {error}."
                ) from None
        values[option.name] = value
    return values
