"""Record files: `.json` holds one record, `.jsonl` one record per line."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from tanglewood.core.message import Message
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import Record
from tanglewood.record.plain import parse_json


def read_records(path: str | Path) -> Iterator[tuple[int, Record]]:
    """The records of a file with their numbers, counted from 1.

    The entries are not checked yet (see `verify`); whatever else is wrong raises BadRecord with
    the number of the game.
    """
    path, number = Path(path), 0
    for number, content in enumerate(texts_in(path), 1):
        try:
            yield number, Record.parse(parse_json(decoded(content)))
        except BadRecord as error:
            raise error.in_game(number) from None
    if number == 0:
        raise BadRecord(Message("record-none", file=path.name))


def write_record(path: str | Path, record: Record) -> None:
    """Write one record; an existing file is replaced only once the new one is complete."""
    path = Path(path)
    text = record.line() + "\n" if _many(path) else record.text()
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def write_records(path: str | Path, records: Iterable[Record]) -> None:
    """Write many records, one per line."""
    with Path(path).open("w", encoding="utf-8") as file:
        file.writelines(record.line() + "\n" for record in records)


def texts_in(path: Path) -> Iterator[bytes]:
    """The texts of the records in a file; empty lines count for nothing."""
    if not _many(path):
        content = path.read_bytes()
        if content.strip():
            yield content
        return
    with path.open("rb") as file:
        yield from (line for line in file if line.strip())


def _many(path: Path) -> bool:
    return path.suffix.lower() == ".jsonl"


def decoded(content: bytes) -> str:
    """The text of a file, which must be UTF-8."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(Message("record-not-utf8", byte=f"{error.start + 1}")) from None
