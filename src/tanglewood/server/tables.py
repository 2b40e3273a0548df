"""Tables over HTTP: making one, taking a seat, and what everybody may know about it."""

from collections import Counter
from collections.abc import Sequence
from time import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tanglewood.agents.registry import agent as agent_of
from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.printable import quoted
from tanglewood.games.registry import load
from tanglewood.record.form import Player
from tanglewood.server.address import caller_of
from tanglewood.server.gathering import ShufflePlain, shuffle_plain
from tanglewood.server.hub import Hub
from tanglewood.server.keys import (
    hashed,
    new_key,
    new_secret,
    new_table_id,
    new_table_secret,
    seat_token,
)
from tanglewood.server.messages import Hash
from tanglewood.server.params import Asking, Id, TheHub, problems
from tanglewood.server.problems import HttpProblem
from tanglewood.server.state_message import seats_plain
from tanglewood.session.change import OVER, WAITING, SeatInfo, TableInfo
from tanglewood.session.clock import Terms
from tanglewood.session.dealcode import Source, deal_code, source_of
from tanglewood.session.hosted import luck_of
from tanglewood.session.store import NewSeat
from tanglewood.session.table import Table

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


class Joined(Struct):
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
    status: str
    number: int
    created: int
    updated: int
    seats: list[SeatPlain]
    clock: ClockInfo | None
    deal_known: bool
    deal_by: int | None
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
    game = load(data.game, **data.options)
    if len(data.seats) != game.seats:
        raise BadOption(
            Message("server-seats", game=game.name, n=game.seats, found=len(data.seats))
        )
    now = int(time() * 1000)
    known = data.deal is not None or data.outcomes is not None
    seats, made = [], []
    for place, wanted in enumerate(data.seats):
        seat, shown = _seat(place, wanted, shuffled=not known)
        seats.append(seat)
        made.append(shown)
    clock = data.clock
    info = TableInfo(
        id=new_table_id(), game=game.name, options=dict(data.options),
        seed=_source(data), deal_known=known, outcomes=data.outcomes,
        deal_by=next((at for at, it in enumerate(data.seats) if known and it.player == "me"), None),
        secret=new_table_secret(),
        terms=None if clock is None else Terms(clock.seconds * 1000, clock.increment * 1000),
        created=now, updated=now, status=WAITING, result=None, rematch_of=None, rematch=None,
        seats=tuple(seat.info for seat in seats),
    )  # fmt: skip
    _check_outcomes(game, info)
    await hub.store.create(info, seats)
    hub.ledger.add(caller, info.id)
    await hub.room(info.id)
    return MadeTable(info.id, made, shuffle_plain(info))


@get("/api/tables/{table:str}", responses=problems(404))
async def table_info(table: Id, hub: TheHub) -> TablePlain:
    """What anybody may know about a table."""
    return (await plain_tables(hub, [await known_table(hub, table)]))[0]


@post("/api/tables/{table:str}/join", status_code=200, responses=problems(401, 404, 409, 413, 422))
async def join(table: Id, data: JSONBody[JoinRequest], hub: TheHub) -> Joined:
    """Take a free seat."""
    info = await known_table(hub, table)
    token, invite = seat_token(data.invite, data.request), hashed(data.invite)
    name = None if data.name is None else _name(data.name)
    request, pledge = hashed(data.request), data.pledge if info.shuffled else None
    seat = await hub.store.join(table, invite, request, hashed(token), name, pledge)
    if seat is None:
        if await hub.store.invited(table, invite):
            raise HttpProblem(409, Message("server-seat-taken"))
        raise HttpProblem(401, Message("server-no-invitation"))
    room = await hub.room(table)
    assert room is not None, info
    await room.seated()
    return Joined(table, seat, token)


async def known_table(hub: Hub, table: str) -> TableInfo:
    """A table by its id; 404 if there is none."""
    info = await hub.store.table(table)
    if info is None:
        raise HttpProblem(404, Message("server-no-table", table=quoted(table)))
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
    return [_plain(info, last.get(info.id)) for info in infos]


def _plain(info: TableInfo, last: tuple[int, int, int] | None) -> TablePlain:
    number, _, at = last or (0, 0, info.updated)
    over = info.status == OVER
    return TablePlain(
        table=info.id,
        game=info.game,
        title=load(info.game, **info.options).title,
        options=dict(info.options),
        status=info.status,
        number=number,
        created=info.created,
        updated=max(at, info.updated),
        seats=[SeatPlain(**seat) for seat in seats_plain(info)],
        clock=None
        if info.terms is None
        else ClockInfo(info.terms.bank // 1000, info.terms.increment // 1000),
        deal_known=info.deal_known,
        deal_by=info.deal_by,
        shuffle=shuffle_plain(info),
        outcome=dict(info.result) if over and info.result is not None else None,
        deal=deal_code(info.seed) if over and info.seed is not None and not info.begun else None,
        rematch_of=info.rematch_of,
        rematch=info.rematch,
        begun=info.begun,
    )


def _source(data: TableRequest) -> Source | None:
    """What decides the chance of a new table: of a fresh deal nobody knows it yet."""
    if data.deal is not None:
        return source_of(data.deal)
    return None if data.outcomes is None else new_key()


def _seat(place: int, request: SeatRequest, *, shuffled: bool) -> tuple[NewSeat, MadeSeat]:
    name = None if request.name is None else _name(request.name)
    if request.pledge is not None and request.player != "me":
        raise BadOption(Message("server-pledge-of-me"))
    if request.player == "ai":
        found = agent_of(request.agent or "")
        return NewSeat(SeatInfo(place, False, name or found.name, found.name, True)), MadeSeat(
            place
        )
    if request.agent is not None:
        raise BadOption(Message("server-agent-of-ai"))
    secret = new_secret()
    if request.player == "me":
        if name is None:
            raise BadOption(Message("server-name-of-me"))
        pledge = request.pledge if shuffled else None
        seat = SeatInfo(place, True, name, None, True, pledge)
        return NewSeat(seat, token_hash=hashed(secret)), MadeSeat(place, token=secret)
    seat = SeatInfo(place, True, name, None, False)
    return NewSeat(seat, invite_hash=hashed(secret)), MadeSeat(place, invite=secret)


def _check_size(data: TableRequest, most: int) -> None:
    """What is kept with a table must not be long, whatever it says."""
    if len(msgspec.json.encode([data.options, data.outcomes])) > most:
        raise HttpProblem(413, Message("server-table-large", most=f"{most}"))


def _check_outcomes(game: Game[Any], info: TableInfo) -> None:
    """Outcomes may be asked for as far as the start needs them; they must be possible."""
    if info.outcomes is None:
        return
    players = [Player(f"Seat {seat}") for seat in range(game.seats)]
    table = Table(game, players, luck_of(game, info.seed, info.outcomes))
    used = Counter(str(entry.get("chance")) for entry in table.record.entries)
    asked = Counter(str(entry.get("chance")) for entry in info.outcomes)
    if asked - used:
        name = next(iter(asked - used))
        raise BadOption(Message("server-outcomes", game=game.name, chance=quoted(name)))


def _name(name: str) -> str:
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise BadOption(Message("server-name"))
    return name
