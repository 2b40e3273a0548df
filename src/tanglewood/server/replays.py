"""Replays: the record of a finished game, its moments one by one, and those of any record file."""

from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from msgspec import UNSET, Meta, Struct, UnsetType, convert

from tanglewood.core.message import Message
from tanglewood.protocol.moments import MOST as MOST_MOMENTS
from tanglewood.protocol.moments import moments_of
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import Record
from tanglewood.server.address import caller_of
from tanglewood.server.hub import Hub
from tanglewood.server.params import MOST_BYTES, Asking, Id, TheHub, problems
from tanglewood.server.tables import finished_table
from tanglewood.session.change import Change, TableInfo
from tanglewood.session.hosted import Hosted
from tanglewood.words import table_voice

MOST_ENTRIES = 12_000
"""Enough for a game to the highest target, 999 points."""

From = Annotated[int, QueryParameter(name="from", ge=0, le=100_000)]
To = Annotated[int, QueryParameter(name="to", ge=0, le=100_000)]
Viewer = Annotated[str, QueryParameter(pattern=r"^(all|-3|[0-4])$")]


class MomentPlain(Struct):
    """The game after an action, or before the first one."""

    number: int
    seat: int | None
    action: dict[str, Any] | None
    events: list[dict[str, Any]]
    legal: list[dict[str, Any]]
    marks: dict[str, Any]
    view: dict[str, Any] | UnsetType = UNSET
    views: list[dict[str, Any]] | UnsetType = UNSET


class Moments(Struct, rename={"first": "from"}):
    """Some moments of a game."""

    game: str
    names: list[str]
    agents: list[str | None]
    own_words: dict[str, Any]
    count: int
    first: int
    outcome: dict[str, Any] | None
    moments: list[MomentPlain]


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
async def record(request: Asking, table: Id, hub: TheHub) -> Response[bytes]:
    """The game's record as a file."""
    caller = caller_of(request.scope)
    info, changes = await kept_game(hub, caller, table)

    def content() -> bytes:
        return Hosted.load(info, changes).record.text.encode()

    return Response(
        await hub.heavy.do(caller, content),
        media_type=MediaType.JSON,
        headers={"Content-Disposition": f'attachment; filename="tanglewood-{table}.json"'},
    )


@get("/api/tables/{table:str}/moments", responses=problems(404, 422))
async def moments(
    request: Asking,
    table: Id,
    hub: TheHub,
    viewer: Viewer = "all",
    first: From = 0,
    last: To = MOST_MOMENTS,
) -> Moments:
    """The moments of a game that is over."""
    caller = caller_of(request.scope)
    info, changes = await kept_game(hub, caller, table)
    return await hub.heavy.do(
        caller, lambda: _moments_response(Hosted.load(info, changes).record, viewer, first, last)
    )


@post(
    "/api/replay",
    status_code=200,
    responses=problems(413, 422),
    request_max_body_size=MOST_BYTES,
)
async def replay(request: Asking, data: JSONBody[ReplayRequest], hub: TheHub) -> Moments:
    """The moments of a record file. Nothing is stored."""
    caller = caller_of(request.scope)
    charge_record(hub, caller, data.record)
    return await hub.heavy.do(
        caller,
        lambda: _moments_response(
            Record.parse(data.record), str(data.viewer), data.first, data.last
        ),
    )


def charge_record(hub: Hub, caller: str, record: dict[str, Any]) -> None:
    """Count the entries of a record that somebody sent; refuse one that is too long."""
    entries = record.get("entries")
    many = len(entries) if isinstance(entries, list) else 0
    if many > MOST_ENTRIES:
        raise BadRecord(Message("server-record-long", most=f"{MOST_ENTRIES}"))
    hub.heavy.charge(caller, many)


async def kept_game(hub: Hub, caller: str, table: str) -> tuple[TableInfo, list[Change]]:
    """A game that is over as it is kept, once the caller may ask for it; 403 while it goes on."""
    info = await finished_table(hub, table)
    number, *_ = (await hub.store.last([table])).get(table, (0,))
    hub.heavy.charge(caller, number)
    return info, await hub.store.changes(table)


def _moments_response(found: Record, viewer: str, first: int, last: int) -> Moments:
    voice = table_voice(found.game, found.names)
    return convert(moments_of(found, viewer, first, last, voice), Moments)
