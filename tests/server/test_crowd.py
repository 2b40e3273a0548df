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

from tanglewood.core.errors import BadOption
from tanglewood.server.bounds import Bounds, bounds_of
from tests.fuzz.frames import handshake
from tests.record.samples import plain
from tests.server.client import Player, get, make, post, run, seated
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


def test_chat_has_a_pace_and_a_length(tmp_path: Path) -> None:
    limits = {"chats_a_minute": 0.001, "chats_burst": 3, "chats_a_table": 4}
    with running(sqlite_url(tmp_path), **limits) as server:
        table, tokens = make(server.url, "fox")

        async def talk() -> None:
            ada, ben = await seated(server.url, table, tokens)
            for n in range(3):
                request = str(n) * 16
                assert (await ada.ask(type="chat", text=f"a{n}", request=request))["type"] == "ack"
            refused = await ada.ask(type="chat", text="a3")
            assert (refused["type"], refused["reason"]) == ("refused", "rate")
            again = await ada.ask(type="chat", text="a2", request="2" * 16)
            assert again["type"] == "ack"  # it was said: nobody says it was not
            for n in range(3):
                assert (await ben.ask(type="chat", text=f"b{n}"))["type"] == "ack"
            actor = [ada, ben][ada.state["to_act"]]
            assert (await actor.act(actor.state["legal"][0]["text"]))["type"] == "ack"
            late = await Player.sit(server.url, table, None)
            said = [(await late.until("chat"))["text"] for _ in range(4)]
            assert said == ["a2", "b0", "b1", "b2"]

        run(talk())


def test_messages_of_a_house_wait_and_are_not_refused(tmp_path: Path) -> None:
    limits = {"address_messages_a_second": 50, "address_messages_burst": 20}
    with running(sqlite_url(tmp_path), **limits) as server:
        table, tokens = make(server.url, "fox")

        async def talk() -> None:
            players = await seated(server.url, table, tokens)
            answers = [await each.ask(type="ping") for _ in range(40) for each in players]
            assert {answer["type"] for answer in answers} == {"pong"}

        run(talk())


def test_an_address_has_only_so_many_games_under_way(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), tables_an_address=2) as server:
        seats = [{"player": "me", "name": "A"}, {"player": "ai", "agent": "uniform"}]
        request = {"game": "fox-mini", "seats": seats}
        first = post(server.url, "/api/tables", request)
        post(server.url, "/api/tables", request)
        answer = httpx.post(f"{server.url}/api/tables", json=request)
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "60")
        check_said(answer.json(), "detail")

        async def give_up() -> None:
            ada = await Player.sit(server.url, first["table"], first["seats"][0]["token"])
            assert (await ada.ask(type="resign", number=ada.number))["type"] == "ack"

        run(give_up())
        post(server.url, "/api/tables", request)


def test_what_is_kept_of_a_table_is_bounded(server: Running) -> None:
    seats = [{"player": "me", "name": "A"}, {"player": "me", "name": "B"}]
    long = {"game": "fox", "seats": seats, "options": {"target": "9" * 40_000}}
    answer = httpx.post(f"{server.url}/api/tables", json=long)
    assert answer.status_code == 413
    check_said(answer.json(), "detail")
    longer = long | {"options": {"target": "9" * 70_000}}
    answer = httpx.post(f"{server.url}/api/tables", json=longer)
    assert answer.status_code == 413
    check_said(answer.json(), "detail")


def test_a_game_without_end_takes_nothing_back(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), changes_a_table=2) as server:
        table, tokens = make(server.url, "fox")

        async def play() -> None:
            players = await seated(server.url, table, tokens)
            actor = players[players[0].state["to_act"]]
            answer = await actor.act(actor.state["legal"][0]["text"])
            assert answer["type"] == "ack"
            refused = await actor.ask(type="undo", number=answer["number"])
            assert (refused["type"], refused["reason"]) == ("refused", "rate")

        run(play())


def test_tables_nobody_looks_at_leave_the_memory(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), tables_in_memory=5) as server:
        made = [make(server.url, "fox") for _ in range(12)]
        assert len(server.hub.rooms) == 5
        table, tokens = made[0]

        async def come_back() -> None:
            assert (await Player.sit(server.url, table, tokens[0])).number == 1

        run(come_back())


