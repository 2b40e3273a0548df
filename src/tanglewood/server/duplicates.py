"""Duplicate matches: a friend plays a finished game's deal from the same seat, against the same AIs
with the same luck; and the courses of games, to compare them trick by trick."""

from time import time

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Struct, convert

from tanglewood.core.message import Message
from tanglewood.protocol.making import NewTable, new_seats
from tanglewood.record.form import Record
from tanglewood.server.address import caller_of
from tanglewood.server.daily import Score
from tanglewood.server.params import Asking, Id, TheHub, problems
from tanglewood.server.problems import HttpProblem
from tanglewood.server.replays import kept_game
from tanglewood.server.tables import MadeTable, Name, SeatRequest, finished_table, open_table
from tanglewood.session.change import WAITING, TableInfo
from tanglewood.session.finished import marks, played_steps, standing
from tanglewood.session.hosted import Hosted
from tanglewood.session.keys import new_table_id

DUPLICATE = "duplicate "
"""How the occasion of such a table begins; the table whose game it repeats follows."""


class DuplicateRequest(Struct, forbid_unknown_fields=True):
    """Playing somebody's deal."""

    name: Name


class PlayedText(Struct):
    """What was played by whom."""

    seat: int
    text: str


class CourseStep(Struct):
    """A trick or a trade: whose it was, what was played, and whether it brought a gain."""

    round: int
    seat: int
    played: list[PlayedText]
    gain: bool


class Course(Struct):
    """A finished game of one person against AIs, step by step, from that person's seat."""

    table: str
    game: str
    names: list[str]
    seat: int
    occasion: str | None
    practice: bool
    result: Score
    steps: list[CourseStep]


@post("/api/tables/{table:str}/duplicate", responses=problems(404, 413, 422))
async def duplicate(
    request: Asking, table: Id, data: JSONBody[DuplicateRequest], hub: TheHub
) -> MadeTable:
    """Make a table with the deal of a game that is over."""
    old = await finished_table(hub, table)
    seat = _person(old)
    caller = caller_of(request.scope)
    await hub.ledger.check(caller)
    now = int(time() * 1000)
    specs = [
        SeatRequest("me", data.name) if at == seat else SeatRequest("ai", it.name, it.agent)
        for at, it in enumerate(old.seats)
    ]
    found = new_seats(specs, table, shuffled=False)
    info = TableInfo(
        id=new_table_id(), game=old.game, options=old.options, seed=old.seed, known_deal=True,
        outcomes=old.outcomes, terms=None, created=now, updated=now, status=WAITING, result=None,
        rematch_of=None, rematch=None, seats=tuple(new.info for new, _ in found),
        occasion=f"{DUPLICATE}{table}", secret=old.secret,
    )  # fmt: skip
    seats, made = [new for new, _ in found], [plain for _, plain in found]
    return await open_table(hub, caller, NewTable(info, seats, made))


@get("/api/tables/{table:str}/course", responses=problems(404, 422))
async def game_course(request: Asking, table: Id, hub: TheHub) -> Course:
    """The course of a game that is over."""
    caller = caller_of(request.scope)
    info, changes = await kept_game(hub, caller, table)
    seat = _person(info)
    return await hub.heavy.do(
        caller, lambda: _course(info, Hosted.load(info, changes).record, seat)
    )


def _person(info: TableInfo) -> int:
    """The seat of the one person at a table of AIs; 422 where there is another company."""
    people = [seat.seat for seat in info.seats if seat.human]
    if len(people) != 1 or info.secret is None or info.seed is None or info.plays_on:
        raise HttpProblem(422, Message("duplicate-alone"))
    return people[0]


def _course(info: TableInfo, record: Record, seat: int) -> Course:
    assert record.result is not None
    found = standing(record.result, seat)
    return Course(
        table=info.id,
        game=info.game,
        names=list(record.names),
        seat=seat,
        occasion=info.occasion,
        practice=record.practice,
        result=Score(**found._asdict(), marks=marks(record, seat)),
        steps=convert([step.plain() for step in played_steps(record)], list[CourseStep]),
    )
