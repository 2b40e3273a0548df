"""`tanglewood store`: what the server has kept: export it, back it up, delete it."""

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tanglewood.cli.options import OUT
from tanglewood.cli.serve import default_store
from tanglewood.core.english import counted
from tanglewood.core.printable import printable

if TYPE_CHECKING:
    from tanglewood.session.store import Store

T = TypeVar("T")

DB = click.option(
    "--db", metavar="URL", help="sqlite:///PATH or postgresql://…; by default the data folder."
)
FILE = click.argument("file", type=OUT)


@click.group(epilog="Example: tanglewood store export games.jsonl")
def command() -> None:
    """Export, back up or delete the games that the server has kept."""


@command.command(epilog="Example: tanglewood store where")
@DB
def where(db: str | None) -> None:
    """Show where the games are, and how many."""
    url = db or default_store()

    async def count(store: "Store") -> tuple[int, int]:
        return len(await store.ids()), len(await store.ids(only_over=True))

    everything, over = with_store(db, count)
    place, tables = printable(_without_password(url)), counted(everything, "table")
    click.echo(f"{place}: {tables}, {over} of them finished.")


@command.command(epilog="Example: tanglewood store export games.jsonl --running")
@FILE
@DB
@click.option("--running", is_flag=True, help="Include games that are not finished, as they stand.")
def export(file: Path, db: str | None, running: bool) -> None:
    """Write the records of all finished games into FILE, one a line."""
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
                found.append(hosted.table.record)
        return found

    found = with_store(db, records)
    write_records(file, found)
    are = "is" if len(found) == 1 else "are"
    click.echo(f"{counted(len(found), 'record')} {are} in {printable(str(file))}.")


@command.command(epilog="Example: tanglewood store backup tables-copy.sqlite")
@FILE
@DB
def backup(file: Path, db: str | None) -> None:
    """Copy the whole store into FILE, also while the server runs (SQLite only)."""
    import sqlite3
    from contextlib import closing

    from tanglewood.cli import UserError
    from tanglewood.session.store.opening import is_postgres, sqlite_path

    url = db or default_store()
    if is_postgres(url):
        raise UserError("PostgreSQL has its own backup: pg_dump --format=custom DATABASE > FILE.")
    path = sqlite_path(url)
    if not path.exists():
        raise UserError(f"There is no store at {path} yet.")
    if file.exists():
        raise UserError(f"{file} exists already; name a new file.")
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(file)) as copy:
        source.backup(copy)
    name = printable(str(file))
    click.echo(f"The store is copied to {name}; serve it with --db sqlite:///{name}.")


@command.command(epilog="Example: tanglewood store delete --older-than 90 --yes")
@DB
@click.option("--table", "tables", multiple=True, metavar="ID", help="Delete this table.")
@click.option("--older-than", type=click.IntRange(0, 36_500), metavar="DAYS",
              help="Delete tables that nobody has touched for so long.")  # fmt: skip
@click.option("--everything", is_flag=True, help="Delete all tables.")
@click.option("--yes", is_flag=True, help="Do not ask.")
def delete(
    db: str | None, tables: tuple[str, ...], older_than: int | None, everything: bool, yes: bool
) -> None:
    """Delete games with all that belongs to them: seats, actions, chat."""
    from time import time

    from tanglewood.cli import UserError

    if sum((bool(tables), older_than is not None, everything)) != 1:
        raise UserError("Say what to delete: one of --table, --older-than and --everything.")
    before = None if older_than is None else int((time() - older_than * 86_400) * 1000)

    async def chosen(store: "Store") -> list[str]:
        known = await store.ids(before=before)
        return [table for table in known if not tables or table in tables]

    ids = with_store(db, chosen)
    for table in tables:
        if table not in ids:
            raise UserError(f"There is no table {table[:40]!r}.")
    if not ids:
        click.echo("There is nothing to delete.")
        return
    if not yes and not click.confirm(f"Delete {counted(len(ids), 'table')} for good?"):
        click.echo("Nothing is deleted.")
        return

    async def deleted(store: "Store") -> int:
        return sum([await store.delete(ids[at : at + 500]) for at in range(0, len(ids), 500)])

    gone = with_store(db, deleted)
    click.echo(f"{counted(gone, 'table')} {'is' if gone == 1 else 'are'} deleted.")


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
        raise UserError(
            f"The store needs the package {error.name}: pip install 'tanglewood[server]'."
        ) from None

    if db is not None and not make and not is_postgres(db) and not sqlite_path(db).exists():
        raise UserError(f"There is no store at {sqlite_path(db)} yet.")

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
