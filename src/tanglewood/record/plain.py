"""JSON in and out: strict, and with one sentence about what is wrong."""

import json
from typing import Any, NoReturn

from tanglewood.core.message import Message
from tanglewood.record.errors import BadRecord


def parse_json(text: str) -> object:
    """The value of a JSON text; NaN, infinities and keys that appear twice are refused."""
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        broken = Message(
            "record-not-json",
            what=error.msg.removesuffix(" at"),
            line=f"{error.lineno}",
            column=f"{error.colno}",
        )
        raise BadRecord(broken, entry_at_break(text)) from None
    except RecursionError:
        raise BadRecord(Message("record-too-deep")) from None
    except ValueError as error:
        if isinstance(error, BadRecord):
            raise
        raise BadRecord(Message("record-long-number")) from None


def dump(value: object) -> str:
    """A value as one line of JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def same(value: object, other: object) -> bool:
    """Whether two JSON values are equal and of the same types: 1, 1.0 and true all differ."""
    if isinstance(value, dict) and isinstance(other, dict):
        return value.keys() == other.keys() and all(same(value[key], other[key]) for key in value)
    if isinstance(value, list | tuple) and isinstance(other, list | tuple):
        return len(value) == len(other) and all(map(same, value, other))
    return type(value) is type(other) and value == other


def excerpt(value: object) -> str:
    """A value for a sentence as JSON: short, and without anything a terminal would obey."""
    try:
        text = json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        text = ascii(type(value).__name__)
    return text if len(text) <= 120 else text[:117] + "..."


def entry_at_break(text: str) -> int | None:
    """The number of the entry in which a broken record text stops making sense."""
    mark, opening = '"entries"', text.find('"entries"')
    start = text.find("[", opening + len(mark)) if opening >= 0 else -1
    if start < 0:
        return None
    decoder, at, number = json.JSONDecoder(), start + 1, 1
    while True:
        at = _skip(text, at, " \t\r\n")
        try:
            _, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            return number
        at = _skip(text, at, " \t\r\n")
        if text[at : at + 1] != ",":
            return number + 1
        at, number = at + 1, number + 1


def _skip(text: str, at: int, blank: str) -> int:
    while at < len(text) and text[at] in blank:
        at += 1
    return at


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise BadRecord(Message("record-key-twice", key=excerpt(_double(pairs))))
    return found


def _double(pairs: list[tuple[str, Any]]) -> str:
    """The first key that comes again. One walk: an object may have as many keys as a file holds."""
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            return key
        seen.add(key)
    raise AssertionError("no key appears twice")


def _constant(text: str) -> NoReturn:
    raise BadRecord(Message("record-not-a-number", text=text))
