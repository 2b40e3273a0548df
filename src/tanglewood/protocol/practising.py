"""Playing on from a moment of a finished game, against AIs: for practice, it counts for nothing."""

from tanglewood.core.message import Message
from tanglewood.protocol.making import NewTable
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import HUMAN, Record
from tanglewood.session.beginning import practice_record
from tanglewood.session.change import WAITING, NewSeat, SeatInfo, TableInfo
from tanglewood.session.keys import hash_secret, new_key, new_secret, new_table_id, new_table_secret


def record_until(record: Record, turn: int, seat: int, name: str) -> Record:
    """The game until then, with who plays on."""
    if seat >= record.game.seats:
        last = record.game.seats - 1
        raise BadRecord(Message("server-record-seat", last=last, seat=f"{seat}"))
    return practice_record(record, turn, seat, name)


def practice_table(beginning: Record, seat: int, now: int) -> NewTable:
    """A table that begins where the cut game ends, made at `now`."""
    secret, seats, made = new_secret(), [], []
    for place, player in enumerate(beginning.players):
        person = player.agent == HUMAN
        sits = SeatInfo(place, person, player.name, None if person else player.agent, joined=True)
        seats.append(NewSeat(sits, token_hash=hash_secret(secret) if person else None))
        made.append({"seat": place} | ({"token": secret} if person else {}))
    info = TableInfo(
        id=new_table_id(), game=beginning.game.name, options=dict(beginning.game.options),
        seed=new_key(), known_deal=True, outcomes=None, beginning=beginning.entries,
        terms=None, created=now, updated=now,
        status=WAITING, result=None, rematch_of=None, rematch=None,
        seats=tuple(it.info for it in seats), deal_by=seat, secret=new_table_secret(),
    )  # fmt: skip
    return NewTable(info, seats, made)
