"""SQLite: one thread writes, another reads; what waits together is committed together."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import lru_cache
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final, NamedTuple

from sqlalchemy import ClauseElement
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from tanglewood.session.store.driver import Append, Row, StoreFailed, StoreFull
from tanglewood.session.store.place import no_room
from tanglewood.session.store.statement import Statement, compile_statement, fill_statement

_DIALECT: Final = SQLiteDialect_pysqlite(paramstyle="qmark")
_ROW: Final = "(?,?,?,?,?,?,?,?,?)"
_NEWER: Final = "SELECT * FROM changes WHERE table_id=? AND number>? ORDER BY number"
_TOGETHER: Final = 256
"""How many jobs share one commit at most."""

_CHECKPOINT: Final = 1000
"""After this many jobs the log is carried over into the database, beside the writing: waiting for
the disk would hold up everybody who acts in that moment."""

_PATIENCE: Final = 30.0
"""For how many seconds a file is waited for that somebody else has locked."""


class _Job(NamedTuple):
    """Something to write: a change to append, or None, and statements."""

    append: Append | None
    statements: list[Statement]
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[list[int]]"


class SqliteDriver:
    """A database file in WAL mode.

    A commit is in the file before it is acknowledged, so it outlives the process, whatever ends
    that. Waiting for the disk at every commit, against a power cut, is PostgreSQL's part.
    """

    shared = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self.place: Path | None = path.resolve().parent
        self.trouble: StoreFailed | None = None
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._keeper = ThreadPoolExecutor(1, "store-keeper")
        self._writer = Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._reading: sqlite3.Connection | None = None

    async def fetch(self, query: ClauseElement, **values: Any) -> list[Row]:
        return await self._rows(fill_statement(_DIALECT, query, values))

    async def newer(self, known: Sequence[tuple[str, int]]) -> list[Row]:
        return [row for each in known for row in await self._rows((_NEWER, each))]

    async def _rows(self, statement: Statement) -> list[Row]:
        loop = asyncio.get_running_loop()
        with _failing(self._path):
            return await loop.run_in_executor(self._reader, self._read, statement)

    async def execute(self, *statements: ClauseElement) -> list[int]:
        return await self._wait(None, statements)

    async def append(self, values: Append, *after: ClauseElement) -> bool:
        return (await self._wait(values, after))[0] == 1

    async def close(self) -> None:
        self._jobs.put(None)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reader, self._stop_reading)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._keeper.shutdown()

    async def _wait(
        self, append: Append | None, statements: tuple[ClauseElement, ...]
    ) -> list[int]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[list[int]] = loop.create_future()
        self._jobs.put(
            _Job(append, [compile_statement(_DIALECT, each) for each in statements], loop, future)
        )
        try:
            touched = await future  # it is done whatever becomes of the one who waits for it
        except sqlite3.OperationalError as error:
            self.trouble = _failure(error, self._path)
            raise self.trouble from error
        if append is not None and touched[0]:
            self.trouble = None
        return touched

    def _read(self, statement: Statement) -> list[Row]:
        if self._reading is None:
            self._reading = connect(self._path)
        return self._reading.execute(*statement).fetchall()

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.close()

    def _write(self) -> None:
        connection, written = connect(self._path), 0
        connection.execute("PRAGMA wal_autocheckpoint=0")
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            while len(jobs) < _TOGETHER and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                jobs.append(following)
            _commit(connection, jobs)
            written += len(jobs)
            if written >= _CHECKPOINT:
                self._keeper.submit(_checkpoint, self._path)
                written = 0
        connection.close()


@contextmanager
def _failing(path: Path) -> Iterator[None]:
    """A full disk or a locked file says nothing about the statement, only about the database."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise _failure(error, path) from error


def _failure(error: sqlite3.OperationalError, path: Path) -> StoreFailed:
    failed = StoreFull if _is_full(error, path) else StoreFailed
    return failed(f"{type(error).__name__}: {error}")


