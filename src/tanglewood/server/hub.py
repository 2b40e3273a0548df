"""The hub: what all rooms of one server share, and the list of the rooms."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ClauseElement

from tanglewood.protocol.making import rematch_of
from tanglewood.server.attendance import AttendanceSync
from tanglewood.server.broker import Broker
from tanglewood.server.config import Config
from tanglewood.server.connection import GOING, WRONG_TOKEN, Connection
from tanglewood.server.files import Page
from tanglewood.server.following import News
from tanglewood.server.garbage import collect
from tanglewood.server.heavy import HeavyWork
from tanglewood.server.ledger import Ledger
from tanglewood.server.logs import LOG
from tanglewood.server.metrics import Metrics
from tanglewood.server.places import Places
from tanglewood.server.rate_limits import Quotas
from tanglewood.server.reviewing import Reviewing
from tanglewood.server.thinkers import Thinkers
from tanglewood.server.upkeep import Upkeep
from tanglewood.session.change import TableInfo
from tanglewood.session.hosted import Hosted
from tanglewood.session.store import NewSeat, SeatKey, Store, StoreFailed
from tanglewood.session.store.table_statements import insert_table, invite_by_token, set_rematch

if TYPE_CHECKING:
    from tanglewood.server.room import Room

_KEYS_AT_ONCE: Final = 500


@dataclass(slots=True)
class Hub:
    """One server's store, broker, agents, counters and rooms."""

    me: str
    """The name of this server among those that share the store."""
    config: Config
    store: Store
    broker: Broker
    thinkers: Thinkers
    metrics: Metrics
    quotas: Quotas
    pages: dict[str, Page] = field(default_factory=dict)
    rooms: "dict[str, Room]" = field(default_factory=dict)
    connections: int = 0
    places: Places = field(init=False)
    heavy: HeavyWork = field(init=False)
    ledger: Ledger = field(init=False)
    attendance: AttendanceSync = field(init=False)
    reviewing: Reviewing = field(init=False)
    upkeep: Upkeep = field(init=False)
    news: News = field(init=False)
    _opening: "dict[str, asyncio.Task[Room | None]]" = field(default_factory=dict)
    _sweeper: "asyncio.Task[None] | None" = None

    def __post_init__(self) -> None:
        self.places = Places(self.config)
        self.heavy = HeavyWork(self.quotas.replays)
        self.ledger = Ledger(self.store, self.config.tables_an_address)
        self.attendance = AttendanceSync(self.store, self.me)
        self.reviewing = Reviewing(self.thinkers.shares)
        self.upkeep = Upkeep(self)
        self.news = News(self.store)

    def start(self) -> None:
        """Begin to listen to the other servers and to look after the rooms."""
        self.broker.start(self._on_note)
        self._sweeper = asyncio.create_task(self._sweep())
        self.upkeep.start()

    async def room(self, table: str) -> "Room | None":
        """The room of a table, opened if need be; None if there is no such table."""
        found = self.rooms.get(table)
        if found is not None:
            found.used = monotonic()
            return found
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    def has_open(self, table: str) -> bool:
        """Whether a table is in memory, or on its way there."""
        return table in self.rooms or table in self._opening

    async def farewell(self) -> None:
        """Say goodbye to everybody; what is stored is all there is to keep."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in self.rooms.values():
            room.close()
            for each in tuple(room.audience.connections):
                each.tell(type="bye", reason="restart")
                each.close(GOING)
        for _ in range(40):
            if not self.connections:
                return
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Close the store, the broker and the threads."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.upkeep.close()
        await self.news.close()
        for room in self.rooms.values():
            room.close()
        self.reviewing.close()
        self.thinkers.close()
        await self.attendance.close()
        await self.broker.close()
        await self.store.close()

    async def turn_away(self, *rooms: "Room") -> None:
        """Disconnect those whose token was replaced: it no longer opens the seat."""
        for room, connection in await self.replaced_connections(*rooms):
            async with room.lock:
                connection.cut(WRONG_TOKEN)

    async def replaced_connections(self, *rooms: "Room") -> "list[tuple[Room, Connection]]":
        """The connections that came in with a token that no longer opens its seat."""
        opened = [
            (room, connection, SeatKey(room.id, token))
            for room in rooms
            for connection in room.audience.connections
            for token in connection.tokens.values()
        ]
        good: set[SeatKey] = set()
        keys = list({key for *_, key in opened})
        for first in range(0, len(keys), _KEYS_AT_ONCE):
            good |= (await self.store.seats_of(keys[first : first + _KEYS_AT_ONCE])).keys()
        return [(room, connection) for room, connection, key in opened if key not in good]

    def rematch(self, info: TableInfo, hosted: Hosted) -> list[ClauseElement]:
        """The statements that make the table of a rematch."""
        table = rematch_of(info, int(time() * 1000))
        return [
            *insert_table(table, [NewSeat(seat) for seat in table.seats]),
            *invite_by_token(info.id, table.id, len(table.seats)),
            set_rematch(info.id, table.id),
        ]

    async def _open(self, table: str) -> "Room | None":
        from tanglewood.server.room import Room

        room = await Room.open(self, table)
        if room is None:
            return None
        self.rooms[table] = room
        self._tidy()
        self.metrics.rooms.set(len(self.rooms))
        self.broker.listen(table)
        if self.store.shared:  # something may have happened since the room was read
            room.spawn(room.refresh())
        room.tell_others({"kind": "who"})
        return room

    async def _on_note(self, table: str, note: dict[str, Any]) -> None:
        """Another server says something about a table."""
        room = self.rooms.get(table)
        if room is None:
            return
        match note["kind"]:
            case "change":
                if note["number"] is None or not room.hosted.started:
                    await room.refresh()
                elif note["number"] > room.number:
                    self.news.of(room)
            case "seat":
                await room.refresh()
                with suppress(StoreFailed):  # the next beat looks again
                    await self.turn_away(room)
            case "presence":
                if room.audience.presence.note_server(note["from"], note["seats"]):
                    room.audience.send_presence()
            case "who":
                room.tell_presence()
            case "chat":
                room.audience.send_chat(note["chat"])

    async def _sweep(self) -> None:
        """With every beat: close rooms that nobody uses, tell the other servers who is here, and
        find out who and what is new there."""
        while True:
            await asyncio.sleep(self.config.beat)
            self._park()
            for room in self.rooms.values():
                if room.audience.presence.here:
                    room.tell_others({"kind": "presence", "seats": room.audience.presence.here})
            try:
                await self.attendance.write(self.rooms)
                await self.attendance.read(*self.rooms.values(), beat=True)
                await self._look_around()
                if self.store.shared:  # a note of the broker may have been missed
                    await self.turn_away(*self.rooms.values())
            except StoreFailed as error:
                LOG.error("the store does not answer", extra={"error": str(error)})
            except Exception:
                LOG.exception("a beat was missed")
            if self.config.collect_garbage:
                collect(quiet=not self.connections)

    def _park(self) -> None:
        now = monotonic()
        for room in tuple(self.rooms.values()):
            if room.idle and now - room.used > self.config.park_after:
                self._put_away(room)
        self.metrics.rooms.set(len(self.rooms))

    def _tidy(self) -> None:
        """With too many tables in memory, put away the oldest that nobody looks at."""
        if len(self.rooms) > self.config.tables_in_memory:
            *others, _ = self.rooms.values()  # the newest is about to be used
            if (oldest := next((room for room in others if room.idle), None)) is not None:
                self._put_away(oldest)

    def _put_away(self, room: "Room") -> None:
        room.close()
        del self.rooms[room.id]
        self.broker.unlisten(room.id)
        LOG.info("a table is parked", extra={"table": room.id})

    async def _look_around(self) -> None:
        """Follow what other servers did and could not tell: the broker may have been away, or
        they were killed between storing and telling."""
        looking = [room for room in self.rooms.values() if room.audience.connections]
        if not (self.store.shared and looking):
            return
        last = await self.store.last([room.id for room in looking])
        for room in looking:
            number, *_ = last.get(room.id, (0,))
            if not room.hosted.started or number > room.number:
                await room.refresh()
