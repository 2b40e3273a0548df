"""What the points of a round were for: tricks by the chart, and what some events pay at once."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple


class Payment(NamedTuple):
    """The `event` of this kind pays its `points` to the seat that stands in its field `seat`;
    `what` says what for."""

    event: str
    what: str
    seat: str


TREASURES: Final = Payment("trick-won", "treasures", "winner")


def round_parts(
    payments: Iterable[Payment],
    events: Iterable[tuple[str, Mapping[str, Any]]],
    seat: int,
    points: int,
) -> list[tuple[str, int]]:
    """The points of a seat by what they were for, from the events of the round by kind, with their
    fields: first those of the chart (`band`), then what was paid."""
    paid = {it.event: it for it in payments}
    many = Counter({it.what: 0 for it in paid.values()})
    for kind, fields in events:
        found = paid.get(kind)
        if found is not None and fields[found.seat] == seat:
            many[found.what] += fields.get("points", 0)
    return [("band", points - many.total()), *((it, n) for it, n in many.items() if n)]
