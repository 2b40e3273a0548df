"""A backup of a store is a store: one SQLite file, whatever the database it was made from.

It can be served, looked into and restored, also to the other kind of database, and needs no tool of
the database. It is one instant of the store, taken while people play.
"""

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import select

from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.session.store.form import copy_file, migrate, sync_file
from tanglewood.session.store.opening import is_postgres, sqlite_path
from tanglewood.session.store.proof import KEPT, Counts

_PART: Final = ".part"
_AT_ONCE: Final = 1000


async def back_up(url: str, file: Path) -> Counts:
    """Copy the whole store that a URL names into a new file, as it is at one instant; what is in
    it. The file has its name only once it is whole and checked."""
    part = file.with_name(file.name + _PART)
    part.unlink(missing_ok=True)
    try:
        if is_postgres(url):
            await _copy_postgres(url, part)
        else:
            await asyncio.to_thread(copy_file, sqlite_path(url), part)
        counts = await asyncio.to_thread(check_file, part)
        part.replace(file)
    except sqlite3.Error as error:
        raise BadOption(Message("store-no-copy", path=str(file), what=str(error))) from None
    finally:
        part.unlink(missing_ok=True)
    return counts


def check_file(path: Path) -> Counts:
    """Check a SQLite file page by page and count what is in it; raises `sqlite3.Error`."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        for check in ("quick_check", "foreign_key_check"):
            answer = connection.execute(f"PRAGMA {check}").fetchall()
            if answer not in ([], [("ok",)]):
                raise sqlite3.DatabaseError(f"{check}: {answer[0]}")
        return Counts(
            {
                each.name: connection.execute(f"SELECT count(*) FROM {each.name}").fetchone()[0]
                for each in KEPT
            }
        )


async def _copy_postgres(url: str, part: Path) -> None:
    """Read everything in one transaction that sees one instant."""
    import asyncpg

    from tanglewood.session.store.postgres import DIALECT

    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    await asyncio.to_thread(migrate, f"sqlite:///{part}")
    connection = await asyncpg.connect(url, timeout=10)
    try:
        with closing(sqlite3.connect(part, check_same_thread=False)) as writing:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                for each in KEPT:
                    names = ", ".join(f'"{column.name}"' for column in each.c)
                    marks = ", ".join("?" * len(each.c))
                    into = f"INSERT INTO {each.name} ({names}) VALUES ({marks})"
                    cursor = await connection.cursor(str(select(*each.c).compile(dialect=DIALECT)))
                    while rows := await cursor.fetch(_AT_ONCE):
                        await asyncio.to_thread(_write, writing, into, [tuple(it) for it in rows])
            writing.commit()
    finally:
        await connection.close()
    sync_file(part)


def _write(connection: sqlite3.Connection, into: str, rows: Sequence[Sequence[Any]]) -> None:
    connection.executemany(into, rows)
