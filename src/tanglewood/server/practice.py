"""Playing on from a moment of a finished game, against AIs: for practice, it counts for nothing."""

from time import time
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.protocol.making import tidy_name
from tanglewood.protocol.practising import practice_table, record_until
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import Record
from tanglewood.server.address import caller_of
from tanglewood.server.hub import Hub
from tanglewood.server.params import MOST_BYTES, Asking, TheHub, problems
from tanglewood.server.problems import HttpProblem
from tanglewood.server.replays import MOST_ENTRIES, kept_game
from tanglewood.server.tables import MadeTable, Name, open_table
from tanglewood.session.hosted import Hosted


class PracticeRequest(Struct, forbid_unknown_fields=True):
    """From where to play on: a moment of a finished game at a table, or of a record file."""

    turn: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=4)]
    name: Name
    table: Annotated[str, Meta(max_length=40)] | None = None
    record: dict[str, Any] | None = None


@post("/api/practice", responses=problems(404, 413, 422), request_max_body_size=MOST_BYTES)
async def practice(request: Asking, data: JSONBody[PracticeRequest], hub: TheHub) -> MadeTable:
    """Make a table that begins where another game was at that moment."""
    caller = caller_of(request.scope)
    await hub.ledger.check(caller)
    beginning = await _beginning(hub, caller, data, tidy_name(data.name))
    new = practice_table(beginning, data.seat, int(time() * 1000))
    if len(msgspec.json.encode(new.info.beginning)) > hub.config.table_bytes:
        raise HttpProblem(413, Message("server-table-large", most=f"{hub.config.table_bytes}"))
    return await open_table(hub, caller, new)


async def _beginning(hub: Hub, caller: str, data: PracticeRequest, name: str) -> Record:
    """The game until then, with who plays on."""
    if (data.table is None) == (data.record is None):
        raise BadOption(Message("practice-from"))
    if data.table is not None:
        info, changes = await kept_game(hub, caller, data.table)
        return await hub.heavy.do(
            caller,
            lambda: record_until(Hosted.load(info, changes).record, data.turn, data.seat, name),
        )
    plain = data.record or {}
    entries = plain.get("entries")
    many = len(entries) if isinstance(entries, list) else 0
    if many > MOST_ENTRIES:
        raise BadRecord(Message("server-record-long", most=f"{MOST_ENTRIES}"))
    hub.heavy.charge(caller, many)
    return await hub.heavy.do(
        caller, lambda: record_until(Record.parse(plain), data.turn, data.seat, name)
    )
