"""The deal of the day as it is told: today's deals, the table at which somebody plays one, and what
a game with it came to."""

from dataclasses import replace
from datetime import date
from typing import Final, NamedTuple

from tanglewood.core.plain import Plain
from tanglewood.games.registry import GAMES
from tanglewood.protocol.making import NewTable, new_seats
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import Record
from tanglewood.session.change import WAITING, TableInfo
from tanglewood.session.daily import FIRST, OPPONENT, SEAT, Daily
from tanglewood.session.finished import marks, standing
from tanglewood.session.keys import new_table_id

OCCASION: Final = "daily "
"""How the occasion of such a table begins; the date follows."""


class _Wish(NamedTuple):
    player: str
    name: str | None = None
    agent: str | None = None
    pledge: str | None = None


def days_plain(now: date) -> Plain:
    """Today, the first day that had deals, and the deals: how each is set up, against whom, and
    from which seat."""
    found = [Daily(now, game) for game in GAMES]
    return {
        "date": now.isoformat(),
        "first": FIRST.isoformat(),
        "deals": [
            {"game": it.game, "options": dict(it.options), "agent": OPPONENT, "seat": SEAT}
            for it in found
        ],
    }


def daily_table(deal: Daily, name: str | None, now: int) -> NewTable:
    """A table with the deal, made at `now`."""
    me, other = _Wish("me", name or "-"), _Wish("ai", agent=OPPONENT)
    specs = [me if at == SEAT else other for at in range(deal.load().seats)]
    found = new_seats(specs, deal.text, shuffled=False)
    seats = [seat for seat, _ in found]
    if name is None:  # nobody is called by a name that they did not choose
        nameless = seats[SEAT]
        seats[SEAT] = nameless._replace(info=replace(nameless.info, name=None))
    info = TableInfo(
        id=new_table_id(), game=deal.game, options=dict(deal.options), seed=deal.key,
        known_deal=True, outcomes=None, terms=None, created=now, updated=now, status=WAITING,
        result=None, rematch_of=None, rematch=None, seats=tuple(seat.info for seat in seats),
        occasion=f"{OCCASION}{deal.date.isoformat()}", secret=deal.secret,
    )  # fmt: skip
    return NewTable(info, seats, [plain for _, plain in found])


def deal_at(info: TableInfo) -> Daily | None:
    """The deal of the day that a table was made for."""
    if info.occasion is None or not info.occasion.startswith(OCCASION):
        return None
    return Daily(date.fromisoformat(info.occasion.removeprefix(OCCASION)), info.game)


def score_plain(record: Record) -> Plain:
    """What a game brought, and the others; `other` is None where nobody is against one. `marks` are
    its tricks or trades as lines of symbols."""
    assert record.result is not None
    return standing(record.result, SEAT).plain() | {"marks": marks(record, SEAT)}


def without_luck(record: Record) -> int | None:
    """What a game would have brought by its decisions alone, in hundredths of points; None where
    nothing was decided."""
    from tanglewood.agents.review import review

    try:
        account = review(record, SEAT).account
    except BadRecord:
        return None
    return account.result - account.deal - account.draws - account.unknown
