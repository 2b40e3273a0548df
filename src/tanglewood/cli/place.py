"""Where the games of a server are kept, and opening that place for a command."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tanglewood.cli.help import option
from tanglewood.cli.speech import UserError, say
from tanglewood.core.message import Message
from tanglewood.core.printable import printable

if TYPE_CHECKING:
    from tanglewood.session.store import Store

T = TypeVar("T")

DB = option("--db", metavar="URL", help="help-db")


def default_store() -> str:
    """The store in the data folder."""
    from tanglewood.cli.data import data_folder

    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


def with_store(
    db: str | None, doing: "Callable[[Store], Coroutine[Any, Any, T]]", *, make: bool = False
) -> T:
    """Open the store, do something with it, and close it; a named one is only made if wished."""
    import asyncio

    check_place(db, make=make)
    from tanglewood.session.store import open_store

    async def run() -> T:
        store = await open_store(
            db or default_store(), lambda message: click.echo(say(message), err=True)
        )
        try:
            return await doing(store)
        finally:
            await store.close()

    return asyncio.run(run())


def check_place(db: str | None, *, make: bool = False) -> None:
    """What is needed is installed, and a store that is named is there, unless it is to be made."""
    try:
        from tanglewood.session.store.opening import is_postgres, sqlite_path
    except ModuleNotFoundError as error:
        raise UserError(Message("store-needs", package=f"{error.name}")) from None
    if db is not None and not make and not is_postgres(db) and not sqlite_path(db).exists():
        raise UserError(Message("store-none", path=str(sqlite_path(db))))


def url_without_password(url: str) -> str:
    """A store's URL as it may be printed: without its password."""
    head, at, host = url.rpartition("@")
    scheme, mark, user = head.partition("://")
    return printable(f"{scheme}{mark}{user.partition(':')[0]}{at}{host}" if at else url)
