"""Opening a store by its URL, with the newest form of its tables."""

import asyncio
from pathlib import Path
from typing import Final

from tanglewood.core.errors import BadOption
from tanglewood.core.extras import needs
from tanglewood.core.message import Message
from tanglewood.session.store.store import Store

_SQLITE: Final = "sqlite:///"
_POSTGRES: Final = ("postgresql://", "postgres://")


async def open_store(url: str) -> Store:
    """The store that `sqlite:///PATH` or `postgresql://…` names, migrated to the newest form."""
    if is_postgres(url):
        return await _open_postgres(url)
    path = sqlite_path(url)
    from sqlalchemy.exc import DatabaseError

    from tanglewood.session.store.sqlite import SqliteDriver

    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(0o600)
    try:
        await asyncio.to_thread(migrate, url)
    except DatabaseError as error:
        raise BadOption(Message("store-foreign", path=str(path), what=str(error.orig))) from None
    return Store(SqliteDriver(path))


async def _open_postgres(url: str) -> Store:
    """What is wrong is told in one sentence that never quotes the URL: it may hold a password."""
    needs("asyncpg", "host", "store")
    from asyncpg import InterfaceError, PostgresError
    from sqlalchemy.exc import DBAPIError

    from tanglewood.session.store.postgres import PostgresDriver

    try:
        driver = await PostgresDriver.connect(url)
        try:
            await asyncio.to_thread(migrate, url)
        except BaseException:
            await driver.close()
            raise
    except BadOption:  # a ValueError too, but one that has said already what is wrong
        raise
    except PostgresError as error:
        raise BadOption(Message("store-refuses", what=_first_line(error))) from None
    except DBAPIError as error:
        raise BadOption(Message("store-refuses", what=_first_line(error.orig))) from None
    except OSError as error:
        raise BadOption(Message("store-unreachable", what=_first_line(error))) from None
    except InterfaceError as error:
        raise BadOption(Message("store-unasked", what=_first_line(error))) from None
    except (ValueError, OverflowError):
        raise BadOption(Message("store-address-postgres")) from None
    return Store(driver)


def _first_line(error: BaseException | None) -> Message | str:
    """What the server said, without its details and hints over several lines."""
    said = str(error).splitlines()
    if not said:
        return Message("store-no-answer")
    return said[0].rpartition(">: ")[2].removesuffix(".")


def is_postgres(url: str) -> bool:
    """Whether a URL names a PostgreSQL server."""
    return url.startswith(_POSTGRES)


def sqlite_path(url: str) -> Path:
    """The file that a SQLite URL names."""
    if not url.startswith(_SQLITE) or len(url) == len(_SQLITE):
        raise BadOption(Message("store-address"))
    return Path(url.removeprefix(_SQLITE))


def migrate(url: str) -> None:
    """Bring the tables of a database into their newest form."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "tanglewood.session.store:migrations")
    config.attributes["url"] = url
    try:
        command.upgrade(config, "head")
    except CommandError:  # the version that the database names is none of ours
        raise BadOption(Message("store-newer")) from None
