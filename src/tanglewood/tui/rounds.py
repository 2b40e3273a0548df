"""What a round brought: the points by what they were for, and where the game stands."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from tanglewood.core.event import Event, kind_of
from tanglewood.core.game import Game

ENDS: Final = ("round-scored", "round-ended")
"""The events that end a round."""


@dataclass(frozen=True, slots=True)
class Part:
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
    parts: tuple[Part, ...]
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


def ended(events: Iterable[Event]) -> int:
    """How many rounds are over."""
    return sum(kind_of(event) in ENDS for event in events)


def latest(game: Game[Any], events: tuple[Event, ...]) -> list[tuple[str, dict[str, Any]]]:
    """The events of the round that ended last, by kind, from its deal to its end."""
    kinds = [kind_of(event) for event in events]
    end = max((at for at, kind in enumerate(kinds) if kind in ENDS), default=-1)
    begin = max((at for at, kind in enumerate(kinds[: end + 1]) if kind == "dealt"), default=0)
    return [(kind_of(it), game.event_fields(it)) for it in events[begin : end + 1]]


def paid(found: list[tuple[str, dict[str, Any]]], seat: int) -> Counter[str]:
    """What was scored at once, by what it was for."""
    many: Counter[str] = Counter()
    for kind, fields in found:
        if kind == "trick-won" and fields["winner"] == seat:
            many["treasures"] += fields.get("points", 0)
        elif kind == "goal-scored" and fields["seat"] == seat:
            many["goals"] += fields["points"]
        elif kind == "poisoned" and fields["seat"] == seat:
            many["poison"] += fields["points"]
    return many


def last_trick(found: list[tuple[str, dict[str, Any]]]) -> dict[str, Any] | None:
    """The last trick among these events."""
    for kind, fields in reversed(found):
        if kind == "trick-won":
            cards = fields.get("cards") or [fields["lead"], fields["follow"]]
            return {"cards": cards, "leader": fields["leader"], "winner": fields["winner"]}
    return None
