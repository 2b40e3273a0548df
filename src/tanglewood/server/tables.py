"""Tables over HTTP: making one, taking a seat, and what everybody may know about it."""

from collections.abc import Sequence
from time import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct, convert
from sqlalchemy import ClauseElement

from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.protocol.listing import table_plain
from tanglewood.protocol.making import NewTable, new_table, tidy_name
from tanglewood.protocol.shuffling import shuffle_plain
from tanglewood.server.address import caller_of
from tanglewood.server.hub import Hub
from tanglewood.server.messages import Hash
from tanglewood.server.params import Asking, Id, TheHub, problems
from tanglewood.server.problems import HttpProblem
from tanglewood.session.change import OVER, TableInfo
from tanglewood.session.clock import Terms
from tanglewood.session.keys import hash_secret, seat_token

Name = Annotated[str, Meta(min_length=1, max_length=40)]


class SeatRequest(Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat."""

    player: Literal["me", "friend", "ai"]
    name: Name | None = None
    agent: Annotated[str, Meta(max_length=40)] | None = None
    pledge: Hash | None = None


class ClockRequest(Struct, forbid_unknown_fields=True):
    """The clock: seconds for the whole game, and what every action adds."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class TableRequest(Struct, forbid_unknown_fields=True):
    """The table that is to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=5)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    clock: ClockRequest | None = None
    deal: Annotated[str, Meta(max_length=40)] | None = None
    outcomes: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=8)] | None = None


class MadeSeat(Struct, omit_defaults=True):
    """A seat of a new table, with its token or its invitation."""

    seat: int
    token: str | None = None
    invite: str | None = None


class ShufflePlain(Struct):
    """What anybody may know of a shuffle before the game is over: what the server committed itself
    to, what each seat pledged, and whose shares are still waited for."""

    commitment: str
    pledges: list[str | None]
    awaited: list[int]


class MadeTable(Struct):
    """A new table."""

    table: str
    seats: list[MadeSeat]
    shuffle: ShufflePlain | None


class JoinRequest(Struct, forbid_unknown_fields=True):
    """Taking a free seat with an invitation."""

    invite: Annotated[str, Meta(min_length=1, max_length=64)]
    request: Annotated[str, Meta(min_length=16, max_length=64)]
    name: Name | None = None
    pledge: Hash | None = None


class JoinedSeat(Struct):
    """The seat that was taken."""

    table: str
    seat: int
    token: str


class ClockInfo(Struct):
    """The clock of a table, in seconds."""

    seconds: int
    increment: int


class SeatPlain(Struct):
    """A seat as everybody sees it."""

    seat: int
    player: str
    name: str | None
    agent: str | None
    joined: bool


class TablePlain(Struct):
    """What anybody may know about a table."""

    table: str
    game: str
    title: str
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over"]
    number: int
    created: int
    updated: int
    seats: list[SeatPlain]
    clock: ClockInfo | None
    deal_known: bool
    deal_by: int | None
    occasion: str | None
    practice: bool
    shuffle: ShufflePlain | None
    outcome: dict[str, Any] | None
    deal: str | None
    rematch_of: str | None
    rematch: str | None
    begun: bool


@post("/api/tables", responses=problems(413, 422))
async def create(request: Asking, data: JSONBody[TableRequest], hub: TheHub) -> MadeTable:
    """Make a table; the game starts when every seat is taken."""
    _check_size(data, hub.config.table_bytes)
    caller = caller_of(request.scope)
    await hub.ledger.check(caller)
    clock = data.clock
    terms = None if clock is None else Terms(clock.seconds * 1000, clock.increment * 1000)
    return await open_table(hub, caller, new_table(data, terms, int(time() * 1000)))


async def open_table(hub: Hub, caller: str, new: NewTable, *more: ClauseElement) -> MadeTable:
    """Keep a new table, with `more` in the same transaction, and open its room; it counts among
    the games of the caller."""
    await hub.store.create(new.info, new.seats, *more)
    hub.ledger.add(caller, new.info.id)
    await hub.room(new.info.id)
    answer = {"table": new.info.id, "seats": new.made, "shuffle": shuffle_plain(new.info)}
    return convert(answer, MadeTable)


@get("/api/tables/{table:str}", responses=problems(404))
async def table_info(table: Id, hub: TheHub) -> TablePlain:
    """What anybody may know about a table."""
    return (await plain_tables(hub, [await known_table(hub, table)]))[0]


@post("/api/tables/{table:str}/join", status_code=200, responses=problems(401, 404, 409, 413, 422))
async def join(table: Id, data: JSONBody[JoinRequest], hub: TheHub) -> JoinedSeat:
    """Take a free seat."""
    info = await known_table(hub, table)
    token, invite = seat_token(data.invite, data.request), hash_secret(data.invite)
    name = None if data.name is None else tidy_name(data.name)
    request, pledge = hash_secret(data.request), data.pledge if info.is_shuffled else None
    seat = await hub.store.join(
        table, invite, request, token_hash=hash_secret(token), name=name, pledge=pledge
    )
    if seat is None:
        if await hub.store.is_invitation(table, invite):
            raise HttpProblem(409, Message("server-seat-taken"))
        raise HttpProblem(401, Message("server-no-invitation"))
    room = await hub.room(table)
    assert room is not None, info
    await room.on_seat_taken()
    return JoinedSeat(table, seat, token)


async def known_table(hub: Hub, table: str) -> TableInfo:
    """A table by its id; 404 if there is none."""
    info = await hub.store.table(table)
    if info is None:
        raise HttpProblem(404, Message("server-no-table", table=shortened(table)))
    return info


async def finished_table(hub: Hub, table: str) -> TableInfo:
    """A table whose game is over; 403 while it goes on."""
    info = await known_table(hub, table)
    if info.status != OVER:
        raise HttpProblem(403, Message("server-not-over"))
    return info


async def plain_tables(hub: Hub, infos: Sequence[TableInfo]) -> list[TablePlain]:
    """What anybody may know about some tables."""
    last = await hub.store.last([info.id for info in infos])
    return [convert(table_plain(info, last.get(info.id)), TablePlain) for info in infos]


def _check_size(data: TableRequest, most: int) -> None:
    """What is kept with a table must not be long, whatever it says."""
    if len(msgspec.json.encode([data.options, data.outcomes])) > most:
        raise HttpProblem(413, Message("server-table-large", most=f"{most}"))
