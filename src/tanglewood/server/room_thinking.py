"""The agents of a room: one thinks at a time, while somebody looks, and its answer is a change."""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from tanglewood.protocol.pace import Pace
from tanglewood.protocol.refusal import Refused
from tanglewood.server.fair_shares import Asker
from tanglewood.server.logs import LOG
from tanglewood.session import change as kinds
from tanglewood.session.store import StoreFailed

if TYPE_CHECKING:
    from tanglewood.server.room import Room


class RoomThinking:
    """What is thought at one table."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._asker: Asker | None = None
        """For whom it is being thought."""

    @property
    def busy(self) -> bool:
        """Whether an agent thinks."""
        return self._task is not None

    def begin(self) -> None:
        """If it is an agent's turn, let it think while somebody looks."""
        room = self._room
        if not (room.audience.connections and self._agent_to_act()):
            return
        asker = room.audience.asker(room.hosted.table.people)
        if self._task is None:
            self._asker = asker
            pace = Pace(room.hub.config.answer_after)  # from the moment in which all were told
            self._task = room.spawn(self._think(asker, pace), self._on_thought)
        elif self._asker is not None and asker.person:
            room.hub.thinkers.shares.sits(self._asker, asker.address)

    def _agent_to_act(self) -> bool:
        table = self._room.hosted.table
        return table.to_act >= 0 and table.to_act not in table.people

    async def _think(self, asker: Asker, pace: Pace) -> None:
        room = self._room
        number, seat = room.hosted.number, room.hosted.table.to_act
        began = monotonic()
        text = await room.hub.thinkers.choose(room.hosted, asker)
        await asyncio.sleep(pace.wait())
        room.hub.metrics.thinking.observe(monotonic() - began)
        if text is None:
            return
        self._task = None  # the next agent is asked as soon as this answer is told
        try:
            await room.change(kinds.ACT, seat, text, number)
        except Refused:  # the position it answers is gone: somebody took back, or took over
            LOG.debug("an answer came too late", extra={"table": room.id, "number": number})

    def _on_thought(self, task: "asyncio.Task[None]") -> None:
        if self._task is task:
            self._task = None
        if task.cancelled():
            return
        error, table = task.exception(), self._room.id
        if isinstance(error, StoreFailed):
            LOG.warning("an answer is in doubt", extra={"table": table, "error": str(error)})
        elif error is not None:
            LOG.error("an agent failed", extra={"table": table, "error": repr(error)})
            return
        if not self._room.in_doubt:  # else it is thought about again once the table is settled
            self.begin()
