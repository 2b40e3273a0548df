"""`tanglewood store`: what the server has kept: look at it, export it, delete it."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tanglewood.cli.backups import backup, check, expire, restore
from tanglewood.cli.help import Group, option
from tanglewood.cli.options import OUT
from tanglewood.cli.place import DB, default_store, url_without_password, with_store
from tanglewood.cli.speech import UserError, voice
from tanglewood.core.message import Message
from tanglewood.core.printable import printable

if TYPE_CHECKING:
    from tanglewood.session.store import Store


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
    click.echo(voice("store-where", place=url_without_password(url), tables=everything, over=over))


@command.command(about="help-store-export", example="tanglewood store export games.jsonl --running")
@click.argument("file", type=OUT)
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

    if sum((bool(tables), older_than is not None, everything)) != 1:
        raise UserError(Message("store-delete-what"))
    before = None if older_than is None else int((time() - older_than * 86_400) * 1000)

    async def choose_ids(store: "Store") -> list[str]:
        ids = await store.ids(before=before)
        return [table for table in ids if not tables or table in tables]

    ids = with_store(db, choose_ids)
    for table in tables:
        if table not in ids:
            raise UserError(Message("store-no-table", table=table[:40]))
    if not ids:
        click.echo(voice("store-nothing"))
        return
    if not yes and not _sure(len(ids)):
        click.echo(voice("store-kept"))
        return

    async def delete_chosen(store: "Store") -> int:
        return sum([await store.delete(ids[at : at + 500]) for at in range(0, len(ids), 500)])

    count = with_store(db, delete_chosen)
    click.echo(voice("store-deleted", tables=count))


def _sure(tables: int) -> bool:
    """Ask; an English yes is always understood."""
    question = voice("store-sure", tables=tables)
    answer = click.prompt(question, default="", show_default=False).strip().lower()
    return answer in {"y", "yes", *voice("store-yes").split()}


for each in (backup, restore, check, expire):
    command.add_command(each)
