"""The form of a store: which of our migrations its tables have been through.

A store of an older form is brought to the newest one when it is opened; a SQLite file is copied
first, so that an older program can still be given what it knew. A form that is not known here was
written by a newer program: nothing is touched then.
"""

import os
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message


@cache
def forms() -> tuple[str, ...]:
    """The forms that are known here, newest first."""
    return tuple(each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions())


def form_of(path: Path) -> str | None:
    """The form of a SQLite file; None where it holds no store yet."""
    if not path.exists() or not path.stat().st_size:
        return None
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:  # there is no such table, or it cannot be read alone
            return None
    return None if row is None else str(row[0])


def migrate(url: str) -> None:
    """Bring the tables of a database into their newest form."""
    from alembic.util import CommandError

    config = _config()
    config.attributes["url"] = url
    try:
        command.upgrade(config, "head")
    except CommandError:  # the version that the database names is none of ours
        raise BadOption(Message("store-newer")) from None


def copied_before(path: Path) -> Path | None:
    """A copy of a SQLite file of an older form, beside it, made before it is changed; None where
    there is nothing to change. Raises `BadOption` for a form that is not known here."""
    form = form_of(path)
    if form is None or form == forms()[0]:
        return None
    if form not in forms():
        raise BadOption(Message("store-newer"))
    copy = _free(path, f"form-{form}")
    try:
        copy_file(path, copy)
    except sqlite3.Error as error:
        copy.unlink(missing_ok=True)
        raise BadOption(Message("store-no-copy", path=str(copy), what=str(error))) from None
    return copy


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite file as it is at one instant, also while others write to it, into one new file
    that only its owner may read."""
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    reading = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=30)
    with closing(reading), closing(sqlite3.connect(target)) as writing:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    sync_file(target)


def sync_file(path: Path) -> None:
    """Wait until a file is on the disk."""
    file = os.open(path, os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _free(path: Path, mark: str) -> Path:
    """A name beside a file that nothing has yet."""
    number, name = 1, path.with_name(f"{path.stem}-{mark}{path.suffix}")
    while name.exists():
        number += 1
        name = path.with_name(f"{path.stem}-{mark}-{number}{path.suffix}")
    return name


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "tanglewood.session.store:migrations")
    return config
