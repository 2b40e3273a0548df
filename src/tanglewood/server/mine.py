"""The games of one browser, found by the seat tokens that it holds."""

from typing import Annotated, Any

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tanglewood.server.address import caller_of
from tanglewood.server.hub import Hub
from tanglewood.server.keys import hashed
from tanglewood.server.params import Asking, Id, TheHub, problems
from tanglewood.server.tables import TablePlain, plain_tables
from tanglewood.session.change import OVER, PLAYING, TableInfo
from tanglewood.session.store import SeatKey


class HeldSeat(Struct, forbid_unknown_fields=True):
    """A seat whose token the browser holds."""

    table: Id
    token: Annotated[str, Meta(max_length=64)]
    seat: int | None = None


class Held(Struct, forbid_unknown_fields=True):
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


class Tally(Struct):
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

    games: dict[str, Tally]


@post("/api/mine", status_code=200, responses=problems(413))
async def mine(request: Asking, data: JSONBody[Held], hub: TheHub) -> MyGames:
    """The tables whose tokens are right; the others are left out."""
    found = await _found(request, hub, data)
    infos = [info for info, _ in found]
    plain = await plain_tables(hub, infos)
    last = await hub.store.last([info.id for info in infos])
    games = []
    for (info, seat), shown in zip(found, plain, strict=True):
        to_act = last[info.id][1] if info.status == PLAYING and info.id in last else None
        games.append(MyGame(table=shown, seat=seat, to_act=to_act, your_turn=to_act == seat))
    games.sort(key=lambda game: (game.table.updated, game.table.table, game.seat), reverse=True)
    return MyGames(games)


@post("/api/statistics", status_code=200, responses=problems(413))
async def statistics(request: Asking, data: JSONBody[Held], hub: TheHub) -> Statistics:
    """How the games went whose tokens are right."""
    tallies: dict[str, Tally] = {}
    scores: dict[str, list[int]] = {}
    for info, seat in await _found(request, hub, data):
        if info.begun:  # practice counts for nothing
            continue
        tally = tallies.setdefault(info.game, Tally())
        if info.status != OVER or info.result is None:
            tally.running += 1
            continue
        _count(tally, info.result, seat)
        points = info.result["scores"]
        if points:
            scores.setdefault(info.game, []).append(
                points[seat] if seat < len(points) else points[0]
            )
    for game, points in scores.items():
        tallies[game].best = max(points)
        tallies[game].average = round(sum(points) / len(points), 2)
    return Statistics(tallies)


def _count(tally: Tally, result: Any, seat: int) -> None:
    tally.played += 1
    ending, winners = result["ending"], result["winners"]
    if ending == "shared" and seat in winners:
        tally.shared += 1
    elif seat in winners:
        tally.won += 1
    elif ending == "draw":
        tally.drawn += 1
    else:
        tally.lost += 1


async def _found(request: Asking, hub: Hub, held: Held) -> list[tuple[TableInfo, int]]:
    hub.heavy.charge(caller_of(request.scope), len(held.seats))
    keys = [SeatKey(each.table, hashed(each.token)) for each in held.seats]
    seats = await hub.store.seats_of(keys)
    infos = {info.id: info for info in await hub.store.tables([key.table for key in seats])}
    return [(infos[key.table], seat) for key, seat in seats.items()]