def test_long_replays_cost_more(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), replays_a_minute=0.001, replays_burst=6) as server:
        short: dict[str, Any] = {"record": plain("fox-mini"), "from": 0, "to": 1}
        entries = [{"chance": "x" * 400}] * 1000
        long = short | {"record": short["record"] | {"entries": entries}}
        path = f"{server.url}/api/replay"
        codes = [httpx.post(path, json=each, timeout=60) for each in (short, long, long, short)]
        assert [answer.status_code for answer in codes] == [200, 429, 429, 200]
        check_said(codes[1].json(), "detail")


def test_an_evening_among_friends_behind_one_address(tmp_path: Path) -> None:
    """Twenty people at ten tables, with the limits as they come: all pages loaded at once, all
    games played and talked over, and everybody looks at the replay."""
    six = httpx.Limits(max_connections=6)  # as browsers do
    pages = ["/", "/api/hello", "/api/games", *["/assets/none.js"] * 15]

    async def page(client: httpx.AsyncClient) -> None:
        answers = await asyncio.gather(*(client.get(path) for path in pages))
        assert {answer.status_code for answer in answers} <= {200, 404}

    async def pair(server: Running) -> None:
        async with (
            httpx.AsyncClient(base_url=server.url, timeout=60, limits=six) as ada,
            httpx.AsyncClient(base_url=server.url, timeout=60, limits=six) as ben,
        ):
            await asyncio.gather(page(ada), page(ben))
            seats = [{"player": "me", "name": "Ada"}, {"player": "friend"}]
            table = {"game": "fox-mini", "seats": seats, "options": {"target": 0}}
            made = (await ada.post("/api/tables", json=table)).json()
            joining = {"invite": made["seats"][1]["invite"], "name": "Ben", "request": "r" * 16}
            joined = await ben.post(f"/api/tables/{made['table']}/join", json=joining)
            tokens = [made["seats"][0]["token"], joined.json()["token"]]
            players = await seated(server.url, made["table"], tokens)
            for player in players:
                assert (await player.ask(type="chat", text="Good luck"))["type"] == "ack"
            while players[0].state["status"] != "over":
                actor = players[players[0].state["to_act"]]
                answer = await actor.act(actor.state["legal"][0]["text"])
                assert answer["type"] == "ack", answer
                for player in players:
                    await player.reach(answer["number"])
            for client in (ada, ben):
                seen = await client.get(f"/api/tables/{made['table']}/moments")
                assert seen.status_code == 200, seen.text

    limits = {each: getattr(Bounds(), each) for each in Bounds.__slots__}
    with running(sqlite_url(tmp_path), **limits) as server:

        async def evening() -> None:
            await asyncio.gather(*(pair(server) for _ in range(10)))

        run(evening())


def test_behind_a_trusted_proxy_callers_count_by_what_it_says(tmp_path: Path) -> None:
    limits = {"requests_a_second": 0.001, "requests_burst": 2, "trusted_proxies": "127.0.0.1"}
    with running(sqlite_url(tmp_path), **limits) as server:

        def asked(by: str) -> int:
            headers = {"x-forwarded-for": by}
            return httpx.get(f"{server.url}/api/hello", headers=headers).status_code

        assert [asked("2001:db8::1"), asked("2001:db8::2"), asked("2001:db8::3")] == [200, 200, 429]
        assert asked("2001:db8:0:1::1") == 200
        assert [asked("nobody"), asked("nothing"), asked("nowhere")] == [200, 200, 429]


def test_without_trust_nobody_is_believed(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path), requests_a_second=0.001, requests_burst=2) as server:
        codes = [
            httpx.get(f"{server.url}/api/hello", headers={"x-forwarded-for": f"192.0.2.{n}"})
            for n in range(3)
        ]
        assert [answer.status_code for answer in codes] == [200, 200, 429]


def test_limits_are_set_by_name() -> None:
    assert bounds_of(("queue=5", "head-within=2.5")) == {"queue": 5, "head_within": 2.5}
    for wrong in ("nothing=5", "queue", "queue=x", "queue=2.5"):
        with pytest.raises(BadOption):
            bounds_of((wrong,))
    for wrong in ("queue=0", "head_within=nan", "head_within=-1"):
        with pytest.raises(BadOption, match="above 0"):
            Bounds(**bounds_of((wrong,)))


def test_every_limit_is_documented_with_its_default() -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| `")]
    found = {}
    for _, names, numbers, *_ in (row for row in rows if len(row) == 5):
        values = [number.strip().removesuffix(" s") for number in numbers.split(",")]
        found |= dict(zip([name.strip(" `") for name in names.split(",")], values, strict=False))
    for each in Bounds.__slots__:
        assert float(found[each]) == getattr(Bounds(), each), each
