"""A token that was replaced opens nothing any more, not even through a connection that is open."""

import asyncio
from contextlib import suppress

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.client import Plain, Player, make, post, run
from tests.server.running import Running, running

WISH = {"game": "fox", "seats": [{"player": "me", "name": "Ada"}, {"player": "friend"}]}


def invited(url: str) -> tuple[Plain, Plain]:
    """A table, and what its friend sends to take a seat."""
    made = post(url, "/api/tables", WISH)
    return made, {"invite": made["seats"][1]["invite"], "name": "Ben", "request": "b" * 16}


async def taken(url: str, table: str, request: Plain) -> str:
    """Take a seat; the token."""
    async with httpx.AsyncClient(timeout=60) as client:
        answer = await client.post(f"{url}/api/tables/{table}/join", json=request)
    token = answer.json()["token"]
    assert isinstance(token, str)
    return token


def test_who_holds_a_replaced_token_is_let_go(server: Running) -> None:
    async def play() -> None:
        made, request = invited(server.url)
        table = made["table"]
        old = await Player.sit(server.url, table, await taken(server.url, table, request))
        ada = await Player.sit(server.url, table, made["seats"][0]["token"])
        token = await taken(server.url, table, request)
        with suppress(ConnectionClosed):  # sent after the answer to whoever has the seat now
            for action in old.state["legal"]:
                await old.send(type="act", number=old.number, action=action["text"])
            await old.send(type="resign", number=old.number)
        assert await old.closed() == 4401
        assert not any('"ack"' in text for text in old.heard)
        new = await Player.sit(server.url, table, token)
        assert new.number == ada.number == 1
        assert new.state["outcome"] is None
        assert (await ada.ask(type="ping"))["type"] == "pong"

    run(play())


def test_nothing_is_granted_after_the_token_was_replaced(server: Running) -> None:
    async def play() -> None:
        for _ in range(5):
            made, request = invited(server.url)
            table = made["table"]
            old = await Player.sit(server.url, table, await taken(server.url, table, request))
            await Player.sit(server.url, table, made["seats"][0]["token"])
            replaced = asyncio.create_task(taken(server.url, table, request))
            with suppress(ConnectionClosed):
                for _ in range(20):  # some before, some while it is replaced
                    await old.send(type="chat", text="mine")
                    await asyncio.sleep(0)
            new = await Player.sit(server.url, table, await replaced)
            assert await old.closed() == 4401
            await new.ask(type="ping")
            heard = len([text for text in new.heard if '"mine"' in text])
            again = await Player.sit(server.url, table, made["seats"][0]["token"])
            await again.ask(type="ping")
            assert len([text for text in again.heard if '"mine"' in text]) == heard

    run(play())


def test_other_servers_let_go_too_with_a_broker_or_without(database: str, valkey_url: str) -> None:
    async def play(here: str, there: str) -> None:
        made, request = invited(here)
        old = await Player.sit(there, made["table"], await taken(here, made["table"], request))
        await taken(here, made["table"], request)
        assert await old.closed() == 4401

    with running(database, broker=valkey_url) as one, running(database, broker=valkey_url) as two:
        run(play(one.url, two.url))
    with running(database, beat=0.2) as one, running(database, beat=0.2) as two:
        run(play(one.url, two.url))


def test_who_plays_two_seats_is_let_go_when_one_is_replaced(server: Running) -> None:
    async def play() -> None:
        made, request = invited(server.url)
        table, mine = made["table"], made["seats"][0]["token"]
        both = await Player.sit(server.url, table, await taken(server.url, table, request))
        assert (await both.ask(type="join", token=mine))["type"] == "ack"
        await taken(server.url, table, request)
        assert await both.closed() == 4401
        alone, tokens = make(server.url, "fox")  # nobody else is
        assert (await Player.sit(server.url, alone, tokens[0])).number == 1

    run(play())
