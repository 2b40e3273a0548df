"""Playing on from a moment of a finished game, against AIs: for practice, it counts for nothing."""

from collections.abc import Mapping
from time import time
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import Record
from tanglewood.server.address import caller_of
from tanglewood.server.hub import Hub
from tanglewood.server.params import MOST_BYTES, Asking, TheHub, problems
from tanglewood.server.problems import HttpProblem
from tanglewood.server.replays import MOST_ENTRIES, kept_game
from tanglewood.server.tables import MadeSeat, MadeTable, Name
from tanglewood.session.beginning import practised
from tanglewood.session.change import BEGUN, WAITING, SeatInfo, TableInfo
from tanglewood.session.hosted import Hosted
from tanglewood.session.keys import hashed, new_key, new_secret, new_table_id, new_table_secret
from tanglewood.session.sitting import HUMAN
from tanglewood.session.store import NewSeat


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
    name = " ".join(data.name.split())
    if not name or not name.isprintable():
        raise BadOption(Message("server-name"))
    begun = await _begun(hub, caller, data, name)
    outcomes: list[Mapping[str, Any]] = [BEGUN, *begun.entries]
    if len(msgspec.json.encode(outcomes)) > hub.config.table_bytes:
        raise HttpProblem(413, Message("server-table-large", most=f"{hub.config.table_bytes}"))
    secret, seats = new_secret(), []
    for place, player in enumerate(begun.players):
        person = player.agent == HUMAN
        seat = SeatInfo(place, person, player.name, None if person else player.agent, joined=True)
        seats.append(NewSeat(seat, token_hash=hashed(secret) if person else None))
    now = int(time() * 1000)
    info = TableInfo(
        id=new_table_id(), game=begun.game.name, options=dict(begun.game.options),
        seed=new_key(), deal_known=True, outcomes=outcomes, terms=None, created=now, updated=now,
        status=WAITING, result=None, rematch_of=None, rematch=None,
        seats=tuple(it.info for it in seats), deal_by=data.seat, secret=new_table_secret(),
    )  # fmt: skip
    await hub.store.create(info, seats)
    hub.ledger.add(caller, info.id)
    await hub.room(info.id)
    made = [MadeSeat(it.info.seat, token=secret if it.info.human else None) for it in seats]
    return MadeTable(info.id, made, None)


async def _begun(hub: Hub, caller: str, data: PracticeRequest, name: str) -> Record:
    """The game until then, with who plays on."""
    if (data.table is None) == (data.record is None):
        raise BadOption(Message("practice-from"))
    if data.table is not None:
        info, changes = await kept_game(hub, caller, data.table)
        return await hub.heavy.do(
            caller, lambda: _cut(Hosted.load(info, changes).record, data, name)
        )
    plain = data.record or {}
    entries = plain.get("entries")
    many = len(entries) if isinstance(entries, list) else 0
    if many > MOST_ENTRIES:
        raise BadRecord(Message("server-record-long", most=f"{MOST_ENTRIES}"))
    hub.heavy.charge(caller, many)
    return await hub.heavy.do(caller, lambda: _cut(Record.parse(plain), data, name))


def _cut(record: Record, data: PracticeRequest, name: str) -> Record:
    if data.seat >= record.game.seats:
        last = record.game.seats - 1
        raise BadRecord(Message("server-record-seat", last=last, seat=f"{data.seat}"))
    return practised(record, data.turn, data.seat, name)
