"""Restoring a store from a backup: all or nothing, and proven.

Every table of the backup is loaded before anything is written, and again from the restored store;
what was there is only replaced by those who ask for it.
"""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sqlalchemy import Boolean, Table

from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.session.store.backup import check_file
from tanglewood.session.store.form import copy_file, form_of
from tanglewood.session.store.opening import is_postgres, open_store, sqlite_path
from tanglewood.session.store.proof import KEPT, Counts, count_rows, prove
from tanglewood.session.store.serving import served_alone

_AT_ONCE: Final = 5000


async def restore(file: Path, url: str, *, replace: bool = False) -> Counts:
    """Put what is in a backup into the store that a URL names, which must be empty unless it is to
    be replaced; what is in it now. The backup itself is only read."""
    with TemporaryDirectory(prefix="tanglewood-restore-") as folder, served_alone(url):
        copy = Path(folder) / "backup.sqlite"
        try:
            if form_of(file) is None:
                raise BadOption(Message("store-no-backup", file=str(file)))
            copy_file(file, copy)
        except sqlite3.Error as error:
            if error.sqlite_errorcode & 0xFF in {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR}:
                why = Message("store-no-copy", path=str(copy), what=str(error))
                raise BadOption(why) from None
            raise BadOption(Message("store-no-backup", file=str(file))) from None
        expected = await _proven(f"sqlite:///{copy}")  # which also brings it to the newest form
        await _check_empty(url, replace=replace)
        if is_postgres(url):
            await _into_postgres(copy, url)
        else:
            await asyncio.to_thread(_into_sqlite, copy, sqlite_path(url))
        found = await _proven(url)
        if found != expected:
            raise BadOption(Message("store-differs"))
        return found


async def _proven(url: str) -> Counts:
    store = await open_store(url)
    try:
        return await prove(store)
    finally:
        await store.close()


async def _check_empty(url: str, *, replace: bool) -> None:
    store = await open_store(url)
    try:
        counts = await count_rows(store)
    finally:
        await store.close()
    if counts.tables and not replace:
        raise BadOption(Message("store-not-empty", tables=counts.tables))


def _into_sqlite(copy: Path, path: Path) -> None:
    """SQLite writes all of it in one transaction, beside whoever reads."""
    with closing(sqlite3.connect(copy)) as source, closing(sqlite3.connect(path)) as target:
        source.backup(target)
    check_file(path)


async def _into_postgres(copy: Path, url: str) -> None:
    """Everything in one transaction."""
    import asyncpg

    from tanglewood.session.store.postgres import APPLICATION

    connection = await asyncpg.connect(url, timeout=10)
    try:
        others = await connection.fetchval(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name = $1",
            APPLICATION,
        )
        if others:
            raise BadOption(Message("store-served"))
        async with connection.transaction():
            names = ", ".join(each.name for each in KEPT)
            await connection.execute(f"TRUNCATE {names}, attendance")
            with closing(sqlite3.connect(copy)) as source:
                for each in KEPT:
                    for rows in _rows(source, each):
                        await connection.copy_records_to_table(
                            each.name, records=rows, columns=[it.name for it in each.c]
                        )
            for each in KEPT:
                await _continue_numbers(connection, each)
    finally:
        await connection.close()


def _rows(source: sqlite3.Connection, table: Table) -> Iterator[Sequence[Sequence[Any]]]:
    """The rows of a table, in PostgreSQL's types."""
    truths = [at for at, column in enumerate(table.c) if isinstance(column.type, Boolean)]
    names = ", ".join(f'"{column.name}"' for column in table.c)
    cursor = source.execute(f"SELECT {names} FROM {table.name}")
    while rows := cursor.fetchmany(_AT_ONCE):
        found = [list(row) for row in rows]
        for row in found:
            for at in truths:
                row[at] = bool(row[at])
        yield found


async def _continue_numbers(connection: Any, table: Table) -> None:
    """Rows that are numbered by the database go on after the last one."""
    column = table.autoincrement_column
    if column is None:
        return
    await connection.execute(
        f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column.name}'),"
        f" coalesce((SELECT max({column.name}) FROM {table.name}), 0) + 1, false)"
    )
