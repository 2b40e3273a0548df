"""The WebSocket of a table."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State

from tanglewood.core.seat import SPECTATOR
from tanglewood.server import connection as codes
from tanglewood.server import messages as m
from tanglewood.server.connection import Connection
from tanglewood.server.keys import hashed
from tanglewood.server.limits import Bucket
from tanglewood.server.logs import LOG
from tanglewood.server.params import Id, TheHouse
from tanglewood.server.refusal import Refused
from tanglewood.server.room import Room
from tanglewood.server.wishes import grant, hint
from tanglewood.session.store import SeatKey, StoreFailed

_MALFORMED_MOST = 10

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table:str}/play")
async def play(socket: Socket, table: Id, house: TheHouse) -> None:
    """Play, or watch, at a table."""
    await socket.accept()
    try:
        room = await house.room(table) if len(table) <= 40 else None
    except StoreFailed as error:
        LOG.error("the store does not answer", extra={"error": str(error)})
        await socket.close(codes.LATER)
        return
    if room is None:
        await socket.close(codes.NO_TABLE)
        return
    config = house.config
    bucket = Bucket(config.messages_a_second, config.messages_burst)
    connection = Connection(socket, config.queue, bucket)
    house.connections += 1
    house.metrics.connections.inc()
    room.audience.connections.add(connection)
    house.places.wait(connection)
    try:
        await _both_ways(socket, room, connection)
    finally:
        house.connections -= 1
        house.metrics.connections.dec()
        house.places.leave(connection)
        room.audience.connections.discard(connection)
        if room.audience.presence.went(connection.seats):
            room.tell_presence()


async def _both_ways(socket: Socket, room: Room, connection: Connection) -> None:
    """Read and write side by side until one of them ends, or the client is stuck."""
    reader = connection.reader = asyncio.create_task(_read(socket, room, connection))
    writer = asyncio.create_task(connection.write_all())
    stuck = asyncio.create_task(connection.stuck.wait())
    tasks = {reader, writer, stuck}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if reader.done() and connection.closing:  # let the last words out
            await asyncio.wait({writer}, timeout=2)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if connection.stuck.is_set():
            with suppress(Exception):
                await asyncio.wait_for(socket.close(codes.TOO_SLOW), 1)


async def _read(socket: Socket, room: Room, connection: Connection) -> None:
    malformed, loop = 0, asyncio.get_running_loop()
    loop.call_later(room.house.config.join_within, _expect_join, connection)
    while not connection.closing:
        event = await socket.receive()
        if event["type"] != "websocket.receive" or connection.closing:
            return
        if not connection.bucket.take():
            room.house.metrics.refused.labels("rate").inc()
            _refuse(connection, room, None, Refused("rate", "Too many messages at once."))
            connection.close(codes.TOO_FAST)
            return
        try:
            message = m.read(event.get("text") or event.get("bytes") or b"")
        except m.Malformed as error:
            malformed += 1
            room.house.metrics.refused.labels("malformed").inc()
            _refuse(connection, room, None, Refused("malformed", str(error)))
            if malformed > _MALFORMED_MOST or not connection.joined:
                connection.close(codes.MALFORMED)
            continue
        if isinstance(message, m.Hint):  # may take a while: the next message need not wait
            room.spawn(_answer(room, connection, message))
        else:
            await _answer(room, connection, message)


def _expect_join(connection: Connection) -> None:
    if not connection.joined:
        connection.close(codes.NO_JOIN)


async def _answer(room: Room, connection: Connection, message: m.Client) -> None:
    try:
        match message:
            case m.Ping():
                connection.tell(type="pong", id=message.id)
            case m.Join():
                await _join(room, connection, message)
            case _ if not connection.joined:
                connection.close(codes.MALFORMED)
            case m.Hint():
                await _hint(room, connection, message)
            case _:
                number = await grant(room, connection.viewer, message)
                number = room.hosted.number if number is None else number
                connection.tell(type="ack", id=message.id, number=number)
    except Refused as refusal:
        room.house.metrics.refused.labels(refusal.reason).inc()
        _refuse(connection, room, message.id, refusal)
        if refusal.reason == "stale":
            room.tell(connection)
    except Exception:  # the store failed: what is kept is kept, and nothing else happened
        LOG.exception("a message could not be answered", extra={"table": room.id})
        sentence = "The server cannot keep this now; nothing is lost, try again in a moment."
        _refuse(connection, room, message.id, Refused("unavailable", sentence))


async def _hint(room: Room, connection: Connection, message: m.Hint) -> None:
    """One hint at a time."""
    if connection.hinting:
        raise Refused("rate", "A hint is being thought of already.")
    connection.hinting = True
    try:
        found = await hint(room, connection.viewer, message.number)
        connection.tell(type="hint", id=message.id, number=message.number, **found)
    finally:
        connection.hinting = False


def _refuse(connection: Connection, room: Room, id_: str | None, why: Refused) -> None:
    connection.tell(
        type="refused", id=id_, reason=why.reason, sentence=why.sentence, rule=why.rule,
        number=room.hosted.number,
    )  # fmt: skip


async def _join(room: Room, connection: Connection, message: m.Join) -> None:
    """Become a seat or a spectator, and be sent what this viewer may know."""
    said = [] if connection.joined else await room.house.store.said(room.id)
    async with room.lock:
        await room.sure()
        viewer = await _admitted(room, connection, message.token)
        await room.look()
        news = (
            viewer >= 0 and viewer not in connection.seats and room.audience.presence.came(viewer)
        )
        if viewer >= 0:
            connection.seats.add(viewer)
        connection.viewer, connection.mode, connection.sent = viewer, message.mode, message.since
        connection.joined = True
        room.tell(connection)
        for chat in said:
            connection.tell(type="chat", **chat._asdict())
        if message.id is not None:
            connection.tell(type="ack", id=message.id, number=room.hosted.number)
        if news:
            room.tell_presence()
        room.think()


async def _admitted(room: Room, connection: Connection, token: str | None) -> int:
    """Who this is, with a place in the house. The table is held, so that a token that is being
    replaced is either good still, or not any more."""
    places, table = room.house.places, room.audience.connections
    if token is None:
        if not places.watch(connection, table):
            connection.close(codes.TOO_FAST)
            raise Refused("rate", "Too many watch already; try again later.")
        return SPECTATOR
    key = SeatKey(room.id, hashed(token))
    seat = await room.house.store.seat_of(key)
    if seat is None:
        connection.close(codes.WRONG_TOKEN)
        raise Refused("token", "This is not the token of a seat at this table.")
    if not places.sit(connection, seat, table):
        connection.close(codes.TOO_FAST)
        raise Refused("rate", "Too many play here already; try again later.")
    connection.tokens[seat] = key.token_hash
    return seat
