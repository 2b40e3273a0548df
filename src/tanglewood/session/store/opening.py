"""Opening a store by its URL, with the newest form of its tables."""

import asyncio
from pathlib import Path
from typing import Final

from tanglewood.core.errors import BadOption
from tanglewood.session.store.store import Store

_SQLITE: Final = "sqlite:///"
_POSTGRES: Final = ("postgresql://", "postgres://")


async def open_store(url: str) -> Store:
    """The store that `sqlite:///PATH` or `postgresql://…` names, migrated to the newest form."""
    if url.startswith(_POSTGRES):
        from tanglewood.session.store.postgres import PostgresDriver

        try:
            await asyncio.to_thread(migrate, url)
            return Store(await PostgresDriver.connect(url))
        except OSError as error:
            raise BadOption(f"PostgreSQL cannot be reached: {error}.") from None
    path = sqlite_path(url)
    from sqlalchemy.exc import DatabaseError

    from tanglewood.session.store.sqlite import SqliteDriver

    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(0o600)
    try:
        await asyncio.to_thread(migrate, url)
    except DatabaseError as error:
        raise BadOption(f"{path} is no store of tables: {error.orig}.") from None
    return Store(SqliteDriver(path))


def sqlite_path(url: str) -> Path:
    """The file that a SQLite URL names."""
    if not url.startswith(_SQLITE) or len(url) == len(_SQLITE):
        raise BadOption("The store must be sqlite:///PATH or postgresql://USER@HOST/DATABASE.")
    return Path(url.removeprefix(_SQLITE))


def migrate(url: str) -> None:
    """Bring the tables of a database into their newest form."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "tanglewood.session.store:migrations")
    scheme, _, rest = url.partition("://")
    driver = "postgresql+asyncpg" if scheme.startswith("postgres") else scheme
    config.attributes["url"] = f"{driver}://{rest}"
    command.upgrade(config, "head")
