"""Replays: the record of a finished game, its moments one by one, and those of any record file."""

import asyncio
from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from tanglewood.core.message import Message
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import Record
from tanglewood.server.hub import Hub
from tanglewood.server.moments import Moments, moments_of
from tanglewood.server.params import Id, TheHub, problems
from tanglewood.server.tables import finished_table
from tanglewood.session.hosted import Hosted

MOST_ENTRIES = 12_000
"""Enough for a game to the highest target, 999 points."""
MOST_MOMENTS = 200
REPLAYS = asyncio.Semaphore(2)
"""How many records are followed at a time."""

From = Annotated[int, QueryParameter(name="from", ge=0, le=100_000)]
To = Annotated[int, QueryParameter(name="to", ge=0, le=100_000)]
Viewer = Annotated[str, QueryParameter(pattern=r"^(all|-3|[0-4])$")]


class ReplayRequest(Struct, forbid_unknown_fields=True, rename={"first": "from", "last": "to"}):
    """A record file, which moments of it to show, and to which viewer."""

    record: dict[str, Any]
    viewer: (
        Annotated[str, Meta(pattern=r"^(all|-3|[0-4])$")] | Annotated[int, Meta(ge=-3, le=4)]
    ) = "all"
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    last: Annotated[int, Meta(ge=0, le=100_000)] = MOST_MOMENTS


_RECORD: Final = ResponseSpec(
    data_container=dict[str, Any],
    description="A record, in the form that docs/records.md describes",
    generate_examples=False,
)


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.JSON,
    responses={200: _RECORD} | problems(404),
)
async def record(table: Id, hub: TheHub) -> Response[bytes]:
    """The game's record as a file."""
    found = await record_of(hub, table)
    return Response(
        found.text().encode(),
        media_type=MediaType.JSON,
        headers={"Content-Disposition": f'attachment; filename="tanglewood-{table}.json"'},
    )


@get("/api/tables/{table:str}/moments", responses=problems(404, 422))
async def moments(
    table: Id, hub: TheHub, viewer: Viewer = "all", first: From = 0, last: To = MOST_MOMENTS
) -> Moments:
    """The moments of a game that is over."""
    return await _moments(await record_of(hub, table), viewer, first, last)


@post("/api/replay", status_code=200, responses=problems(413, 422))
async def replay(data: JSONBody[ReplayRequest]) -> Moments:
    """The moments of a record file. Nothing is stored."""
    entries = data.record.get("entries")
    if isinstance(entries, list) and len(entries) > MOST_ENTRIES:
        raise BadRecord(Message("server-record-long", most=f"{MOST_ENTRIES}"))
    return await _moments(Record.parse(data.record), str(data.viewer), data.first, data.last)


async def record_of(hub: Hub, table: str) -> Record:
    """The record of a game that is over; 403 while it goes on."""
    info = await finished_table(hub, table)
    hosted = Hosted.load(info, await hub.store.changes(table))
    return hosted.record


async def _moments(found: Record, viewer: str, first: int, last: int) -> Moments:
    seats = found.game.seats
    if viewer not in {"all", "-3"} and not 0 <= int(viewer) < seats:
        raise BadRecord(Message("server-record-seat", last=seats - 1, seat=viewer))
    async with REPLAYS:
        return await asyncio.to_thread(
            moments_of, found, viewer, first, min(last, first + MOST_MOMENTS)
        )
