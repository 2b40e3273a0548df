"""Position texts: `key=value` fields in one line (`0:…` for seats), in any order."""

from collections.abc import Mapping

from tanglewood.core.errors import BadText


def fields_of(text: str, known: tuple[str, ...]) -> dict[str, str]:
    """The fields of a line by key."""
    found: dict[str, str] = {}
    for part in text.split():
        key, mark, value = part.partition(":" if part[:1].isdecimal() else "=")
        if not mark or key not in known:
            raise BadText(
                f"{part[:40]!r} is not a field of this position; fields are {', '.join(known)}."
            )
        if key in found:
            raise BadText(f"The field {key} stands twice in this position.")
        found[key] = value
    return found


def number_of(text: str, name: str, low: int, high: int | None = None) -> int:
    """A whole number in a range."""
    right = f"{low} or more" if high is None else f"{low} to {high}"
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 10):
        raise BadText(f"{name}={text[:20]!r} must be a whole number, {right}.")
    value = int(text)
    if value < low or (high is not None and value > high):
        raise BadText(f"{name}={value} must be {right}.")
    return value


def number_field(
    fields: Mapping[str, str], name: str, low: int, high: int | None, *, default: int = 0
) -> int:
    """A whole number field, or its default."""
    return number_of(fields[name], name, low, high) if name in fields else default


def numbers_field(fields: Mapping[str, str], name: str, count: int) -> tuple[int, ...]:
    """A field of numbers with '-' between them; all 0 by default."""
    parts = fields.get(name, "-".join(["0"] * count)).split("-")
    if len(parts) != count:
        raise BadText(f"{name} must be {count} numbers with '-' between them.")
    return tuple(number_of(part, name, 0) for part in parts)


def pair_field(fields: Mapping[str, str], name: str) -> tuple[int, int]:
    """A field of two numbers, one a seat."""
    first, second = numbers_field(fields, name, 2)
    return first, second
