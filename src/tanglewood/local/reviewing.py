"""Reviews in one browser, made piece by piece: every question is answered after a short while, with
what is known by then, and what is whole is kept."""

import json
from secrets import token_urlsafe
from time import monotonic
from typing import Final

from tanglewood.agents.review.plain import FORM, plain_so_far
from tanglewood.agents.review.reviewer import Reviewer
from tanglewood.core.message import Message
from tanglewood.core.plain import Plain
from tanglewood.local.problem import Problem
from tanglewood.local.shelf import Shelf
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import Record
from tanglewood.record.moment import check

REVIEWS: Final = "review/"
PIECE: Final = 0.4
"""How many seconds are spent on a review before others have their turn."""
REMEMBERED: Final = 4
"""How many are in the making at most; the oldest one is begun again if it is asked for."""


class LocalReviews:
    """The reviews of a host: those that are kept, and those that are being made."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._reviewers: dict[str, tuple[Reviewer, str | None]] = {}

    def of_table(self, table: str, record: Record) -> Plain:
        """The review of a finished game."""
        text = self._shelf.get(REVIEWS + table)
        if text is not None and (found := json.loads(text))["form"] == FORM:
            return _part(None, found)
        for id_, (_, of) in self._reviewers.items():
            if of == table:
                return self.more(id_)
        return self._begin_review(record, table)

    def of_record(self, record: Record) -> Plain:
        """The review of a record file. Nothing is kept."""
        if record.result is None or check(record).outcome is None:
            raise BadRecord(Message("review-unfinished"))
        return self._begin_review(record, None)

    def more(self, id_: str) -> Plain:
        """What is known after a piece more."""
        if id_ not in self._reviewers:
            raise Problem(404, Message("server-no-review"))
        reviewer, table = self._reviewers[id_]
        end = monotonic() + PIECE
        while reviewer.advance() and monotonic() < end:
            pass
        found = plain_so_far(reviewer)
        if not reviewer.finished:
            return _part(id_, found)
        del self._reviewers[id_]
        if table is not None:
            self._shelf.put(REVIEWS + table, json.dumps(found))
        return _part(None, found)

    def _begin_review(self, record: Record, table: str | None) -> Plain:
        while len(self._reviewers) >= REMEMBERED:
            del self._reviewers[next(iter(self._reviewers))]
        id_ = token_urlsafe(16)
        self._reviewers[id_] = Reviewer(record, tuple(range(record.game.seats))), table
        return self.more(id_)


def _part(id_: str | None, found: Plain) -> Plain:
    whole = id_ is None
    return {"id": id_, "done": found["done"], "total": found["total"], "finished": whole,
            "review": found}  # fmt: skip
