"""Record files: `.json` holds one record, `.jsonl` one record per line."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from tanglewood.core.errors import BadOption, wrong_kind
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.record.errors import BadRecord, in_game
from tanglewood.record.form import Record
from tanglewood.record.path import checked_path
from tanglewood.record.plain import parse_json


def read_records(path: str | Path) -> Iterator[tuple[int, Record]]:
    """The records of a file with their numbers, counted from 1.

    The entries are not checked yet (see `check`); whatever else is wrong raises BadRecord with
    the number of the game.
    """
    path = checked_path(path)
    with path.open("rb"):  # a file that cannot be read is refused by this call, not by the loop
        return _records(path)


def _records(path: Path) -> Iterator[tuple[int, Record]]:
    number = 0
    for number, content in enumerate(texts_in(path), 1):
        with in_game(number):
            record = Record.parse(parse_json(decode_text(content)))
        yield number, record
    if number == 0:
        raise BadRecord(Message("record-none", file=path.name))


def read_record(path: str | Path) -> Record:
    """The only record of a file."""
    path = checked_path(path)
    records = [record for _, record in read_records(path)]
    if len(records) != 1:
        raise BadRecord(Message("record-not-one", file=str(path), n=len(records)))
    return records[0]


def write_record(path: str | Path, record: Record) -> None:
    """Write one record; an existing file is replaced only once the new one is complete."""
    path, record = checked_path(path), _record(record)
    write_whole(path, record.line + "\n" if _many(path) else record.text)


def write_whole(path: Path, text: str) -> None:
    """Write a file, all or nothing: what was there stays until the new text is complete."""
    part = _part(path)
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def write_records(path: str | Path, records: Iterable[Record]) -> None:
    """Write many records into a `.jsonl` file, one per line; an existing file is replaced only once
    the new one is complete."""
    path = checked_path(path)
    if not _many(path):
        raise BadOption(Message("record-many-file", file=shortened(path.name)))
    if isinstance(records, Record) or not isinstance(records, Iterable):
        raise wrong_kind("type-no-records", records)
    part = _part(path)
    try:
        with part.open("w", encoding="utf-8") as file:
            file.writelines(_record(record).line + "\n" for record in records)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    part.replace(path)


def texts_in(path: Path) -> Iterator[bytes]:
    """The texts of the records in a file; empty lines count for nothing."""
    if not _many(path):
        content = path.read_bytes()
        if content.strip():
            yield content
        return
    with path.open("rb") as file:
        yield from (line for line in file if line.strip())


def _record(record: object) -> Record:
    if not isinstance(record, Record):
        raise wrong_kind("type-no-record", record)
    return record


def _part(path: Path) -> Path:
    return path.with_name(path.name + ".part")


def _many(path: Path) -> bool:
    return path.suffix.lower() == ".jsonl"


def decode_text(content: bytes) -> str:
    """The text of a file, which must be UTF-8."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(Message("record-not-utf8", byte=f"{error.start + 1}")) from None
