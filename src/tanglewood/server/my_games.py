"""The games of one browser, found by the seat tokens that it holds."""

from typing import Annotated

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct, convert

from tanglewood.protocol.listing import games_plain, tallies
from tanglewood.server.address import caller_of
from tanglewood.server.hub import Hub
from tanglewood.server.params import Asking, Id, TheHub, problems
from tanglewood.server.tables import TablePlain
from tanglewood.session.change import TableInfo
from tanglewood.session.keys import hash_secret
from tanglewood.session.store import SeatKey


class HeldSeat(Struct, forbid_unknown_fields=True):
    """A seat whose token the browser holds."""

    table: Id
    token: Annotated[str, Meta(max_length=64)]
    seat: int | None = None


class SeatKeys(Struct, forbid_unknown_fields=True):
    """The seats of a browser."""

    seats: Annotated[list[HeldSeat], Meta(max_length=200)]


class MyGame(Struct):
    """A game from its player's side."""

    table: TablePlain
    seat: int
    to_act: int | None
    your_turn: bool


class MyGames(Struct):
    """The games of a browser, newest first."""

    games: list[MyGame]


class ResultCounts(Struct):
    """How it went in one game."""

    played: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    shared: int = 0
    running: int = 0
    best: int | None = None
    average: float | None = None


class Statistics(Struct):
    """How it went, by game."""

    games: dict[str, ResultCounts]


@post("/api/mine", status_code=200, responses=problems(413))
async def mine(request: Asking, data: JSONBody[SeatKeys], hub: TheHub) -> MyGames:
    """The tables whose tokens are right; the others are left out."""
    found = await found_seats(request, hub, data)
    last = await hub.store.last([info.id for info, _ in found])
    games = games_plain((info, seat, last.get(info.id)) for info, seat in found)
    return convert({"games": games}, MyGames)


@post("/api/statistics", status_code=200, responses=problems(413))
async def statistics(request: Asking, data: JSONBody[SeatKeys], hub: TheHub) -> Statistics:
    """How the games went whose tokens are right."""
    found = tallies(await found_seats(request, hub, data))
    return convert({"games": found}, Statistics)


async def found_seats(
    request: Asking, hub: Hub, seat_keys: SeatKeys
) -> list[tuple[TableInfo, int]]:
    """The tables whose tokens are right, with the seats that these open."""
    hub.heavy.charge(caller_of(request.scope), len(seat_keys.seats))
    keys = [SeatKey(each.table, hash_secret(each.token)) for each in seat_keys.seats]
    seats = await hub.store.seats_of(keys)
    infos = {info.id: info for info in await hub.store.tables([key.table for key in seats])}
    return [(infos[key.table], seat) for key, seat in seats.items()]
