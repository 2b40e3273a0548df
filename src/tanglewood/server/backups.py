"""Backups on a schedule: one file each, with the instant in its name; the newest are kept."""

import re
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Final

from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.server.logs import LOG
from tanglewood.session.store.backup import back_up

_NAME: Final = re.compile(r"tanglewood-(\d{8}T\d{6})Z\.sqlite")
_TIME: Final = "%Y%m%dT%H%M%S"
_AGAIN: Final = 300.0
"""Seconds until one that failed is tried again."""


class Backups:
    """The backups of one store in a folder; nothing else in that folder is touched."""

    def __init__(self, store: str, folder: Path, every: float, keep: int) -> None:
        self._store, self._folder, self._every, self._keep = store, folder, every, keep
        self.state = "waiting"
        """`waiting` for the first one, `ok`, or `failing`."""

    def due(self) -> float:
        """In how many seconds the next one is to be made: a restart of the server makes none."""
        if self.state == "failing":
            return min(_AGAIN, self._every)
        newest = self.newest()
        if newest is None:
            return 0.0
        self.state = "ok"
        return min(self._every, max(0.0, newest + self._every - time()))

    def newest(self) -> float | None:
        """When the newest was made, in seconds since 1970."""
        backups = self.files()
        return None if not backups else _instant(backups[-1]).timestamp()

    def files(self) -> list[Path]:
        """The backups in the folder, oldest first."""
        if not self._folder.is_dir():
            return []
        return sorted(each for each in self._folder.iterdir() if _NAME.fullmatch(each.name))

    async def make(self) -> None:
        """Make one, and delete those beyond what is kept; a failure is told and deletes nothing."""
        file = self._folder / f"tanglewood-{datetime.now(UTC).strftime(_TIME)}Z.sqlite"
        try:
            prepare(self._folder)
            counts = await back_up(self._store, file)
            for old in self.files()[: -self._keep]:
                old.unlink()
        except Exception as error:
            self.state = "failing"
            LOG.error(
                "no backup could be made", extra={"error": f"{type(error).__name__}: {error}"}
            )
            return
        self.state = "ok"
        LOG.info("a backup is made", extra={"number": counts.tables})


def prepare(folder: Path) -> None:
    """Make the folder of the backups; raises `BadOption` where nothing can be written to it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        trial = folder / ".trial"
        trial.touch()
        trial.unlink()
    except OSError as error:
        why = Message("serve-backup-place", folder=str(folder), what=str(error.strerror))
        raise BadOption(why) from None


def _instant(file: Path) -> datetime:
    found = _NAME.fullmatch(file.name)
    assert found is not None, file
    return datetime.strptime(found[1], _TIME).replace(tzinfo=UTC)
