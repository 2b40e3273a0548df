"""`tanglewood store backup`, `restore`, `check` and `expire`: keeping a store well."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.options import FILE, OUT
from tanglewood.cli.place import DB, check_place, default_store, url_without_password, with_store
from tanglewood.cli.speech import UserError, voice
from tanglewood.core.message import Message
from tanglewood.core.printable import printable

if TYPE_CHECKING:
    from tanglewood.session.store import Store
    from tanglewood.session.store.proof import Counts


@localized_command(about="help-store-backup", example="tanglewood store backup tables-copy.sqlite")
@click.argument("file", type=OUT)
@DB
def backup(file: Path, db: str | None) -> None:
    """Copy the whole store into a file, also while the server runs."""
    url = db or default_store()
    check_place(url)
    if file.exists():
        raise UserError(Message("store-exists", file=str(file)))

    async def copy(store: "Store") -> "Counts":
        from tanglewood.session.store.backup import back_up

        return await back_up(url, file)

    counts = with_store(url, copy)
    click.echo(
        voice(
            "store-copied", file=printable(str(file)), tables=counts.tables, changes=counts.changes
        )
    )


@localized_command(
    about="help-store-restore", example="tanglewood store restore tables-copy.sqlite"
)
@click.argument("file", type=FILE)
@DB
@option("--replace", is_flag=True, help="help-store-replace")
def restore(file: Path, db: str | None, replace: bool) -> None:
    """Put what is in a backup into an empty store."""
    url = db or default_store()
    check_place(url, make=True)
    from tanglewood.session.store.restore import restore

    counts = asyncio.run(restore(file, url, replace=replace))
    click.echo(
        voice(
            "store-restored",
            place=url_without_password(url),
            tables=counts.tables,
            changes=counts.changes,
        )
    )


@localized_command(about="help-store-check", example="tanglewood store check")
@DB
def check(db: str | None) -> None:
    """Load every table of the store."""

    async def proven(store: "Store") -> "Counts":
        from tanglewood.session.store.proof import prove

        return await prove(store)

    counts = with_store(db, proven)
    click.echo(voice("store-proven", tables=counts.tables, changes=counts.changes))


DAYS = click.FloatRange(0, 36_500)


@localized_command(
    about="help-store-expire", example="tanglewood store expire --finished 90 --abandoned 30"
)
@DB
@option("--finished", type=DAYS, metavar="DAYS", help="help-store-finished")
@option("--abandoned", type=DAYS, metavar="DAYS", help="help-store-abandoned")
@option("--dry-run", is_flag=True, help="help-store-dry")
def expire(db: str | None, finished: float | None, abandoned: float | None, dry_run: bool) -> None:
    """Delete old tables at which nobody is."""
    url = db or default_store()
    check_place(url)
    from tanglewood.session.store.expiry import Expiry, expired_tables
    from tanglewood.session.store.expiry import expire as delete
    from tanglewood.session.store.serving import served_alone

    expiry = Expiry(finished, abandoned)
    if not expiry:
        raise UserError(Message("store-expire-what"))

    async def old(store: "Store") -> int:
        if dry_run:
            return len(await expired_tables(store.driver, expiry))
        return await delete(store.driver, expiry)

    if dry_run:
        click.echo(voice("store-would-expire", tables=with_store(url, old)))
        return
    with served_alone(url):  # a server that runs knows who is at its tables, and this does not
        click.echo(voice("store-deleted", tables=with_store(url, old)))
