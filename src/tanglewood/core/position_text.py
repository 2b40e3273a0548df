"""Position texts: `key=value` fields in one line (`0:…` for seats), in any order."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Final, TypeVar

from tanglewood.core.action import HasText
from tanglewood.core.errors import BadText, WrongValue
from tanglewood.core.message import Message
from tanglewood.core.option import Whole
from tanglewood.core.phase import Phase
from tanglewood.core.printable import shortened
from tanglewood.core.seat import CHANCE, NOBODY

FORMER_TURN: Final = "to"
"""What the turn was called once, also for chance and the end; such positions are read too."""


def parse_fields(text: str, known: tuple[str, ...], *former: str) -> dict[str, str]:
    """The fields of a line by key; `former` are keys that are read and no longer written."""
    found: dict[str, str] = {}
    for part in text.split():
        key, mark, value = part.partition(":" if part[:1].isdecimal() else "=")
        if not mark or key not in (*known, *former):
            field, fields = shortened(part), ", ".join(known)
            raise BadText(Message("position-no-field", field=field, fields=fields))
        if key in found:
            raise BadText(Message("position-field-twice", field=key))
        found[key] = value
    return found


def number_of(text: str, name: str, low: int, high: int | None = None) -> int:
    """A whole number in a range."""
    try:
        return Whole(low, high)(text)
    except WrongValue as error:
        field = f"{name}={shortened(text)}"
        raise BadText(Message("position-wrong", field=field, right=error.message)) from None


def number_field(
    fields: Mapping[str, str], name: str, low: int, high: int | None, *, default: int = 0
) -> int:
    """A whole number field, or its default."""
    return number_of(fields[name], name, low, high) if name in fields else default


def numbers_field(fields: Mapping[str, str], name: str, count: int) -> tuple[int, ...]:
    """A field of numbers with '-' between them; all 0 by default."""
    parts = fields.get(name, "-".join(["0"] * count)).split("-")
    if len(parts) != count:
        raise BadText(Message("position-numbers", field=name, n=count))
    return tuple(number_of(part, name, 0) for part in parts)


def pair_field(fields: Mapping[str, str], name: str) -> tuple[int, int]:
    """A field of two numbers, one per seat."""
    first, second = numbers_field(fields, name, 2)
    return first, second


def turn_text(to_act: int) -> str:
    """Whose turn it is; '-' while chance decides and after the end."""
    return str(to_act) if to_act >= 0 else "-"


def check_turn_field(fields: Mapping[str, str], to_act: int) -> None:
    """Refuse a turn that does not fit the rest."""
    _check(fields, "turn", turn_text(to_act))
    check_former_turn(fields, to_act)


def check_former_turn(fields: Mapping[str, str], to_act: int) -> None:
    """The same for a position that still has its former name."""
    _check(fields, FORMER_TURN, {CHANCE: "chance", NOBODY: "nobody"}.get(to_act, str(to_act)))


def _check(fields: Mapping[str, str], field: str, right: str) -> None:
    if (text := fields.get(field, right)) != right:
        wrong = Message("position-turn-is", field=field, right=right, text=shortened(text))
        raise BadText(wrong)


def check_once(cards: Collection[HasText]) -> None:
    """Refuse a card that appears twice."""
    if len(set(cards)) != len(cards):
        double = next(card for card, times in Counter(cards).items() if times > 1)
        raise BadText(Message("position-card-twice", card=double.text))


P = TypeVar("P", bound=Phase)


def phase_field(fields: Mapping[str, str], phases: Iterable[P], default: str) -> P:
    """The phase that a field names, of those that the game has."""
    named, text = {phase.name: phase for phase in phases}, fields.get("phase", default)
    if text not in named:
        raise BadText(Message("position-no-phase", text=shortened(text), phases=", ".join(named)))
    return named[text]
