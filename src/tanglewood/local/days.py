"""The deals of the day in one browser: which table was the first attempt at one, par, and a table
of the day with nobody else in it."""

import json
from datetime import date
from time import monotonic
from typing import Any, Final

from tanglewood.analysis.networks.learned import foresees_rounds
from tanglewood.core.message import Message
from tanglewood.core.plain import Plain
from tanglewood.local import stored_table
from tanglewood.local.problem import NotReady, Problem
from tanglewood.local.shelf import Shelf
from tanglewood.local.stored_table import StoredTable
from tanglewood.protocol.daily import daily_table, deal_at, score_plain, without_luck
from tanglewood.record.form import Record
from tanglewood.session.change import OVER
from tanglewood.session.daily import SEAT, Daily, day_of, today
from tanglewood.session.finished import standing
from tanglewood.session.hosted import Hosted
from tanglewood.session.table import Table

DAYS: Final = "day/"
PIECE: Final = 0.1
"""After how many seconds, and the decision that is under way, others have their turn."""


class LocalDays:
    """What the host is asked about the deals of the day."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._pars: dict[tuple[date, str], Table] = {}
        """The games of the strongest level that are being played, for par."""

    def play(self, game: str, body: Plain, now: int) -> Plain:
        """Make a table with the deal of a day; the first one with today's counts."""
        this, text = today(), body.get("date")
        deal = Daily(this if text is None else day_of(text, this), game)
        info, seats, made = daily_table(deal, body.get("name"), now)
        stored_table.put(self._shelf, StoredTable.new(info, seats))
        if deal.date == this and self._read_note(deal, "table") is None:
            self._note(deal, "table", info.id)
        return {"table": info.id, "seats": made, "shuffle": None}

    def table(self, game: str, text: str) -> Plain:
        """The table of a day."""
        this = today()
        deal = Daily(day_of(text, this) if text else this, game)
        rows = self._rows(deal)
        par = self._read_note(deal, "par")
        return {
            "date": deal.date.isoformat(),
            "game": game,
            "par": par,
            "many": len(rows),
            "rows": rows,
        }

    def result(self, at: StoredTable) -> Plain:
        """How a game with the deal of the day went, beside par, which is worked out for the first
        question, piece by piece."""
        deal = deal_at(at.info)
        if deal is None:
            raise Problem(404, Message("daily-not-one"))
        record = Hosted.load(at.info, stored_table.changes(self._shelf, at.info.id)).record
        par = self._read_note(deal, "par")
        if par is None:
            par = self._par(deal)
            self._note(deal, "par", par)
        counts = self._read_note(deal, "table") == at.info.id and not at.info.practice
        return {
            "date": deal.date.isoformat(),
            "game": deal.game,
            "counts": counts,
            "place": 1 if counts else None,
            "result": score_plain(record),
            "par": par,
            "adjusted": self._adjusted_points(deal, record) if counts else None,
        }

    def _par(self, deal: Daily) -> Plain:
        """What par is, or Later: the strongest level thinks for a piece of time."""
        at = deal.date, deal.game
        if at not in self._pars:
            self._pars[at] = deal.par_table()
        table, end = self._pars[at], monotonic() + PIECE
        while table.let_agent_act():
            if monotonic() >= end:
                raise NotReady
        del self._pars[at]
        return score_plain(table.record)

    def _rows(self, deal: Daily) -> list[Plain]:
        table = self._read_note(deal, "table")
        found = None if table is None else stored_table.find(self._shelf, table)
        if found is None or found.info.status != OVER or found.info.practice:
            return []
        assert found.info.result is not None
        row = {"name": found.info.seats[SEAT].name, **standing(found.info.result, SEAT).plain()}
        return [row | {"adjusted": self._read_note(deal, "adjusted")}]

    def _adjusted_points(self, deal: Daily, record: Record) -> int | None:
        """The difference in points without luck; worked out once, and kept."""
        if not foresees_rounds(deal.game):
            return None
        found: int | None = self._read_note(deal, "adjusted")
        if found is None and (found := without_luck(record)) is not None:
            self._note(deal, "adjusted", found)
        return found

    def _read_note(self, deal: Daily, what: str) -> Any:
        text = self._shelf.get(f"{DAYS}{deal.date.isoformat()}/{deal.game}/{what}")
        return None if text is None else json.loads(text)

    def _note(self, deal: Daily, what: str, value: object) -> None:
        self._shelf.put(f"{DAYS}{deal.date.isoformat()}/{deal.game}/{what}", json.dumps(value))
