"""A review made in the background, shown while it grows."""

import threading
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from tanglewood.core.message import Message
from tanglewood.record.form import Record

if TYPE_CHECKING:
    from tanglewood.agents.review import Account, Decision, KeyMoment, Missed, Review, Reviewer

OFTEN: Final = 0.2
"""Seconds between two pictures."""


class SoFar(NamedTuple):
    """What is known by now for the seat; `whole` once all of it is."""

    done: int
    total: int
    unit: str
    curve: "tuple[tuple[int, int], ...]"
    decisions: "tuple[Decision, ...]"
    keys: "tuple[KeyMoment, ...]"
    missed: "tuple[Missed, ...]"
    accuracy: int
    account: "Account | None"
    whole: "Review | None"


OnNews = Callable[[SoFar | None, Message | str | None], None]
"""Hears what is known, or why there is nothing to know."""


class Reviewing:
    """One review. `later` hands a call to the screen's own thread."""

    def __init__(
        self, record: Record, seat: int, later: Callable[..., object], on_news: OnNews
    ) -> None:
        self._record, self._seat = record, seat
        self._later, self._on_news = later, on_news
        self._wanted = True
        threading.Thread(target=self._make, daemon=True).start()

    def stop(self) -> None:
        """Nobody looks any more."""
        self._wanted = False

    def _make(self) -> None:
        from tanglewood.agents.review import Reviewer
        from tanglewood.record.errors import BadRecord

        reviewer, shown_at = Reviewer(self._record, (self._seat,)), monotonic()
        try:
            while self._wanted and reviewer.advance():
                if reviewer.sides and monotonic() - shown_at > OFTEN:
                    self._tell(self._so_far(reviewer), None)
                    shown_at = monotonic()
            self._tell(self._so_far(reviewer), None)
        except BadRecord as error:
            self._tell(None, error.message)

    def _tell(self, found: SoFar | None, wrong: Message | str | None) -> None:
        if self._wanted:
            self._later(self._on_news, found, wrong)

    def _so_far(self, reviewer: "Reviewer") -> SoFar:
        side = reviewer.sides[self._seat]
        return SoFar(
            reviewer.done,
            reviewer.total,
            reviewer.unit,
            tuple(side.curve),
            tuple(reviewer.decisions),
            side.key_moments(),
            reviewer.missed,
            side.accuracy,
            side.account,
            reviewer.reviews()[0] if reviewer.finished else None,
        )
