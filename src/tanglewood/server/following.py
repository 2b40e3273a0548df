"""Following what the store has of a table: from its beginning, or from what is known of it."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tanglewood.core.errors import TanglewoodError
from tanglewood.server.backoff import Backoff
from tanglewood.server.logs import LOG
from tanglewood.session import change as kinds
from tanglewood.session.change import Change, TableInfo
from tanglewood.session.hosted import Hosted
from tanglewood.session.store import Store, StoreFailed

if TYPE_CHECKING:
    from tanglewood.server.room import Room

_LONG: Final = 200
"""How many changes of a game take so long to follow that others would have to wait."""


async def read_back(info: TableInfo, changes: list[Change]) -> Hosted:
    """The table as its changes left it; a long game is followed in a thread."""
    if len(changes) < _LONG:
        return Hosted.load(info, changes)
    return await asyncio.to_thread(Hosted.load, info, changes)


def follow_changes(hosted: Hosted, changes: Sequence[Change]) -> bool:
    """Follow newer changes; False if the table must be read back instead."""
    try:
        return hosted.started and all(map(hosted.follow, changes))
    except TanglewoodError:
        return False


def plain_actions(hosted: Hosted, changes: Sequence[Change]) -> bool:
    """Whether these changes, which the table has followed, were actions and nothing else, so that
    nothing changed of who sits there and what became of the game."""
    return hosted.table.outcome is None and all(change.kind == kinds.ACT for change in changes)


class News:
    """Tables of which another server says that there is news. What waits together is read
    together: one question to the store, however many tables it is about."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: dict[str, Room] = {}
        self._reading: asyncio.Task[None] | None = None
        self._backoff = Backoff(0.1, 2.0)

    def of(self, room: "Room") -> None:
        """There is news of this table."""
        self._waiting[room.id] = room
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all())

    async def close(self) -> None:
        """Read nothing more."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)

    async def _read_all(self) -> None:
        try:
            while self._waiting:
                rooms = {table: it for table, it in self._waiting.items() if not it.closed}
                self._waiting = {}
                if rooms:
                    await self._read(rooms)
        finally:
            self._reading = None

    async def _read(self, rooms: "dict[str, Room]") -> None:
        try:
            found = await self._store.newer([(it.id, it.number) for it in rooms.values()])
        except StoreFailed:
            LOG.warning("what is new cannot be read yet", extra={"tables": len(rooms)})
            self._waiting = {**rooms, **self._waiting}
            await self._backoff.pause()
            return
        self._backoff.reset()
        for table, changes in found.items():
            room = rooms[table]
            if room.closed:
                continue
            if room.lock.locked():  # the others need not wait for it
                room.spawn(room.refresh(changes))
                continue
            try:
                await room.refresh(changes)
            except Exception:
                LOG.exception("news could not be followed", extra={"table": table})
