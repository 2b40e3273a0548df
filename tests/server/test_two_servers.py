"""Two servers, one PostgreSQL, one Valkey: a number is given once, and news travel."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

import httpx
import pytest

from tanglewood.session.change import Change
from tests.server.client import Player, make, post, run
from tests.server.running import Running, running


@pytest.fixture
def pair(database: str, valkey_url: str) -> Iterator[list[Running]]:
    with ExitStack() as stack:
        yield [stack.enter_context(running(database, broker=valkey_url)) for _ in range(2)]


@pytest.fixture
def strangers(database: str) -> Iterator[list[Running]]:
    """Two servers that do not know of each other."""
    with ExitStack() as stack:
        yield [stack.enter_context(running(database)) for _ in range(2)]


def test_two_servers_never_accept_the_same_number(strangers: list[Running]) -> None:
    """Both get an action for the same position at the same time; one is stored, and both end up
    with the same game, however often it is tried."""

    async def race() -> None:
        table, tokens = make(strangers[0].url, "fox", options={"target": 999})
        choice = Random(5)
        for _ in range(25):
            number, seat, legal = await _position(strangers[0].url, table, tokens)
            rivals = [await Player.sit(server.url, table, tokens[seat]) for server in strangers]
            requests = choice.sample(legal, min(2, len(legal)))
            requests = requests if len(requests) == 2 else requests * 2
            answers = await asyncio.gather(
                *(
                    rival.act(request, number)
                    for rival, request in zip(rivals, requests, strict=True)
                )
            )
            kinds = sorted(answer["type"] for answer in answers)
            same = requests[0] == requests[1]
            assert kinds == (["ack", "ack"] if same else ["ack", "refused"]), answers
            for answer in answers:
                assert answer["type"] == "ack" or answer["reason"] == "stale"
            for rival in rivals:
                await rival.leave()
        stories = []
        for server in strangers:
            await _look(server.url, table)
            watching = await Player.sit(server.url, table, None)
            stories.append([event["words"] for event in watching.state["events"]])
            await watching.leave()
        assert stories[0][:-4] == stories[1][: len(stories[0]) - 4]

    run(race())


async def _position(url: str, table: str, tokens: list[str]) -> tuple[int, int, list[str]]:
    """The newest position: its number, who is to act, and what is legal."""
    number = await _look(url, table)
    watching = await Player.sit(url, table, None)
    await watching.reach(number)
    seat = watching.state["to_act"]
    await watching.leave()
    player = await Player.sit(url, table, tokens[seat])
    await player.leave()
    return player.number, seat, [action["text"] for action in player.state["legal"]]


async def _look(url: str, table: str) -> int:
    """A request for a position that nobody has reached makes a server look into the store."""
    answer = await asyncio.to_thread(httpx.get, f"{url}/api/tables/{table}")
    return int(answer.json()["number"])


def test_presence_and_chat_reach_the_other_server(pair: list[Running]) -> None:
    async def meet() -> None:
        table, tokens = make(pair[0].url, "fox")
        first = await Player.sit(pair[0].url, table, tokens[0])
        second = await Player.sit(pair[1].url, table, tokens[1])
        while not (await first.until("presence"))["seats"][1]["present"]:
            pass
        await second.ask(type="chat", text="Good evening")
        assert (await first.until("chat"))["text"] == "Good evening"
        await second.leave()
        while (await first.until("presence"))["seats"][1]["present"]:
            pass
        await first.leave()

    run(meet())


def test_a_friend_joins_at_the_other_server(pair: list[Running]) -> None:
    async def meet() -> None:
        seats = [{"player": "me", "name": "Ada"}, {"player": "friend"}]
        made = post(pair[0].url, "/api/tables", {"game": "fox", "seats": seats})
        table = made["table"]
        ada = await Player.sit(pair[0].url, table, made["seats"][0]["token"])
        assert ada.state["status"] == "waiting"
        request = {"invite": made["seats"][1]["invite"], "name": "Ben", "request": "r" * 16}
        post(pair[1].url, f"/api/tables/{table}/join", request)
        state = await ada.reach(1)
        assert state["status"] == "playing"
        assert state["seats"][1]["name"] == "Ben"
        await ada.leave()

    run(meet())


def test_a_server_that_looks_while_the_other_agrees_to_a_rematch_shows_it(
    pair: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben agrees at the first server just when the second has begun to read the table: what it
    shows then must name the table that follows."""

    async def agree() -> None:
        table, tokens = make(pair[0].url, "fox")
        ada, ben = [await Player.sit(pair[0].url, table, token) for token in tokens]
        await ada.ask(type="resign", number=ada.number)
        await ada.ask(type="rematch")
        watching = await Player.sit(pair[1].url, table, None)
        await watching.reach(ada.number)
        here, store = asyncio.get_running_loop(), pair[1].hub.store
        read = store.changes

        async def read_late(*asked: int) -> list[Change]:
            monkeypatch.undo()
            agreed = asyncio.run_coroutine_threadsafe(ben.ask(type="rematch"), here)
            assert (await asyncio.wrap_future(agreed))["type"] == "ack"
            return await read(table, *asked[1:])

        monkeypatch.setattr(store, "changes", read_late)
        await Player.sit(pair[1].url, table, None)  # who comes makes the server look
        async with asyncio.timeout(30):
            while watching.state["rematch"] is None:
                await watching.hear()

    run(agree())
