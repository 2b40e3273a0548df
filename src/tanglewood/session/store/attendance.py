"""The attendance book: who is at which table through which server.

Servers that share a store read in it who is with the others. A server that is well writes a
higher beat each time; one that does not is gone, whatever it wrote before.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import ClauseElement, delete, insert, select

from tanglewood.session.store.driver import Driver
from tanglewood.session.store.schema import ATTENDANCE

_ROWS_AT_ONCE: Final = 1000
"""PostgreSQL takes 32,767 values in a statement."""


class Attendance(NamedTuple):
    """The seats of a table that are looked after through a server, as of a beat of its own."""

    table: str
    server: str
    seats: tuple[int, ...]
    beat: int


class AttendanceBook:
    """What every server wrote last."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def write(
        self, server: str, beat: int, here: Mapping[str, Iterable[int]], table: str | None = None
    ) -> None:
        """Keep which seats are looked after through a server: at one table, or at all of them."""
        only = [] if table is None else [ATTENDANCE.c.table_id == table]
        old = delete(ATTENDANCE).where(ATTENDANCE.c.server == server, *only)
        rows = [
            {"table_id": each, "server": server, "seats": json.dumps(list(seats)), "beat": beat}
            for each, seats in here.items()
        ]
        new: list[ClauseElement] = [
            insert(ATTENDANCE).values(rows[first : first + _ROWS_AT_ONCE])
            for first in range(0, len(rows), _ROWS_AT_ONCE)
        ]
        await self._driver.execute(old, *new)

    async def read(self, tables: Sequence[str]) -> list[Attendance]:
        """Who is at these tables, through every server."""
        return await self._found(select(*ATTENDANCE.c).where(ATTENDANCE.c.table_id.in_(tables)))

    async def _found(self, query: ClauseElement) -> list[Attendance]:
        rows = await self._driver.fetch(query)
        return [
            Attendance(table, server, tuple(json.loads(seats)), beat)
            for table, server, seats, beat in rows
        ]

    async def everything(self) -> list[Attendance]:
        """Who is anywhere, through every server."""
        return await self._found(select(*ATTENDANCE.c))

    async def forget(self, gone: Attendance) -> None:
        """A server does not beat any more: forget what it wrote, unless it has beaten since."""
        await self._driver.execute(
            delete(ATTENDANCE).where(
                ATTENDANCE.c.table_id == gone.table,
                ATTENDANCE.c.server == gone.server,
                ATTENDANCE.c.beat == gone.beat,
            )
        )
