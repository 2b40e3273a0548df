"""Alembic's environment: SQLite through its own driver, PostgreSQL through asyncpg."""

import asyncio

from alembic import context
from sqlalchemy import Connection, create_engine, text

from tanglewood.session.store.schema import METADATA

_ONE_AT_A_TIME = 0x7A4E6C  # any number that nothing else in the database locks


def _migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":  # servers that start together wait here
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_ONE_AT_A_TIME})"))
        context.run_migrations()


async def _migrate_postgresql(url: str) -> None:
    import asyncpg
    from sqlalchemy.ext.asyncio import create_async_engine

    # asyncpg reads the URL, here as in the store: SQLAlchemy knows other words than sslmode.
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url, timeout=10)
    )
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    finally:
        await engine.dispose()


def _migrate_sqlite(url: str) -> None:
    engine = create_engine(url, connect_args={"timeout": 30})
    with engine.connect() as connection:
        _migrate(connection)
        connection.commit()
    engine.dispose()


_URL = context.config.attributes["url"]
if _URL.startswith("postgres"):
    asyncio.run(_migrate_postgresql(_URL))
else:
    _migrate_sqlite(_URL)
