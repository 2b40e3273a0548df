"""The deal of the day over HTTP: today's deals, a table to play one, its result and the table of
the day.

Nobody has an account, so a first attempt is one of a browser: it makes up a random text for every
deal, and of tables that come with the same text only the first counts.
"""

from time import time
from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct, convert

from tanglewood.analysis.networks.learned import foresees_rounds
from tanglewood.core.message import Message
from tanglewood.protocol.daily import (
    daily_table,
    days_plain,
    deal_at,
    score_plain,
    without_luck,
)
from tanglewood.record.form import Record
from tanglewood.server.address import caller_of
from tanglewood.server.catalogue import known_game
from tanglewood.server.hub import Hub
from tanglewood.server.params import Asking, GameName, Id, TheHub, problems
from tanglewood.server.problems import HttpProblem
from tanglewood.server.replays import kept_game
from tanglewood.server.tables import MadeTable, Name, open_table
from tanglewood.session.daily import Daily, day_of, today
from tanglewood.session.finished import standing
from tanglewood.session.hosted import Hosted
from tanglewood.session.keys import hash_secret
from tanglewood.session.store.days import insert_attempt

MOST_ROWS: Final = 50

Day = Annotated[
    str,
    QueryParameter(
        name="date", max_length=10, description="A date, such as 2026-11-16; today if empty"
    ),
]


class DealOfDay(Struct):
    """The deal of a day for one game: how it is set up, against whom, and from which seat."""

    game: str
    options: dict[str, Any]
    agent: str
    seat: int


class Days(Struct):
    """Today, by the clock of the server in UTC, the first day that had deals, and the deals."""

    date: str
    first: str
    deals: list[DealOfDay]


class DailyRequest(Struct, forbid_unknown_fields=True):
    """Playing the deal of a day."""

    attempt: Annotated[str, Meta(min_length=16, max_length=64)]
    name: Name | None = None
    date: Annotated[str, Meta(max_length=10)] | None = None


class Score(Struct):
    """What a game brought, and the others; `other` is null where nobody is against one. `marks`
    are its tricks or trades as lines of symbols."""

    own: int
    other: int | None
    won: bool
    marks: list[str]


class StandingsRow(Struct):
    """A line of the table of the day. `adjusted` is the difference in points without luck, in
    hundredths, where a network has learned the game."""

    name: str | None
    own: int
    other: int | None
    won: bool
    adjusted: int | None


class DayTable(Struct):
    """The first attempts of a day, best first, and par as soon as somebody has finished."""

    date: str
    game: str
    par: Score | None
    many: int
    rows: list[StandingsRow]


class DailyResult(Struct):
    """How a game with the deal of the day went. `place` is its place in the table of the day, null
    where it does not count."""

    date: str
    game: str
    counts: bool
    place: int | None
    result: Score
    par: Score
    adjusted: int | None


@get("/api/daily", responses=problems())
async def days() -> Days:
    """Today's deals."""
    return convert(days_plain(today()), Days)


@post("/api/daily/{game:str}", responses=problems(404, 413, 422))
async def play_daily(
    request: Asking, game: GameName, data: JSONBody[DailyRequest], hub: TheHub
) -> MadeTable:
    """Make a table with the deal of a day; of an earlier day it does not count."""
    known_game(game)
    now = today()
    deal = Daily(now if data.date is None else day_of(data.date, now), game)
    caller = caller_of(request.scope)
    await hub.ledger.check(caller)
    new, attempt = daily_table(deal, data.name, int(time() * 1000)), hash_secret(data.attempt)
    if deal.date != now:
        return await open_table(hub, caller, new)
    first = insert_attempt(new.info.id, now.isoformat(), game, attempt)
    return await open_table(hub, caller, new, first)


@get("/api/daily/{game:str}", responses=problems(404, 422))
async def day_table(game: GameName, hub: TheHub, date: Day = "") -> DayTable:
    """The table of a day."""
    known_game(game)
    now = today()
    day = (day_of(date, now) if date else now).isoformat()
    rows = await _rows(hub, day, game)
    par = await hub.store.days.par(day, game)
    shown = [row for _, row in rows[:MOST_ROWS]]
    return DayTable(day, game, None if par is None else Score(**par), len(rows), shown)


@get("/api/tables/{table:str}/daily", responses=problems(404))
async def daily_result(request: Asking, table: Id, hub: TheHub) -> DailyResult:
    """How a game with the deal of the day went, beside par. Whoever asks first waits for par."""
    caller = caller_of(request.scope)
    info, changes = await kept_game(hub, caller, table)
    deal = deal_at(info)
    if deal is None or info.result is None:
        raise HttpProblem(404, Message("daily-not-one"))
    record = Hosted.load(info, changes).record
    par = await _par(hub, caller, deal)
    counts = await hub.store.days.counts(table)
    adjusted = await _adjusted_points(hub, caller, table, record) if counts else None
    rows = await _rows(hub, deal.date.isoformat(), deal.game) if counts else []
    place = next((at for at, (id_, _) in enumerate(rows, 1) if id_ == table), None)
    result = Score(**score_plain(record))
    return DailyResult(
        date=deal.date.isoformat(), game=deal.game, counts=counts, place=place, result=result,
        par=par, adjusted=adjusted,
    )  # fmt: skip


async def _par(hub: Hub, caller: str, deal: Daily) -> Score:
    """What par is; worked out once, and kept."""
    day = deal.date.isoformat()
    par = await hub.store.days.par(day, deal.game)
    if par is None:
        par = score_plain(await hub.heavy.do(caller, deal.par))
        await hub.store.days.keep_par(day, deal.game, par)
    return Score(**par)


async def _adjusted_points(hub: Hub, caller: str, table: str, record: Record) -> int | None:
    """The difference in points without luck; worked out once, and kept."""
    if not foresees_rounds(record.game.name):
        return None
    points = await hub.store.days.adjusted_points(table)
    if points is None and (points := await hub.heavy.do(caller, without_luck, record)) is not None:
        await hub.store.days.adjust(table, points)
    return points


async def _rows(hub: Hub, date: str, game: str) -> list[tuple[str, StandingsRow]]:
    """The table of a day, best first: without luck where that is known, then by the result."""
    found = []
    for each in await hub.store.days.attempts(date, game):
        now = standing(each.result, each.seat)
        row = StandingsRow(each.name, now.own, now.other, now.won, each.adjusted)
        known = each.adjusted is not None
        found.append(
            ((not known, -(each.adjusted or 0), -now.margin, not now.won), each.table, row)
        )
    return [(table, row) for _, table, row in sorted(found, key=lambda it: it[0])]
