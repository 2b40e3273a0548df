"""Trying whether a database that refused to be written to takes something again.

A full disk can be read. Whoever reads after a failure in order to go on would take that for a
recovery, fail again at once, and so on; so a few pages are written first.
"""

import asyncio
from secrets import token_hex
from time import monotonic
from typing import Final

from sqlalchemy import delete, insert

from tanglewood.session.store.driver import Driver, StoreFailed
from tanglewood.session.store.schema import ATTENDANCE

_TABLE: Final = "trial"
"""The id of no table: those have twelve letters."""
_BYTES: Final = 32_768
_PAUSE: Final = 0.5
"""Seconds between two attempts, whoever asks."""


class Trial:
    """Attempts to write to one database, one at a time."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._trying = asyncio.Lock()
        self._tried = -_PAUSE

    async def check(self) -> None:
        """Return if the database can be written to, as far as is known after an attempt; else
        raise what is wrong."""
        if not self._in_trouble():
            return
        async with self._trying:
            trouble: StoreFailed | None = self._driver.trouble
            if trouble is None:  # somebody else has written meanwhile
                return
            if monotonic() - self._tried < _PAUSE:
                raise type(trouble)(str(trouble))
            self._tried = monotonic()
            await self._write()

    def _in_trouble(self) -> bool:
        return self._driver.trouble is not None

    async def _write(self) -> None:
        gone = delete(ATTENDANCE).where(ATTENDANCE.c.table_id == _TABLE)
        row = {"table_id": _TABLE, "server": token_hex(8), "seats": token_hex(_BYTES), "beat": 0}
        await self._driver.execute(insert(ATTENDANCE).values(row))
        await self._driver.execute(gone)
        self._driver.trouble = None
