"""What an address may do, how often and how much: more is refused in a sentence, or waits, and
nobody else notices."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tanglewood.core.errors import BadOption
from tanglewood.server.bounds import Bounds, bounds_of
from tests.record.samples import plain
from tests.server.client import Player, make, post, run, seated
from tests.server.running import Running, running, sqlite_url
from tests.server.speaking import check_said


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
            await ada.turn()
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
    found: dict[str, str] = {}
    for _, names, numbers, *_ in (row for row in rows if len(row) == 5):
        values = [number.strip().removesuffix(" s") for number in numbers.split(",")]
        found |= dict(zip([name.strip(" `") for name in names.split(",")], values, strict=False))
    for each in Bounds.__slots__:
        assert float(found[each]) == getattr(Bounds(), each), each
