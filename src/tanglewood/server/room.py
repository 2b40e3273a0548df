"""A room: one table in memory, with those who look at it.

Whoever wants something of the table locks it meanwhile. A change is applied, stored, and only then
shown. When the store fails nobody knows what is kept: the table is in doubt until it was read
again, which the room tries by itself until it succeeds; then it is told again and thought about
again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from time import monotonic, time
from typing import Any, Final

from sqlalchemy import ClauseElement

from tanglewood.core.errors import GameOver, TanglewoodError
from tanglewood.core.message import Message
from tanglewood.protocol.asking import done_already
from tanglewood.protocol.refusal import Refused, refusal_of
from tanglewood.protocol.shuffling import shares_of
from tanglewood.record.scribe import result_of
from tanglewood.server.audience import Audience
from tanglewood.server.backoff import Backoff
from tanglewood.server.connection import WRONG_TOKEN, Connection
from tanglewood.server.following import follow_changes, plain_actions, read_back
from tanglewood.server.gathering import Gathering
from tanglewood.server.hub import Hub
from tanglewood.server.logs import LOG
from tanglewood.server.room_thinking import RoomThinking
from tanglewood.server.table_lock import TableLock
from tanglewood.server.turn import Turn
from tanglewood.session import change as kinds
from tanglewood.session.change import Change, Chat, TableInfo
from tanglewood.session.hosted import Hosted
from tanglewood.session.store import StoreFailed
from tanglewood.session.store.table_statements import set_source

_SOON: Final = 0.1
_SELDOM: Final = 2.0
"""How many seconds to wait before a store that failed is asked again: at first, and at most."""

Check = Callable[[], Awaitable[None]]
"""Raises `Refused` where a request is not to be carried out."""


class Room:
    """One table and its connections."""

    def __init__(self, hub: Hub, info: TableInfo, hosted: Hosted) -> None:
        self.hub = hub
        self.info = info
        self.hosted = hosted
        self.number = hosted.number
        """The number of the last change that is known to be kept; the table may be ahead while it
        is held."""
        self.lock = asyncio.Lock()
        self.audience = Audience(len(info.seats))
        self.used = monotonic()
        self._turn = Turn(self._time_is_up)
        self._gathering = Gathering(hub.config.share_within, lambda: self.spawn(self.refresh()))
        self.thinking = RoomThinking(self)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.in_doubt = False
        self._settling: asyncio.Task[None] | None = None
        self.closed = False

    @classmethod
    async def open(cls, hub: Hub, table: str) -> "Room | None":
        """The room of a table that is kept; None if there is no such table."""
        found = await hub.store.whole(table)
        if found is None:
            return None
        room = cls(hub, found[0], await read_back(*found))
        await hub.attendance.read(room)
        async with room.lock:
            await room.begin()
        return room

    @property
    def id(self) -> str:
        return self.info.id

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nobody thinks."""
        return not (self.audience.connections or self.thinking.busy or self.lock.locked())

    async def begin(self) -> None:
        """Deal once everybody sits and the shares are in, or had their time. The lock is held."""
        info = self.info
        if self.hosted.started or not info.everybody_sits or not self._gathering.may_deal(info):
            return
        self.hosted = Hosted(self.info)  # with the names of those who came
        change = self.hosted.make(kinds.START, -1, shares_of(self.info), at=_now())
        await self._keep(change, [set_source(self.id, self.hosted.source)])
        self._after_change()

    async def on_seat_taken(self) -> None:
        """Somebody took a seat: deal if that was the last one, and show it."""
        async with self.hold():
            await self._reread_info()
            waiting = not self.hosted.started
            await self.begin()
            if waiting and not self.hosted.started:
                self.tell()
            for _, connection in await self.hub.replaced_connections(self):
                connection.cut(WRONG_TOKEN)
        self.tell_others({"kind": "seat"})

    async def change(
        self, kind: str, seat: int, text: str, number: int | None, check: Check | None = None
    ) -> int:
        """Make a change in the position with this number; the number of the change.

        The same request again gets the same number and changes nothing, whatever `check` would say
        by now. Raises `Refused`.
        """
        began = monotonic()
        async with self.hold():
            self.used = began
            number = self.hosted.number if number is None else number
            if number > self.hosted.number:  # seen at another server
                await self.catch_up_and_tell()
            if number != self.hosted.number:
                return await self._answer_again(kind, seat, text, number)
            if check is not None:
                await check()
            self._check_time(seat, kind)
            try:
                change = self.hosted.make(kind, seat, text, at=_now(), spent=self._turn.spent_ms)
            except TanglewoodError as error:
                raise refusal_of(error) from None
            following = self._rematch(change)
            if not await self._keep(change, following):
                return await self._answer_again(kind, seat, text, number)
            self._after_change()
            self.hub.metrics.broadcast.observe(monotonic() - began)
            return change.number

    def hold(self) -> TableLock:
        """Lock the table, as the store has it, until one is done with it."""
        return TableLock(self)

    def doubt(self) -> None:
        """Nobody knows what is kept: read the table again as soon as the store answers."""
        self.in_doubt = True
        if not self.closed and (self._settling is None or self._settling.done()):
            self._settling = self.spawn(self._settle())

    async def wait_until_settled(self) -> None:
        """Wait until a table that is in doubt was read again."""
        if self._settling is not None:
            await asyncio.wait({self._settling})

    async def _settle(self) -> None:
        backoff = Backoff(_SOON, _SELDOM)
        while self.in_doubt:
            try:
                async with self.lock:
                    await self.reread_if_in_doubt()
            except StoreFailed as error:
                LOG.warning("a table is in doubt", extra={"table": self.id, "error": str(error)})
                await backoff.pause()
            except Refused:  # it was deleted meanwhile
                return
            except Exception:  # a mistake of ours must not end the game either
                LOG.exception("a table cannot be read", extra={"table": self.id})
                await asyncio.sleep(_SELDOM)

    async def reread_if_in_doubt(self) -> None:
        """Read a table that is in doubt again; tell it, and think about it. The lock is held."""
        if self.in_doubt:
            await self.hub.store.writable()
            await self._reload()
            self._after_change()
            await self.begin()

    async def refresh(self, changes: Sequence[Change] | None = None) -> None:
        """Something may have happened elsewhere: show what is new in the store, of which these
        `changes` were read already."""
        try:
            async with self.hold():
                await (self.catch_up_and_tell() if changes is None else self._follow(changes))
                await self.begin()
        except StoreFailed:
            LOG.warning("what is new cannot be read yet", extra={"table": self.id})

    async def catch_up_and_tell(self) -> None:
        """Follow the newer changes in the store, and show them. The table is locked."""
        if await self._catch_up():
            self._after_change(tell_others=False)

    def tell(self, *only: Connection) -> None:
        """Send everybody, or only some, the state as they may know it."""
        self.audience.send_state(self.hosted, self.info, self._turn.spent_ms, only)

    def tell_presence(self) -> None:
        """Send everybody who is there, at the other servers too."""
        self.audience.send_presence()
        self.tell_others({"kind": "presence", "seats": self.audience.presence.here})

    async def say(self, seat: int, text: str, request: str) -> None:
        """Keep what a seat says, and tell it to everybody; the same request again is kept once."""
        chat = Chat(seat, self.hosted.table.names[seat], text, _now())
        chat = await self.hub.store.chats.add(self.id, chat, request, self.hub.config.chats_a_table)
        self.audience.send_chat(chat._asdict())
        self.tell_others({"kind": "chat", "chat": chat._asdict()})

    def tell_others(self, note: dict[str, Any]) -> None:
        """Tell the other servers, without waiting for them."""
        self.hub.broker.tell(self.id, note)

    def close(self) -> None:
        """Stop the clock, the thinking and every task of the table."""
        self.closed = True
        self._turn.stop()
        self._gathering.stop()
        for task in self._tasks:
            task.cancel()

    async def _answer_again(self, kind: str, seat: int, text: str, number: int) -> int:
        """A request for another position than the current one: done already, or stale."""
        found = await self._change(number + 1) if number < self.hosted.number else None
        return done_already(self.hosted, found, kind, seat, text)

    async def _change(self, number: int) -> Change | None:
        if self.hosted.last is not None and self.hosted.last.number == number:
            return self.hosted.last
        found = await self.hub.store.changes(self.id, number - 1, number)
        return found[0] if found else None

    async def _keep(self, change: Change, following: list[ClauseElement] | None = None) -> bool:
        """Store a change; False if its number was taken, and the table is read back then. What
        fails is left to those who hold the table."""
        outcome = self.hosted.table.outcome
        ends = outcome is not None and change.kind != kinds.REMATCH
        began = monotonic()
        kept = await self.hub.store.append(
            self.id,
            change,
            result=result_of(outcome) if ends and outcome is not None else None,
            after=following or (),
        )
        self.hub.metrics.append.observe(monotonic() - began)
        if kept:
            self.hub.metrics.changes.count(change.kind)
            if ends or following or change.kind == kinds.START:
                await self._reread_info()
            return True
        self.hub.metrics.conflicts.inc()
        await self._reload()
        self._after_change(tell_others=False)
        return False

    async def _follow(self, changes: Sequence[Change]) -> None:
        if new := [change for change in changes if change.number > self.hosted.number]:
            if not follow_changes(self.hosted, new):
                await self._reload()
            elif not plain_actions(self.hosted, new):
                await self._reread_info()
            self._after_change(tell_others=False)

    async def _reread_info(self) -> None:
        """Read who sits here and what became of the game."""
        self.info = self.hosted.info = await self.hub.store.table(self.id) or self.info

    async def _catch_up(self) -> bool:
        """Follow the newer changes in the store; whether there were any."""
        found = await self.hub.store.whole(self.id, self.hosted.number)
        if found is None or found == (self.info, []):
            return False
        self.info, changes = found
        self.hosted.info = self.info
        if not follow_changes(self.hosted, changes):
            await self._reload()
        return True

    async def _reload(self) -> None:
        found = await self.hub.store.whole(self.id)
        if found is None:
            raise Refused("over", Message("server-deleted"))
        self.info = found[0]
        self.hosted = await read_back(*found)
        self.in_doubt = False
        self._turn.begin(self.hosted)

    def _rematch(self, change: Change) -> list[ClauseElement]:
        """When the last person agrees, the next table is made together with this change."""
        if change.kind != kinds.REMATCH or not self.hosted.rematch.issuperset(
            self.hosted.table.people
        ):
            return []
        return self.hub.rematch(self.info, self.hosted)

    def _after_change(self, *, tell_others: bool = True) -> None:
        self.number = self.hosted.number
        self._turn.begin(self.hosted)
        self.tell()
        if tell_others:
            self.tell_others({"kind": "change", "number": self.hosted.number})
        self.thinking.begin()

    def _check_time(self, seat: int, kind: str) -> None:
        """An action that comes after the time is up is too late, even before the alarm says so."""
        hosted = self.hosted
        if kind == kinds.ACT and seat == hosted.table.to_act and self._turn.left_ms(hosted) == 0:
            self._time_is_up(hosted.number, seat)
            raise refusal_of(GameOver(Message("server-time-up")))

    def _time_is_up(self, number: int, seat: int) -> None:
        async def end() -> None:
            try:
                await self.change(kinds.TIME, seat, "", number)
            except Refused:  # an action was stored in the same instant
                LOG.debug("the clock came too late", extra={"table": self.id})
            except StoreFailed:  # it runs again once the table is settled
                LOG.warning("the clock is in doubt", extra={"table": self.id})

        self.spawn(end())

    def spawn(
        self,
        doing: Coroutine[Any, Any, None],
        on_done: "Callable[[asyncio.Task[None]], None] | None" = None,
    ) -> "asyncio.Task[None]":
        """Start a task of the table, and call `on_done` with it at its end; it ends with the
        room."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(on_done or self._log_failure)
        return task

    def _log_failure(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a task of a table failed", extra={"table": self.id, "error": repr(error)})


def _now() -> int:
    return int(time() * 1000)
