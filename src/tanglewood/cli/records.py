"""Which record of a file: what `replay` and `hint` share."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tanglewood.core.english import counted

if TYPE_CHECKING:
    from tanglewood.record import Record

NUMBER = click.option(
    "--game", "number", type=click.IntRange(1), default=1, show_default=True, metavar="N",
    help="Which record of the file.",
)  # fmt: skip


def record_of(file: Path, number: int, at: int | None, seat: int | None) -> "Record":
    """The record with this number, if it has the entry and the seat that are asked about."""
    from tanglewood.cli import UserError
    from tanglewood.record import read_records

    last = 0
    for last, record in read_records(file):
        if last == number:
            seats, entries = record.game.seats, len(record.entries)
            if seat is not None and seat >= seats:
                places = f"{seats} seats here, 0 to {seats - 1}" if seats > 1 else "seat 0 alone"
                raise UserError(f"{record.game.name} has {places}.")
            if at is not None and at > entries:
                raise UserError(f"The record has {counted(entries, 'entry', 'entries')}, not {at}.")
            return record
    raise UserError(f"There is no game {number} in {file}; the last one is {last}.")
