"""PostgreSQL through asyncpg."""

from typing import Any, Final

import asyncpg
from sqlalchemy import ClauseElement
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.sql.compiler import SQLCompiler

from tanglewood.session.store.driver import Append, Row

_DIALECT: Final = PGDialect_asyncpg()  # type: ignore[no-untyped-call]
_APPEND: Final = "INSERT INTO changes VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9) ON CONFLICT DO NOTHING"


class PostgresDriver:
    """A pool of connections. A commit is on the server's disk before it is acknowledged."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self._pool = pool

    @classmethod
    async def connect(cls, url: str, connections: int = 8) -> "PostgresDriver":
        """Connect to the server that a URL names."""
        pool = await asyncpg.create_pool(url, min_size=1, max_size=connections, timeout=10)
        return cls(pool)

    async def fetch(self, query: ClauseElement) -> list[Row]:
        sql, values = compiled(query)
        return [tuple(row) for row in await self._pool.fetch(sql, *values)]

    async def execute(self, *statements: ClauseElement) -> list[int]:
        async with self._pool.acquire() as connection, connection.transaction():
            return [await _run(connection, *compiled(each)) for each in statements]

    async def append(self, values: Append, *after: ClauseElement) -> bool:
        if not after:
            return _touched(await self._pool.execute(_APPEND, *values)) == 1
        async with self._pool.acquire() as connection, connection.transaction():
            if await _run(connection, _APPEND, values) == 0:
                return False
            for each in after:
                await _run(connection, *compiled(each))
        return True

    async def close(self) -> None:
        await self._pool.close()


def compiled(statement: ClauseElement) -> tuple[str, tuple[Any, ...]]:
    """A statement as asyncpg takes it."""
    found = statement.compile(dialect=_DIALECT, compile_kwargs={"render_postcompile": True})
    assert isinstance(found, SQLCompiler)
    values = found.construct_params()
    return str(found), tuple(values[name] for name in found.positiontup or ())


async def _run(connection: Any, sql: str, values: tuple[Any, ...]) -> int:
    return _touched(await connection.execute(sql, *values))


def _touched(status: str) -> int:
    """How many rows a command touched, from a status like 'INSERT 0 1'."""
    last = status.rpartition(" ")[2]
    return int(last) if last.isdecimal() else 0
