"""Opening a store by its URL, with the newest form of its tables."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tanglewood.core.errors import BadOption
from tanglewood.core.libraries import needs
from tanglewood.core.message import Message
from tanglewood.session.store.place import check_writable, make_place
from tanglewood.session.store.store import Store

_SQLITE: Final = "sqlite:///"
_POSTGRES: Final = ("postgresql://", "postgres://")


Tell = Callable[[Message], None]
"""Is told what was done to a store before it could be opened."""


async def open_store(url: str, tell: Tell = lambda _: None) -> Store:
    """The store that `sqlite:///PATH` or `postgresql://…` names, migrated to the newest form; of an
    older SQLite file a copy is kept."""
    if is_postgres(url):
        return await _open_postgres(url)
    path = sqlite_path(url)
    import sqlite3

    from sqlalchemy.exc import DatabaseError

    from tanglewood.session.store.form import copied_before, migrate
    from tanglewood.session.store.sqlite import SqliteDriver

    make_place(path)
    if not path.exists():
        path.touch(0o600)
    check_writable(path)
    try:
        copy = copied_before(path)
        await asyncio.to_thread(migrate, url)
    except (sqlite3.DatabaseError, DatabaseError) as error:
        what = str(error.orig if isinstance(error, DatabaseError) else error)
        raise BadOption(Message("store-foreign", path=str(path), what=what)) from None
    if copy is not None:
        tell(Message("store-upgraded", copy=str(copy)))
    return Store(SqliteDriver(path))


async def _open_postgres(url: str) -> Store:
    """What is wrong is told in one sentence that never quotes the URL: it may hold a password."""
    needs("asyncpg", "host", "store")
    from asyncpg import InterfaceError, PostgresError
    from sqlalchemy.exc import DBAPIError

    from tanglewood.session.store.form import migrate
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
    lines = str(error).splitlines()
    if not lines:
        return Message("store-no-answer")
    return lines[0].rpartition(">: ")[2].removesuffix(".")


def is_postgres(url: str) -> bool:
    """Whether a URL names a PostgreSQL server."""
    return url.startswith(_POSTGRES)


def sqlite_path(url: str) -> Path:
    """The file that a SQLite URL names."""
    if not url.startswith(_SQLITE) or len(url) == len(_SQLITE):
        raise BadOption(Message("store-address"))
    return Path(url.removeprefix(_SQLITE))