def _is_full(error: sqlite3.Error, path: Path) -> bool:
    """Whether the disk is full. SQLite says so itself, but for the index of its log: there it only
    says that something went wrong with the disk."""
    kind = error.sqlite_errorcode & 0xFF
    return kind == sqlite3.SQLITE_FULL or (kind == sqlite3.SQLITE_IOERR and no_room(path.parent))


def connect(path: Path) -> sqlite3.Connection:
    """A connection in WAL mode; transactions begin where the code says so."""
    connection = sqlite3.connect(
        path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
    )
    _use_log(connection)
    connection.execute("PRAGMA synchronous=NORMAL")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def _use_log(connection: sqlite3.Connection) -> None:
    """Turn to WAL mode. Two who do that with a fresh file at once get in each other's way, and
    SQLite tells one of them so instead of letting it wait."""
    end = monotonic() + _PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
            sleep(0.01)
        else:
            return


def _checkpoint(path: Path) -> None:
    with closing(connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def _commit(connection: sqlite3.Connection, jobs: list[_Job]) -> None:
    """Write all jobs in one transaction; a job that fails takes nothing with it."""
    results: list[list[int] | Exception]
    try:
        results = _append_all(connection, jobs) or _done_in_turn(connection, jobs)
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        results = [error] * len(jobs)
    by_loop: dict[asyncio.AbstractEventLoop, list[Callable[[], None]]] = {}
    for job, result in zip(jobs, results, strict=True):
        by_loop.setdefault(job.loop, []).append(_answer(job.future, result))
    for loop, answers in by_loop.items():
        try:
            loop.call_soon_threadsafe(_all, answers)
        except RuntimeError:  # nobody waits any more: the loop is closed
            continue


@lru_cache(maxsize=_TOGETHER)
def _append(many: int) -> str:
    """The statement that appends this many changes, each unless its number is taken."""
    return f"INSERT INTO changes VALUES {','.join([_ROW] * many)} ON CONFLICT DO NOTHING"


def _append_all(
    connection: sqlite3.Connection, jobs: list[_Job]
) -> list[list[int] | Exception] | None:
    """Mostly there are only changes to append, and no number is taken: one statement does it, and
    is a transaction by itself. None, and nothing written, where it is not so. Between statements
    the writer has to wait for its turn to run, as long as somebody else does."""
    if any(job.statements for job in jobs):
        return None
    rows = [job.append for job in jobs if job.append is not None]
    if len(rows) == 1:
        return [[connection.execute(_append(1), rows[0]).rowcount]]
    connection.execute("BEGIN IMMEDIATE")
    try:
        touched = connection.execute(_append(len(rows)), [*chain(*rows)]).rowcount
    except sqlite3.IntegrityError:  # one of the tables is gone
        touched = -1
    connection.execute("COMMIT" if touched == len(jobs) else "ROLLBACK")
    return [[1]] * len(jobs) if touched == len(jobs) else None


def _done_in_turn(connection: sqlite3.Connection, jobs: list[_Job]) -> list[list[int] | Exception]:
    connection.execute("BEGIN IMMEDIATE")
    results = [_run_job(connection, job) for job in jobs]
    connection.execute("COMMIT")
    return results


def _run_job(connection: sqlite3.Connection, job: _Job) -> list[int] | Exception:
    connection.execute("SAVEPOINT job")
    try:
        touched = []
        if job.append is not None:
            touched.append(connection.execute(_append(1), job.append).rowcount)
            if touched == [0]:
                return touched
        touched += [connection.execute(*statement).rowcount for statement in job.statements]
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO job")
        return error
    finally:
        connection.execute("RELEASE job")
    return touched


def _answer(
    future: "asyncio.Future[list[int]]", result: list[int] | Exception
) -> Callable[[], None]:
    def answer() -> None:
        if future.cancelled():
            return
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)

    return answer


def _all(answers: list[Callable[[], None]]) -> None:
    for answer in answers:
        answer()
