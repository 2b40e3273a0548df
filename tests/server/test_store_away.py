"""The store fails: what was asked is settled, and every table goes on by itself."""

import asyncio
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import httpx
import pytest

from tests.cable import Cable
from tests.server.client import Player, make, run, seated
from tests.server.running import Running, running, wait_until

ACT = b"\x00\x00\x00\x03act"
"""The kind of a change, on its way into the database."""


@pytest.fixture
def far(database: str, line: Cable) -> Iterator[Running]:
    """A server at the end of a cable to its database."""
    parts = urlsplit(database)
    url = urlunsplit(parts._replace(netloc=f"tanglewood@127.0.0.1:{line.port}"))
    with running(url, takeover_after=0.0, claim_after=0.0, beat=3600.0) as server:
        yield server


async def _kept(database: str, query: str, least: int) -> int:
    """Ask the database itself, until it has this many."""
    connection = await asyncpg.connect(database)
    try:
        while (found := int(await connection.fetchval(query))) < least:
            await asyncio.sleep(0.02)
        return found
    finally:
        await connection.close()


async def _turn(url: str, table: str, tokens: list[str]) -> tuple[Player, Player, dict[str, Any]]:
    """Who is to act, who waits, and an action."""
    players = await seated(url, table, tokens)
    actor, other = players if players[0].state["to_act"] == 0 else players[::-1]
    return actor, other, {"type": "act", "number": 1, "action": actor.state["legal"][0]["text"]}


def test_an_action_that_was_kept_without_an_answer_is_acknowledged(
    far: Running, line: Cable, database: str
) -> None:
    """Neither seat does anything but wait; pings go on."""

    async def play() -> None:
        table, tokens = make(far.url, "fox")
        actor, other, request = await _turn(far.url, table, tokens)
        line.when(ACT, line.mute)
        await actor.send(id="mine", **request)
        await _kept(database, "SELECT max(number) FROM changes", 2)
        health = await asyncio.to_thread(httpx.get, f"{far.url}/health", timeout=5)
        assert health.json()["store"] == "failing"
        line.cut()
        told = await actor.until("unknown", "refused", "ack")
        assert (told["type"], told["id"], told["number"]) == ("unknown", "mine", 1)
        assert (await other.ask(type="ping"))["type"] == "pong"
        line.mend()
        told = await actor.until("refused", "ack")
        assert (told["type"], told["id"], told["number"]) == ("ack", "mine", 2)
        await actor.reach(2)
        await other.reach(2)
        again = await actor.ask(**request)
        assert (again["type"], again["number"]) == ("ack", 2)

    run(play())


def test_an_action_that_was_not_kept_is_done_when_the_store_is_back(
    far: Running, line: Cable
) -> None:
    async def play() -> None:
        table, tokens = make(far.url, "fox")
        actor, other, request = await _turn(far.url, table, tokens)
        line.cut()
        await actor.send(id="mine", **request)
        assert (await actor.until("unknown", "refused", "ack"))["type"] == "unknown"
        late = asyncio.create_task(Player.sit(far.url, table, None))
        await other.send(type="chat", id="said", text="Are you there?")
        assert (await other.until("unknown", "refused", "ack"))["type"] == "unknown"
        line.mend()
        told = await actor.until("refused", "ack")
        assert (told["type"], told["number"]) == ("ack", 2)
        await other.reach(2)
        await (await late).reach(2)
        while not any('"Are you there?"' in text for text in actor.heard):
            await actor.hear()  # it may also have come before the action was acknowledged

    run(play())


def test_what_is_said_without_an_answer_is_said_once(
    far: Running, line: Cable, database: str
) -> None:
    async def talk() -> None:
        table, tokens = make(far.url, "fox")
        ada, ben = await seated(far.url, table, tokens)
        line.when(b"COMMIT", line.mute)
        say = {"type": "chat", "text": "Good evening", "request": "r" * 16}
        await ada.send(id="said", **say)
        await _kept(database, "SELECT count(*) FROM chats", 1)
        line.cut()
        assert (await ada.until("unknown", "refused", "ack"))["type"] == "unknown"
        line.mend()
        assert (await ada.until("refused", "ack"))["type"] == "ack"
        assert (await ben.until("chat"))["text"] == "Good evening"
        assert (await ada.ask(**say))["type"] == "ack"
        assert await _kept(database, "SELECT count(*) FROM chats", 1) == 1

    run(talk())


def _leads(state: dict[str, Any]) -> list[str]:
    """The even cards to lead, after which the other seat is asked at once."""
    if state["to_act"] != state["viewer"] or state["view"]["phase"] != "lead":
        return []
    return [each["text"] for each in state["legal"] if int(each["card"][1:]) % 2 == 0]


def test_an_ai_that_was_thinking_moves_when_the_store_is_back(far: Running, line: Cable) -> None:
    async def play() -> None:
        seats = [{"player": "ai", "agent": "uniform"}, {"player": "me", "name": "Ada"}]
        table, tokens = make(far.url, "fox", seats=seats)
        ada = await Player.sit(far.url, table, tokens[1])
        while not (even := _leads(ada.state)):
            following = ada.number + 1
            if ada.state["to_act"] == 1:
                await ada.act(ada.state["legal"][0]["text"])
            await ada.reach(following)
        before = ada.number
        line.when(ACT, line.cut, 2)  # hers, and the AI's after it
        assert (await ada.act(even[0]))["type"] == "ack"
        await asyncio.to_thread(wait_until, lambda: line.is_cut, 60)
        line.mend()
        await ada.reach(before + 2)

    run(play())


def test_a_clock_that_runs_out_meanwhile_ends_the_game_afterwards(
    far: Running, line: Cable
) -> None:
    def cut_and_mended() -> None:
        wait_until(lambda: line.is_cut, 60)
        line.mend()

    async def play() -> None:
        table, tokens = make(far.url, "fox", clock={"seconds": 1, "increment": 0})
        line.when(b"\x00\x00\x00\x04time", line.cut)  # on a slow machine, while they sit down
        away = asyncio.create_task(asyncio.to_thread(cut_and_mended))
        _, other = await seated(far.url, table, tokens)
        await away
        state = await other.reach(2)
        assert state["outcome"]["cause"] == "time"

    run(play())


def test_a_request_that_was_done_is_acknowledged_whatever_happened_since(
    far: Running,
) -> None:
    """The answer was lost on the way, the game went on, and the request is sent again."""

    async def play() -> None:
        table, tokens = make(far.url, "fox")
        actor, other, request = await _turn(far.url, table, tokens)
        assert (await actor.ask(**request))["type"] == "ack"
        await other.reach(2)
        absent = actor.state["viewer"]
        await actor.leave()
        takeover = {"type": "takeover", "number": 2, "seat": absent, "agent": "uniform"}
        while (answer := await other.ask(**takeover))["type"] != "ack":
            assert answer["reason"] == "present"
        again = await Player.sit(far.url, table, tokens[absent])
        assert (await again.ask(**request))["number"] == 2, "an AI plays there by now"
        assert (await again.ask(type="act", number=3, action="B1"))["type"] == "refused"
        number = again.number
        while (answer := await again.ask(type="back", number=number))["type"] != "ack":
            number = (await again.reach(number + 1))["number"]
        assert (await other.ask(**takeover))["number"] == 3, "the person is back by now"

    run(play())
