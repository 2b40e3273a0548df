"""A game that was left and can go on: one record in a file, right so far and not over."""

from pathlib import Path

from tanglewood.core.message import Message
from tanglewood.record.errors import BadRecord
from tanglewood.record.files import read_record
from tanglewood.record.form import Record
from tanglewood.record.moment import check


def read_unfinished(path: Path) -> Record:
    """The game of the file, checked entry by entry."""
    record = read_record(path)
    if check(record).outcome is not None:
        raise BadRecord(Message("record-resume-finished", file=str(path)))
    return record
