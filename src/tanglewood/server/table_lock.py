"""Holding a table: whoever wants something of it has it alone meanwhile."""

from typing import TYPE_CHECKING

from tanglewood.core.errors import TanglewoodError
from tanglewood.protocol.refusal import Refused

if TYPE_CHECKING:
    from tanglewood.server.room import Room


class TableLock:
    """Locks a table, as the store has it, until one is done with it. Whoever fails in between, or
    is disconnected, leaves it in doubt."""

    __slots__ = ("_room",)

    def __init__(self, room: "Room") -> None:
        self._room = room

    async def __aenter__(self) -> None:
        await self._room.lock.acquire()
        try:
            await self._room.reread_if_in_doubt()
        except BaseException as error:
            self._leave(error)
            raise

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self._leave(error)

    def _leave(self, error: BaseException | None) -> None:
        if error is not None and not isinstance(error, Refused | TanglewoodError):
            self._room.doubt()
        self._room.lock.release()
