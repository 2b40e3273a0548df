"""The WebSocket of a table."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

from litestar import WebSocket, websocket
from litestar.datastructures import State

from tanglewood.core.message import Message, message_plain
from tanglewood.core.seat import SPECTATOR
from tanglewood.protocol.refusal import Refused
from tanglewood.server import connection as codes
from tanglewood.server import messages as m
from tanglewood.server.address import caller_of
from tanglewood.server.backoff import Backoff
from tanglewood.server.connection import Connection
from tanglewood.server.frames import short_way
from tanglewood.server.logs import LOG
from tanglewood.server.params import Id, TheHub
from tanglewood.server.rate_limits import Bucket
from tanglewood.server.requests import carry_out, hint
from tanglewood.server.room import Room
from tanglewood.session.keys import hash_secret
from tanglewood.session.store import SeatKey, StoreFailed, StoreFull

_MALFORMED_MOST: Final = 10
_UNSETTLED_MOST: Final = 16

_JOINING: Final = 4
"""How many further messages a `join` counts for: it asks the store and brings the whole state."""

_UNKNOWN: Final = Message("server-unknown")
_FULL: Final = Message("server-disk-full")

Socket = WebSocket[Any, Any, State]
Receive = Callable[[], Awaitable[Any]]


class ClientRequest(NamedTuple):
    """A message, who had sent it, and a text by which it is the same when it is tried again."""

    message: m.Client
    viewer: int
    request: str


@websocket("/api/tables/{table:str}/play")
async def play(socket: Socket, table: Id, hub: TheHub) -> None:
    """Play, or watch, at a table."""
    await socket.accept()
    try:
        room = await hub.room(table) if len(table) <= 40 else None
    except StoreFailed as error:
        LOG.error("the store does not answer", extra={"error": str(error)})
        await socket.close(codes.LATER)
        return
    if room is None:
        await socket.close(codes.NO_TABLE)
        return
    config = hub.config
    bucket = Bucket(config.messages_a_second, config.messages_burst)
    caller, short = caller_of(socket.scope), short_way(socket.scope)
    connection = Connection(socket, config.queue, bucket, caller, short)
    hub.connections += 1
    hub.metrics.connections.inc()
    room.audience.connections.add(connection)
    hub.places.wait(connection)
    try:
        await _both_ways(socket, room, connection)
    finally:
        hub.connections -= 1
        hub.metrics.connections.dec()
        hub.places.leave(connection)
        room.audience.connections.discard(connection)
        if room.audience.presence.went(connection.seats):
            room.tell_presence()
            if not room.closed:
                room.spawn(_leave(room))


async def _leave(room: Room) -> None:
    with suppress(StoreFailed):  # the next beat says it again
        await room.hub.attendance.write(room.hub.rooms, room.id)


async def _both_ways(socket: Socket, room: Room, connection: Connection) -> None:
    """Read until the connection ends, or the client is stuck; what it is sent goes beside that."""
    reader = connection.reader = asyncio.create_task(_read_messages(socket, room, connection))
    try:
        await asyncio.wait({reader})
        if connection.writer is not None and connection.closing and not connection.stuck:
            await asyncio.wait({connection.writer}, timeout=2)  # let the last messages out
    finally:
        tasks = {reader} if connection.writer is None else {reader, connection.writer}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if connection.stuck:
            with suppress(Exception):
                await asyncio.wait_for(socket.close(codes.TOO_SLOW), 1)


async def _read_messages(socket: Socket, room: Room, connection: Connection) -> None:
    malformed, loop = 0, asyncio.get_running_loop()
    receive: Receive = (short_way(socket.scope) or socket).receive
    loop.call_later(room.hub.config.join_within, _expect_join, connection)
    while not connection.closing:
        event = await receive()
        if event["type"] != "websocket.receive" or connection.closing:
            return
        if not connection.bucket.take():
            room.hub.metrics.refused.labels("rate").inc()
            connection.refuse(Refused("rate", Message("server-messages-rate")), room.number, None)
            connection.close(codes.TOO_FAST)
            return
        if not room.hub.quotas.messages.of(connection.caller).take():
            await _take_turn(room, connection, 1)
        try:
            message = m.read_message(event.get("text") or event.get("bytes") or b"")
        except m.Malformed as error:
            malformed += 1
            room.hub.metrics.refused.labels("malformed").inc()
            connection.refuse(Refused("malformed", error.message), room.number, None)
            if malformed > _MALFORMED_MOST or not connection.joined:
                connection.close(codes.MALFORMED)
            continue
        request = ClientRequest(message, connection.viewer, connection.next_request())
        if isinstance(message, m.Hint):  # may take a while: the next message need not wait
            room.spawn(_answer(room, connection, request))
        else:
            await _answer(room, connection, request)


async def _take_turn(room: Room, connection: Connection, cost: float) -> None:
    """Wait while an address sends more than one address may: nobody there has to know how much the
    others send, so nobody is refused for it."""
    bucket = room.hub.quotas.messages.of(connection.caller)
    while not bucket.take(cost):
        await asyncio.sleep(bucket.wait)


def _expect_join(connection: Connection) -> None:
    if not connection.joined:
        connection.close(codes.NO_JOIN)


async def _answer(room: Room, connection: Connection, request: ClientRequest) -> None:
    """Do what is asked and say how that went; where nobody can know, say so, and find out."""
    if connection.unsettled >= _UNSETTLED_MOST:
        waits = Message("server-much-waits")
        connection.refuse(Refused("rate", waits), room.number, request.message.id)
        return
    try:
        await _try(room, connection, request)
    except StoreFailed as error:
        LOG.error("the store does not answer", extra={"table": room.id, "error": str(error)})
        _wait(room, connection, request, _FULL if isinstance(error, StoreFull) else _UNKNOWN)
    except Exception:  # a mistake of ours
        LOG.exception("a message could not be answered", extra={"table": room.id})
        _wait(room, connection, request)


def _wait(
    room: Room, connection: Connection, request: ClientRequest, why: Message = _UNKNOWN
) -> None:
    """Nobody knows whether what was asked is kept."""
    room.doubt()
    connection.tell(type="unknown", id=request.message.id, **message_plain(why), number=room.number)
    room.spawn(_settle(room, connection, request))


async def _settle(room: Room, connection: Connection, request: ClientRequest) -> None:
    """As soon as the store answers, do what was asked: if it was kept, the answer is the same.

    It is tried as long as somebody waits for it, since no failure tells that nothing was kept.
    """
    backoff, connection.unsettled = Backoff(0.1, 5.0), connection.unsettled + 1
    try:
        while connection in room.audience.connections and not connection.closing:
            await room.wait_until_settled()
            if isinstance(request.message, m.Join) and connection.asked is not request:
                return  # it has become somebody else meanwhile
            try:
                await _try(room, connection, request)
                return
            except StoreFailed:
                room.doubt()
            except Exception:  # if it had been kept before, this would have said so
                LOG.exception("a message could not be answered", extra={"table": room.id})
                failed = Refused("unavailable", Message("server-failed"))
                connection.refuse(failed, room.number, request.message.id)
                return
            await backoff.pause()
    finally:
        connection.unsettled -= 1


async def _try(room: Room, connection: Connection, request: ClientRequest) -> None:
    """Answer; raises an error where nobody knows whether it is done."""
    message = request.message
    try:
        match message:
            case m.Ping():
                connection.tell(type="pong", id=message.id)
            case m.Join():
                await _take_turn(room, connection, _JOINING)
                connection.asked = request
                await _join(room, connection, message)
            case _ if not connection.joined:
                connection.close(codes.MALFORMED)
            case m.Hint():
                await _hint(room, connection, message, request.viewer)
            case _:
                number = await carry_out(
                    room, request.viewer, message, request.request, connection.caller
                )
                number = room.number if number is None else number
                connection.tell(type="ack", id=message.id, number=number)
    except Refused as refusal:
        room.hub.metrics.refused.labels(refusal.reason).inc()
        connection.refuse(refusal, room.number, message.id)
        if refusal.reason == "stale":
            with suppress(StoreFailed):  # else everybody is told once the table is settled
                async with room.hold():  # nobody is told what is not kept yet
                    room.tell(connection)


async def _hint(room: Room, connection: Connection, message: m.Hint, viewer: int) -> None:
    """One hint at a time."""
    if connection.hinting:
        raise Refused("rate", Message("server-hint-busy"))
    connection.hinting = True
    try:
        found = await hint(room, viewer, message.number, connection.caller)
        connection.tell(type="hint", id=message.id, number=message.number, **found)
    finally:
        connection.hinting = False


async def _arrive(room: Room, connection: Connection, viewer: int) -> bool:
    """Somebody is here now, and the store knows it; True if they were not here before."""
    if viewer < 0 or viewer in connection.seats:
        return False
    news = room.audience.presence.came(viewer)
    if news:
        try:
            await room.hub.attendance.write(room.hub.rooms, room.id)
        except BaseException:
            room.audience.presence.went([viewer])
            raise
    connection.seats.add(viewer)
    return news


async def _join(room: Room, connection: Connection, message: m.Join) -> None:
    """Become a seat or a spectator, and be sent what this viewer may know."""
    chats = [] if connection.joined else await room.hub.store.chats.latest(room.id)
    async with room.hold():
        viewer = await _admit(room, connection, message.token)
        await room.catch_up_and_tell()
        news = await _arrive(room, connection, viewer)
        connection.join(
            viewer, message.mode, message.since, changes=message.changes, words=message.words
        )
        room.tell(connection)
        for chat in chats:
            connection.tell(type="chat", **chat._asdict())
        if message.id is not None:
            connection.tell(type="ack", id=message.id, number=room.hosted.number)
        if news:
            room.tell_presence()
        room.thinking.begin()


async def _admit(room: Room, connection: Connection, token: str | None) -> int:
    """Who this is, with a place at the server. The table is held, so that a token that is being
    replaced is either still good or no longer good."""
    places, table = room.hub.places, room.audience.connections
    if token is None:
        if not places.watch(connection, table):
            connection.close(codes.TOO_FAST)
            raise Refused("rate", Message("server-full-watchers"))
        return SPECTATOR
    key = SeatKey(room.id, hash_secret(token))
    seat = await room.hub.store.seat_of(key)
    if seat is None:
        connection.close(codes.WRONG_TOKEN)
        raise Refused("token", Message("server-wrong-token"))
    if not places.sit(connection, seat, table):
        connection.close(codes.TOO_FAST)
        raise Refused("rate", Message("server-full-seats"))
    connection.tokens[seat] = key.token_hash
    return seat
