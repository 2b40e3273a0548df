"""Rows of what a viewer has seen, made of the fields that events declare as noted."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from tanglewood.cards.card import Card
from tanglewood.cards.cards import Cards
from tanglewood.cards.woods import LOWEST, WoodsCard
from tanglewood.core.event import Event
from tanglewood.core.field import BOTH, OWNER, Field, Noted, plain_fields
from tanglewood.core.game import Game
from tanglewood.games.schema import events_of


class Row(NamedTuple):
    """Something seen: its kind, a seat (-1 if it has none), a mask of the slots it speaks of."""

    kind: int
    seat: int
    mask: int


class Rows:
    """The `kinds` of rows of a game, and the rows of its events; `ways` are kinds that an event
    names itself. In rows of the `numbered` kinds a slot is no card but a number."""

    def __init__(self, game: Game[Any], ways: tuple[str, ...]) -> None:
        self._game: Final = game
        self._noted: Final = {event: _noted(event, game.extras) for event in events_of(game)}
        notes = [it for noted in self._noted.values() for it in noted]
        cards = {note.name for field, note in notes if field.leaf not in {int, str}}
        self.kinds: Final = (*dict.fromkeys(note.name for _, note in notes), *ways)
        self._number: Final = {name: number for number, name in enumerate(self.kinds)}
        numbers = {note.name for _, note in notes if note.of == "what"} - cards
        self.numbered: Final = {self._number[name] for name in numbers}

    def of(self, viewer: int, event: Event) -> list[Row]:
        """The rows of an event as the viewer saw it. Fields with the same note share a row."""
        rows: dict[str, list[Row]] = {}
        for field, note in self._noted[type(event)]:
            usual = not note.by or getattr(event, note.by) == event._field_defaults[note.by]
            kind = self._number[note.name if usual else getattr(event, note.by)]
            found = [Row(kind, *part) for part in self._parts(viewer, event, field, note)]
            if note.name in rows:
                (before,), (more,) = rows[note.name], found
                found = [before._replace(mask=before.mask | more.mask)]
            rows[note.name] = found
        return [row for found in rows.values() for row in found]

    def _parts(
        self, viewer: int, event: Event, field: Field, note: Noted
    ) -> Iterable[tuple[int, int]]:
        """The seat and the mask of each row that a field makes."""
        value, seat = getattr(event, field.name), getattr(event, "seat", -1)
        if note.of != "what":
            return [(value if note.of == "seat" else seat, 0)]
        if field.sight is BOTH:
            return [(at, self._masks(part, field, note)[0]) for at, part in enumerate(value)]
        if field.sight is OWNER:
            value, seat = (value[viewer], viewer) if viewer >= 0 else ((), -1)
        return [(seat, mask) for mask in self._masks(value, field, note)]

    def _masks(self, value: Any, field: Field, note: Noted) -> list[int]:
        """A mask for each row. Cards of the same value can come twice, so each has its own."""
        match value:
            case None:
                return [0]
            case Card():
                return [value.bit]
            case Cards():
                return [value.mask]
            case WoodsCard():
                return [1 << value - LOWEST]
            case int():
                return [1 << value - note.first]
            case str():
                return [1 << self._game.item_parse(field.name, value)]
        masks = [mask for part in value for mask in self._masks(part, field, note)]
        return [sum(masks)] if field.leaf is int else masks


def _noted(event: type[Event], extras: frozenset[str]) -> list[tuple[Field, Noted]]:
    fields = plain_fields(event, extras)
    return [(it, note) for it in fields if (note := it.mark(Noted)) is not None]
