"""The token of a seat: the same for the same request, and good until the store says otherwise."""

import asyncio
from itertools import product

import asyncpg

from tests.server.client import Plain, Player, post, run
from tests.server.running import Running, running

WISH = {"game": "fox", "seats": [{"player": "me", "name": "Ada"}, {"player": "friend"}]}


def invited(url: str) -> tuple[Plain, Plain]:
    """A table, and what its friend sends to take a seat."""
    made = post(url, "/api/tables", WISH)
    return made, {"invite": made["seats"][1]["invite"], "name": "Ben", "request": "b" * 16}


def test_a_request_for_a_seat_that_comes_twice_takes_it_from_nobody(server: Running) -> None:
    """The second may come late, when the seat is in use: it was sent while a server was frozen."""
    made, request = invited(server.url)
    path = f"/api/tables/{made['table']}/join"
    token = post(server.url, path, request)["token"]

    async def play() -> None:
        ben = await Player.sit(server.url, made["table"], token)
        late = await asyncio.to_thread(post, server.url, path, request)
        assert late["token"] == token
        assert (await ben.ask(type="ping"))["type"] == "pong"
        again = await Player.sit(server.url, made["table"], token)
        assert again.state["viewer"] == 1

    run(play())


def test_no_two_seats_have_the_same_token(server: Running) -> None:
    tokens = set()
    for _, letter in product(range(2), "ab"):
        made, request = invited(server.url)
        request["request"] = letter * 16
        tokens.add(post(server.url, f"/api/tables/{made['table']}/join", request)["token"])
        tokens.add(made["seats"][0]["token"])
    assert len(tokens) == 8
    assert {len(token) for token in tokens} == {43}


def test_who_holds_a_token_that_the_store_knows_no_more_is_let_go(database: str) -> None:
    """Whoever keeps the store may take a seat away; every server notices with its next beat."""

    async def play(url: str) -> None:
        made, request = invited(url)
        token = post(url, f"/api/tables/{made['table']}/join", request)["token"]
        ben = await Player.sit(url, made["table"], token)
        ada = await Player.sit(url, made["table"], made["seats"][0]["token"])
        connection = await asyncpg.connect(database)
        await connection.execute("UPDATE seats SET token_hash = 'none' WHERE seat = 1")
        await connection.close()
        assert await ben.closed() == 4401
        assert (await ada.ask(type="ping"))["type"] == "pong"

    with running(database, beat=0.2) as server:
        run(play(server.url))
