"""A review made in the background, shown while it grows."""

import threading
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from tanglewood.core.message import Message
from tanglewood.record.form import Record

if TYPE_CHECKING:
    from tanglewood.agents.review import Account, Decision, Key, Missed, Review, Reviewer

OFTEN: Final = 0.2
"""Seconds between two pictures."""


class SoFar(NamedTuple):
    """What is known by now for the seat; `whole` once all of it is."""

    done: int
    total: int
    unit: str
    curve: "tuple[tuple[int, int], ...]"
    decisions: "tuple[Decision, ...]"
    keys: "tuple[Key, ...]"
    missed: "tuple[Missed, ...]"
    accuracy: int
    account: "Account | None"
    whole: "Review | None"


Told = Callable[[SoFar | None, Message | str | None], None]
"""Hears what is known, or why there is nothing to know."""


class Reviewing:
    """One review. `later` hands a call to the screen's own thread."""

    def __init__(self, record: Record, seat: int, later: Callable[..., object], told: Told) -> None:
        self._record, self._seat = record, seat
        self._later, self._told = later, told
        self._wanted = True
        threading.Thread(target=self._make, daemon=True).start()

    def stop(self) -> None:
        """Nobody looks any more."""
        self._wanted = False

    def _make(self) -> None:
        from tanglewood.agents.review import Reviewer
        from tanglewood.record.errors import BadRecord

        made, shown = Reviewer(self._record, (self._seat,)), monotonic()
        try:
            while self._wanted and made.advance():
                if made.sides and monotonic() - shown > OFTEN:
                    self._tell(self._so_far(made), None)
                    shown = monotonic()
            self._tell(self._so_far(made), None)
        except BadRecord as error:
            self._tell(None, error.message)

    def _tell(self, found: SoFar | None, wrong: Message | str | None) -> None:
        if self._wanted:
            self._later(self._told, found, wrong)

    def _so_far(self, made: "Reviewer") -> SoFar:
        side = made.sides[self._seat]
        return SoFar(
            made.done,
            made.total,
            made.unit,
            tuple(side.curve),
            tuple(made.decisions),
            side.key_moments(),
            made.missed,
            side.accuracy,
            side.account,
            made.reviews()[0] if made.finished else None,
        )
