"""`tanglewood store`: what the server has kept: export it, back it up, delete it."""

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tanglewood.cli.help import Group, option
from tanglewood.cli.options import OUT
from tanglewood.cli.serve import DB, default_store
from tanglewood.cli.speech import voice
from tanglewood.core.message import Message
from tanglewood.core.printable import printable

if TYPE_CHECKING:
    from tanglewood.session.store import Store

T = TypeVar("T")

FILE = click.argument("file", type=OUT)


@click.group(cls=Group, about="help-store", example="tanglewood store export games.jsonl")
def command() -> None:
    """Export, back up or delete the games that the server has kept."""


@command.command(about="help-store-where", example="tanglewood store where")
@DB
def where(db: str | None) -> None:
    """Show where the games are, and how many."""
    url = db or default_store()

    async def count(store: "Store") -> tuple[int, int]:
        return len(await store.ids()), len(await store.ids(only_over=True))

    everything, over = with_store(db, count)
    place = printable(_without_password(url))
    click.echo(voice("store-where", place=place, tables=everything, over=over))


@command.command(about="help-store-export", example="tanglewood store export games.jsonl --running")
@FILE
@DB
@option("--running", is_flag=True, help="help-store-running")
def export(file: Path, db: str | None, running: bool) -> None:
    """Write the records of all finished games into a file, one per line."""
    from tanglewood.record import write_records
    from tanglewood.record.form import Record
    from tanglewood.session.hosted import Hosted

    async def records(store: "Store") -> list[Record]:
        found = []
        for table in await store.ids(only_over=not running):
            info = await store.table(table)
            assert info is not None
            hosted = Hosted.load(info, await store.changes(table))
            if hosted.started:
                found.append(hosted.record)
        return found

    found = with_store(db, records)
    write_records(file, found)
    click.echo(voice("store-exported", records=len(found), file=printable(str(file))))


@command.command(about="help-store-backup", example="tanglewood store backup tables-copy.sqlite")
@FILE
@DB
def backup(file: Path, db: str | None) -> None:
    """Copy the whole store into a file, also while the server runs (SQLite only)."""
    import sqlite3
    from contextlib import closing

    from tanglewood.cli import UserError
    from tanglewood.session.store.opening import is_postgres, sqlite_path

    url = db or default_store()
    if is_postgres(url):
        raise UserError(Message("store-postgres"))
    path = sqlite_path(url)
    if not path.exists():
        raise UserError(Message("store-none", path=str(path)))
    if file.exists():
        raise UserError(Message("store-exists", file=str(file)))
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(file)) as copy:
        source.backup(copy)
    click.echo(voice("store-copied", file=printable(str(file))))


@command.command(about="help-store-delete", example="tanglewood store delete --older-than 90 --yes")
@DB
@option("--table", "tables", multiple=True, metavar="ID", help="help-store-table")
@option("--older-than", type=click.IntRange(0, 36_500), metavar="DAYS", help="help-store-older")
@option("--everything", is_flag=True, help="help-store-everything")
@option("--yes", is_flag=True, help="help-store-yes")
def delete(
    db: str | None, tables: tuple[str, ...], older_than: int | None, everything: bool, yes: bool
) -> None:
    """Delete games with all that belongs to them: seats, actions, chat."""
    from time import time

    from tanglewood.cli import UserError

    if sum((bool(tables), older_than is not None, everything)) != 1:
        raise UserError(Message("store-delete-what"))
    before = None if older_than is None else int((time() - older_than * 86_400) * 1000)

    async def chosen(store: "Store") -> list[str]:
        known = await store.ids(before=before)
        return [table for table in known if not tables or table in tables]

    ids = with_store(db, chosen)
    for table in tables:
        if table not in ids:
            raise UserError(Message("store-no-table", table=table[:40]))
    if not ids:
        click.echo(voice("store-nothing"))
        return
    if not yes and not _sure(len(ids)):
        click.echo(voice("store-kept"))
        return

    async def deleted(store: "Store") -> int:
        return sum([await store.delete(ids[at : at + 500]) for at in range(0, len(ids), 500)])

    gone = with_store(db, deleted)
    click.echo(voice("store-deleted", tables=gone))


def _sure(tables: int) -> bool:
    """Ask; an English yes is always understood."""
    question = voice("store-sure", tables=tables)
    answer = click.prompt(question, default="", show_default=False).strip().lower()
    return answer in {"y", "yes", *voice("store-yes").split()}


def with_store(
    db: str | None, doing: "Callable[[Store], Coroutine[Any, Any, T]]", *, make: bool = False
) -> T:
    """Open the store, do something with it, and close it; a named one is only made if wished."""
    import asyncio

    from tanglewood.cli import UserError

    try:
        from tanglewood.session.store import open_store
        from tanglewood.session.store.opening import is_postgres, sqlite_path
    except ModuleNotFoundError as error:
        raise UserError(Message("store-needs", package=f"{error.name}")) from None

    if db is not None and not make and not is_postgres(db) and not sqlite_path(db).exists():
        raise UserError(Message("store-none", path=str(sqlite_path(db))))

    async def run() -> T:
        store = await open_store(db or default_store())
        try:
            return await doing(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _without_password(url: str) -> str:
    head, at, host = url.rpartition("@")
    scheme, mark, user = head.partition("://")
    return f"{scheme}{mark}{user.partition(':')[0]}{at}{host}" if at else url
