"""PostgreSQL through asyncpg."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg
from sqlalchemy import ClauseElement
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg

from tanglewood.session.store.driver import Append, Row, StoreFailed, StoreFull
from tanglewood.session.store.statement import compile_statement, fill_statement
from tanglewood.session.store.together import Together

DIALECT: Final = PGDialect_asyncpg()  # type: ignore[no-untyped-call]
_PATIENCE: Final = 4.0
"""Seconds until a server that does not answer, crashed, frozen or cut off, counts as failed. People
wait meanwhile, and what is asked again is harmless."""

_FAILURES: Final = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,
    asyncpg.PostgresSystemError,
)
"""What says nothing about the query, only about the server or the way to it."""

APPLICATION: Final = "tanglewood"
"""By this name a database's list of connections shows ours."""

_APPEND: Final = "INSERT INTO changes VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9) ON CONFLICT DO NOTHING"
_APPEND_ALL: Final = """
    INSERT INTO changes SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::smallint[],
        $5::text[], $6::text[], $7::bigint[], $8::bigint[], $9::smallint[])
    ON CONFLICT DO NOTHING RETURNING table_id, number"""
_NEWER: Final = """
    SELECT changes.* FROM changes JOIN unnest($1::text[], $2::int[]) AS known (id, last)
    ON table_id = id AND number > last ORDER BY table_id, number"""


class PostgresDriver:
    """A pool of connections. A commit is on the server's disk before it is acknowledged."""

    shared = True
    place: Path | None = None

    def __init__(self, url: str, connections: int) -> None:
        self._url, self._connections = url, connections
        self._pool: asyncpg.Pool[asyncpg.Record] = self._new_pool()
        self._together = Together(self._append_all)
        self.trouble: StoreFailed | None = None

    @classmethod
    async def connect(cls, url: str, connections: int = 8) -> "PostgresDriver":
        """Connect to the server that a URL names."""
        driver = cls(url, connections)
        await driver._pool
        try:
            async with driver._pool.acquire():
                return driver
        except BaseException:
            driver._pool.terminate()
            raise

    def _new_pool(self) -> "asyncpg.Pool[asyncpg.Record]":
        # Without a least size: restoring one, asyncpg logs a traceback after every crash.
        return asyncpg.create_pool(self._url, min_size=0, max_size=self._connections,
                                   timeout=_PATIENCE, command_timeout=_PATIENCE, reset=_as_it_is,
                                   server_settings={"application_name": APPLICATION})  # fmt: skip

    async def fetch(self, query: ClauseElement, **values: Any) -> list[Row]:
        sql, given = fill_statement(DIALECT, query, values)
        async with self._connection() as connection:
            return [tuple(row) for row in await connection.fetch(sql, *given)]

    async def newer(self, known: Sequence[tuple[str, int]]) -> list[Row]:
        tables, numbers = [table for table, _ in known], [number for _, number in known]
        async with self._connection() as connection:
            return [tuple(row) for row in await connection.fetch(_NEWER, tables, numbers)]

    async def execute(self, *statements: ClauseElement) -> list[int]:
        async with self._connection() as connection, _transaction(connection):
            return [
                await _run(connection, *compile_statement(DIALECT, each)) for each in statements
            ]

    async def append(self, values: Append, *after: ClauseElement) -> bool:
        if not after:
            return await self._together.append(values)
        async with self._connection() as connection, _transaction(connection):
            if await _run(connection, _APPEND, values) == 0:
                return False
            for each in after:
                await _run(connection, *compile_statement(DIALECT, each))
        self.trouble = None
        return True

    async def _append_all(self, changes: Sequence[Append]) -> set[tuple[str, int]]:
        async with self._connection() as connection:
            numbers = await connection.fetch(_APPEND_ALL, *map(list, zip(*changes, strict=True)))
        if numbers:
            self.trouble = None
        return {(table, number) for table, number in numbers}

    async def close(self) -> None:
        await self._together.drain()
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._pool.close()
        except _FAILURES:  # nobody is there to say goodbye to
            self._pool.terminate()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        pool = self._pool
        try:
            async with pool.acquire(timeout=_PATIENCE) as connection:
                try:
                    yield connection
                except TimeoutError:
                    await self._give_up(pool)
                    raise
        except asyncpg.DiskFullError as error:
            self.trouble = StoreFull(f"{type(error).__name__}: {error}")
            raise self.trouble from error
        except _FAILURES as error:
            raise StoreFailed(f"{type(error).__name__}: {error}") from error

    async def _give_up(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        """A connection is dead without a word, and so may be all the others: begin with new ones,
        or each of them would be found out one after the other."""
        fresh = await self._new_pool()
        if pool is self._pool:
            self._pool, fresh = fresh, pool
        fresh.terminate()


@asynccontextmanager
async def _transaction(connection: Any) -> AsyncIterator[None]:
    """All or nothing. A server that does not answer is not asked to take it back, either; and where
    whoever asked has left in the middle, it goes with its connection, wherever it stood."""
    transaction = connection.transaction()
    try:
        await transaction.start()
        try:
            yield
        except (TimeoutError, asyncio.CancelledError):
            raise
        except BaseException:
            await transaction.rollback()
            raise
        await transaction.commit()
    except asyncio.CancelledError:
        connection.terminate()
        raise


async def _as_it_is(connection: Any) -> None:
    """A connection goes back to the others: we change no settings, so there is nothing to undo."""


async def _run(connection: Any, sql: str, values: tuple[Any, ...]) -> int:
    return _touched_rows(await connection.execute(sql, *values))


def _touched_rows(status: str) -> int:
    """How many rows a command touched, from a status like 'INSERT 0 1'."""
    last = status.rpartition(" ")[2]
    return int(last) if last.isdecimal() else 0
