"""Many callers, and callers who want too much: everybody else is served as before."""

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.fuzz.frames import handshake
from tests.record.samples import plain
from tests.server.client import Player, get, make, run, seated
from tests.server.running import Running, running, sqlite_url, wait_until
from tests.server.speaking import check_said

HALF = b"GET /api/hello HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


def raw(server: Running, sent: bytes = b"", *, source: str = "127.0.0.1") -> socket.socket:
    """A connection on which something was sent, from a loopback address."""
    port = int(server.url.rpartition(":")[2])
    made = socket.create_connection(("127.0.0.1", port), 60, (source, 0))
    made.sendall(sent)
    return made


def rest(connection: socket.socket) -> bytes:
    """Everything that comes until the other side closes."""
    parts = []
    with closing(connection):
        try:
            while part := connection.recv(65_536):
                parts.append(part)
        except ConnectionError:  # closed without ceremony
            pass
    return b"".join(parts)


@contextmanager
def crowd(server: Running, many: int, sent: bytes, **how: Any) -> Iterator[list[socket.socket]]:
    """Many connections on which the same was sent."""
    made = [raw(server, sent, **how) for _ in range(many)]
    try:
        yield made
    finally:
        for each in made:
            each.close()


def served(server: Running) -> None:
    """A normal visitor comes, looks, makes a table and plays."""
    assert get(server.url, "/api/hello")
    table, tokens = make(server.url, "fox")

    async def play() -> None:
        players = await seated(server.url, table, tokens)
        actor = players[players[0].state["to_act"]]
        assert (await actor.act(actor.state["legal"][0]["text"]))["type"] == "ack"

    run(play())


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"G",
        HALF,
        b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{",
        b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"GET /api/hello HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/he",
        b"POST /api/none HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{",
    ],
    ids=["nothing", "a letter", "a head", "a body", "a chunk", "a second request", "unread"],
)
def test_half_requests_end_by_themselves_and_hurt_nobody(tmp_path: Path, sent: bytes) -> None:
    patience = {"head_within": 2, "body_within": 2, "idle_within": 1}
    with running(sqlite_url(tmp_path), **patience) as server, crowd(server, 300, sent) as made:
        served(server)
        wait_until(lambda: len(server.visitors) == 0, 60)
        answer = rest(made.pop())
        assert answer.startswith((b"HTTP/1.1 408", b"HTTP/1.1 200", b"HTTP/1.1 404")) or not sent
        assert b"500" not in answer
        served(server)


def test_who_trickles_is_late_too(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), head_within=2) as server:
        slow = raw(server, HALF)
        slow.settimeout(0.1)
        answer = b""
        while not answer:
            slow.sendall(b"x")
            with suppress(TimeoutError):
                answer = slow.recv(4096)
        slow.close()
        assert answer.startswith(b"HTTP/1.1 408")


def test_a_large_body_has_longer(tmp_path: Path) -> None:
    """A record over a slow line: it comes steadily, for longer than a small body may take."""
    record = plain("fox")
    body = httpx.Request("POST", "http://x", json={"record": record, "to": 1}).content
    with running(sqlite_url(tmp_path), body_within=1) as server:
        head = (
            "POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Connection: close\r\nContent-Length: {len(body) + 65_536}\r\n\r\n"
        )
        slow = raw(server, head.encode() + b" " * 32_768)
        for _ in range(8):
            slow.sendall(b" " * 4096)
            asyncio.run(asyncio.sleep(0.3))
        slow.sendall(body)
        assert rest(slow).startswith(b"HTTP/1.1 200")


def test_who_does_not_take_an_answer_is_let_go(tmp_path: Path) -> None:
    """Requests whose answers nobody reads: the system's buffers fill, then ours."""
    ask = b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with running(sqlite_url(tmp_path), take_within=1) as server:
        port = int(server.url.rpartition(":")[2])
        with closing(socket.socket()) as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", port))
            deaf.sendall(ask * 300)
            wait_until(lambda: len(server.visitors) == 1, 60)
            wait_until(lambda: len(server.visitors) == 0, 120)
        served(server)


