"""Frames come as networks cut them, and unusual ones still pass through the library."""

import asyncio
import base64
import json
import os
import struct
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from tests.server.client import make
from tests.server.running import Running, running
from tests.stores import NewStore

TEXT, MORE, BINARY, CLOSE, PING, PONG = 1, 0, 2, 8, 9, 10
PINGED = json.dumps({"type": "ping", "id": "a"}).encode()


@pytest.fixture(scope="module")
def server(new_store: NewStore) -> Iterator[Running]:
    with running(new_store()) as server:
        yield server


class Wire:
    """A WebSocket byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, url: str, table: str) -> "Wire":
        host, port = url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {host}:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return cls(reader, writer)

    async def send(self, *chunks: bytes) -> None:
        for chunk in chunks:
            self._writer.write(chunk)
            await self._writer.drain()
            await asyncio.sleep(0.002)  # so that each arrives by itself

    async def frame(self) -> tuple[int, bytes]:
        async with asyncio.timeout(60):
            first, length = await self._reader.readexactly(2)
            if length == 126:
                (length,) = struct.unpack("!H", await self._reader.readexactly(2))
            return first & 15, await self._reader.readexactly(length)

    async def hear(self, kind: str) -> Any:
        while True:
            opcode, data = await self.frame()
            if opcode == TEXT and json.loads(data)["type"] == kind:
                return json.loads(data)

    async def closed(self) -> int:
        while True:
            opcode, data = await self.frame()
            if opcode == CLOSE:
                return int.from_bytes(data[:2], "big")

    async def leave(self) -> None:
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()


def frame(data: bytes, opcode: int = TEXT, *, fin: bool = True, masked: bool = True) -> bytes:
    first = opcode | (0x80 if fin else 0)
    high, length = 0x80 if masked else 0, len(data)
    if length < 126:
        head = struct.pack("!BB", first, high | length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", first, high | 126, length)
    else:
        head = struct.pack("!BBQ", first, high | 127, length)
    if not masked:
        return head + data
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


JOIN = frame(json.dumps({"type": "join", "token": None}).encode())
LONG = json.dumps({"type": "ping", "id": "a"} | {"id": "a"}).encode() + b" " * 300
WAYS: dict[str, list[bytes]] = {
    "whole": [frame(PINGED)],
    "with a long head": [frame(LONG)],
    "byte by byte": [bytes([byte]) for byte in frame(LONG)],
    "two at once": [frame(PINGED) + frame(PINGED)],
    "one and a half": [(both := frame(PINGED) * 2)[:60], both[60:]],
    "in fragments": [frame(PINGED[:9], fin=False), frame(PINGED[9:], MORE)],
    "fragments around a ping": [
        frame(PINGED[:9], fin=False) + frame(b"?", PING), frame(PINGED[9:], MORE),
    ],
    "after a ping in pieces": [(ping := frame(b"hello", PING))[:3], ping[3:] + frame(PINGED)],
    "as bytes": [frame(PINGED, BINARY)],
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_a_message_is_heard_however_it_comes(server: Running, way: str) -> None:
    async def talk() -> None:
        table, _ = make(server.url, "fox")
        wire = await Wire.open(server.url, table)
        await wire.send(JOIN)
        await wire.hear("state")
        await wire.send(*WAYS[way])
        assert (await wire.hear("pong"))["id"] == "a"
        await wire.send(frame(PINGED))
        assert (await wire.hear("pong"))["id"] == "a"
        await wire.send(frame(struct.pack("!H", 1000), CLOSE))
        assert await wire.closed() == 1000
        await wire.leave()

    asyncio.run(talk())


WRONG: dict[str, tuple[bytes, int]] = {
    "no text": (frame(b"\xff\xfe"), 1007),
    "without a mask": (frame(b"{}", masked=False), 1002),
    "too long": (frame(b"x" * 20_000), 1009),
    "announced to be too long": (frame(b"x" * 70_000)[:14], 1009),
    "of an unknown kind": (frame(PINGED, 3), 1002),
    "a text inside of another": (frame(b"a", fin=False) + frame(b"b"), 1002),
    "the rest of nothing": (frame(b"b", MORE), 1002),
    "a long ping": (frame(b"x" * 126, PING), 1002),
    "of an extension": (b"\xc1" + frame(PINGED)[1:], 1002),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_no_frame_is_refused_by_the_library(server: Running, what: str) -> None:
    wrong, code = WRONG[what]

    async def talk() -> None:
        table, _ = make(server.url, "fox")
        wire = await Wire.open(server.url, table)
        await wire.send(JOIN)
        await wire.hear("state")
        await wire.send(wrong)
        assert await wire.closed() == code
        await wire.leave()

    asyncio.run(talk())
