"""Which record of a file: what `replay` and `hint` share."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tanglewood.cli.help import option
from tanglewood.cli.speech import UserError
from tanglewood.core.message import Message

if TYPE_CHECKING:
    from tanglewood.record import Record

NUMBER = option("--game", "number", type=click.IntRange(1), default=1, show_default=True,
                metavar="N", help="help-record-number")  # fmt: skip


def record_of(file: Path, number: int, at: int | None, seat: int | None) -> "Record":
    """The record with this number, if it has the entry and the seat that are asked about."""
    from tanglewood.record import read_records

    last = 0
    for last, record in read_records(file):
        if last == number:
            seats, entries = record.game.seats, len(record.entries)
            if seat is not None and seat >= seats:
                name = record.game.name
                raise UserError(Message("replay-seats", game=name, seats=seats, last=seats - 1))
            if at is not None and at > entries:
                raise UserError(Message("replay-entries", entries=entries, at=at))
            return record
    raise UserError(Message("replay-no-game", number=number, file=str(file), last=last))