def test_a_crowd_at_one_address_makes_room_for_its_own_house(tmp_path: Path) -> None:
    with (
        running(sqlite_url(tmp_path), connections_an_address=20, head_within=600) as server,
        crowd(server, 60, HALF),
        crowd(server, 30, HALF, source="127.0.0.2"),
    ):
        wait_until(lambda: len(server.visitors) == 40, 60)
        served(server)
        assert len(server.visitors) <= 41


def test_a_full_server_lets_go_of_the_largest_house(tmp_path: Path) -> None:
    with (
        running(sqlite_url(tmp_path), open_connections=30, head_within=600) as server,
        crowd(server, 5, HALF, source="127.0.0.2") as few,
        crowd(server, 80, HALF),
    ):
        wait_until(lambda: len(server.visitors) == 30, 60)
        served(server)
        for each in few:  # still listened to
            each.sendall(b"1\r\nConnection: close\r\n\r\n")
            assert rest(each).startswith(b"HTTP/1.1 200")


def test_when_all_are_busy_the_newest_is_told(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), connections_an_address=3) as server:
        table, _ = make(server.url, "fox")

        async def fill() -> None:
            for _ in range(3):
                await Player.sit(server.url, table, None)
            answer = await asyncio.to_thread(httpx.get, f"{server.url}/api/hello")
            assert (answer.status_code, answer.headers["retry-after"]) == (429, "5")
            check_said(answer.json(), "detail")

        run(fill())
        wait_until(lambda: len(server.visitors) == 0, 60)
        served(server)


def test_an_address_sits_at_only_so_many_tables(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), sockets_an_address=3) as server:
        table, _ = make(server.url, "fox")

        async def fill() -> None:
            first, *_ = [await Player.sit(server.url, table, None) for _ in range(3)]
            late = Player(await connect(f"ws{server.url[4:]}/api/tables/{table}/play"))
            refused = await late.hear()
            assert (refused["type"], refused["reason"]) == ("refused", "rate")
            check_said(refused, "sentence")
            assert await late.closed() == 4429
            await first.leave()
            await asyncio.to_thread(wait_until, lambda: server.hub.connections == 2, 60)
            await Player.sit(server.url, table, None)

        run(fill())


@pytest.mark.parametrize("kind", ["ping", "pong", "pieces"])
def test_who_sends_frames_without_messages_is_let_go(tmp_path: Path, kind: str) -> None:
    """Pings cost an answer, pieces cost memory; neither is a message that could be counted."""
    frame = {"ping": b"\x89\x80abcd", "pong": b"\x8a\x80abcd", "pieces": b"\x00\x80abcd"}[kind]
    with running(sqlite_url(tmp_path), join_within=600) as server:
        table, _ = make(server.url, "fox")
        flood = raw(server, handshake(table) + (b"\x01\x80abcd" if kind == "pieces" else b""))
        assert flood.recv(4096).startswith(b"HTTP/1.1 101")
        flood.sendall(frame * 2000)
        rest(flood)
        wait_until(lambda: len(server.visitors) == 0, 60)
        served(server)


@pytest.mark.parametrize("behind", [b"\x81\x81\0\0\0\0\xff", b"\x88\x80\0\0\0\0"])
def test_text_that_is_none_ends_the_connection_and_leaves_no_trace(
    tmp_path: Path, behind: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with running(sqlite_url(tmp_path)) as server:
        table, _ = make(server.url, "fox")
        wrong = raw(server, handshake(table))
        assert wrong.recv(4096).startswith(b"HTTP/1.1 101")
        wrong.sendall(b"\x81\x81\0\0\0\0\xff" + behind)
        rest(wrong)
        wait_until(lambda: len(server.visitors) == 0, 60)
    assert [it.getMessage() for it in caplog.records if it.levelno >= logging.ERROR] == []
