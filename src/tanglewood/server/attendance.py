"""Who is here: this server writes it into the store, and reads there who is at the others.

The broker says the same sooner, but it may be away; claims are decided by what is in the store. A
store that no other server uses needs none of this.
"""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from tanglewood.session.store import Store, StoreFailed

if TYPE_CHECKING:
    from tanglewood.server.room import Room

_GOODBYE: Final = 2.0
"""How many seconds a server that stops waits for a store that does not answer."""


class AttendanceSync:
    """Who is at the tables of one server."""

    def __init__(self, store: Store, me: str) -> None:
        self._store, self._me = store, me
        self._beat = 0
        self._writing = asyncio.Lock()
        """What is written later must be newer."""

    async def write(self, rooms: "Mapping[str, Room]", only: str | None = None) -> None:
        """Write down who is here, at one table or at all of them."""
        if not self._store.shared:
            return
        async with self._writing:
            self._beat += 1
            here = {
                table: room.audience.presence.here
                for table, room in rooms.items()
                if only in {None, table} and room.audience.presence.here
            }
            await self._store.attendance.write(self._me, self._beat, here, only)

    async def read(self, *rooms: "Room", beat: bool = False) -> None:
        """Read who is at the other servers, and say what is new; with `beat`, also which of them
        have been silent for too long."""
        book = []
        if self._store.shared and rooms:
            book = await self._store.attendance.read([room.id for room in rooms])
        for room in rooms:
            presence = room.audience.presence
            others = [row for row in book if row.table == room.id and row.server != self._me]
            news = self._store.shared and presence.read_book(others)
            if beat:
                news = presence.beat() or news
            if news:
                room.audience.send_presence()
            for row in others:
                if not presence.believes(row.server):
                    await self._store.attendance.forget(row)

    async def close(self) -> None:
        """Nobody is here any more."""
        if self._store.shared:
            with suppress(StoreFailed, TimeoutError):
                async with asyncio.timeout(_GOODBYE), self._writing:
                    await self._store.attendance.write(self._me, self._beat, {})
