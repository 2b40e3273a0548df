"""Playing on from a moment of a finished game, against AIs: for practice, it counts for nothing."""

from collections.abc import Mapping
from typing import Any

from tanglewood.core.message import Message
from tanglewood.protocol.making import NewTable
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import Record
from tanglewood.session.beginning import practised
from tanglewood.session.change import BEGUN, WAITING, NewSeat, SeatInfo, TableInfo
from tanglewood.session.keys import hashed, new_key, new_secret, new_table_id, new_table_secret
from tanglewood.session.sitting import HUMAN


def cut(record: Record, turn: int, seat: int, name: str) -> Record:
    """The game until then, with who plays on."""
    if seat >= record.game.seats:
        last = record.game.seats - 1
        raise BadRecord(Message("server-record-seat", last=last, seat=f"{seat}"))
    return practised(record, turn, seat, name)


def practice_table(begun: Record, seat: int, now: int) -> NewTable:
    """A table that begins where the cut game ends, made at `now`."""
    outcomes: list[Mapping[str, Any]] = [BEGUN, *begun.entries]
    secret, seats, made = new_secret(), [], []
    for place, player in enumerate(begun.players):
        person = player.agent == HUMAN
        sits = SeatInfo(place, person, player.name, None if person else player.agent, joined=True)
        seats.append(NewSeat(sits, token_hash=hashed(secret) if person else None))
        made.append({"seat": place} | ({"token": secret} if person else {}))
    info = TableInfo(
        id=new_table_id(), game=begun.game.name, options=dict(begun.game.options),
        seed=new_key(), deal_known=True, outcomes=outcomes, terms=None, created=now, updated=now,
        status=WAITING, result=None, rematch_of=None, rematch=None,
        seats=tuple(it.info for it in seats), deal_by=seat, secret=new_table_secret(),
    )  # fmt: skip
    return NewTable(info, seats, made)
