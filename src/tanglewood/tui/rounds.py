"""What a round brought: the points by what they were for, and where the game stands."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from tanglewood.core.event import Event
from tanglewood.core.game import Game

ENDS: Final = ("round-scored", "round-ended")
"""The events that end a round."""
Happened = list[tuple[str, dict[str, Any]]]
"""Events by kind, with their fields."""


@dataclass(frozen=True, slots=True)
class PointsPart:
    """Points, and what for: `band`, `treasures`, `goals` or `poison`."""

    what: str
    points: int


@dataclass(frozen=True, slots=True)
class Side:
    """What a round brought one seat; `band` is the part of the chart its tricks lie in, '' where
    the chart has none."""

    seat: int
    tricks: int
    band: str
    parts: tuple[PointsPart, ...]
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class Team:
    """What a round brought a team: gems collected, and new ones on the path."""

    collected: int
    added: int


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The end of a round, with its last trick as the table shows it; `chart` has the points by
    tricks."""

    number: int
    chart: tuple[int, ...] = ()
    sides: tuple[Side, ...] = ()
    team: Team | None = None
    last: dict[str, Any] | None = None


def rounds_over(events: Iterable[Event]) -> int:
    """How many rounds are over."""
    return sum(event.kind in ENDS for event in events)


def latest(game: Game[Any], events: tuple[Event, ...]) -> Happened:
    """The events of the round that ended last, by kind, from its deal to its end."""
    kinds = [event.kind for event in events]
    end = max((at for at, kind in enumerate(kinds) if kind in ENDS), default=-1)
    begin = max((at for at, kind in enumerate(kinds[: end + 1]) if kind == "dealt"), default=0)
    return plain_events(game, events[begin : end + 1])


def plain_events(game: Game[Any], events: Iterable[Event]) -> Happened:
    """Events by kind, with their fields."""
    return [(it.kind, game.event_fields(it)) for it in events]


def last_trick(found: Happened) -> dict[str, Any] | None:
    """The last trick among these events, unless new cards were dealt since."""
    for kind, fields in reversed(found):
        if kind == "trick-won":
            cards = fields.get("cards") or [fields["lead"], fields["follow"]]
            return {"cards": cards, "leader": fields["leader"], "winner": fields["winner"]}
        if kind == "dealt":
            return None
    return None
