"""While the database is away: an answer that says so, and when to ask again."""

from contextlib import ExitStack

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import make, post, run
from tests.server.running import running
from tests.servers import postgres
from tests.stores import new_database

FRIENDS = {"game": "fox", "seats": [{"player": "me", "name": "Ada"}, {"player": "friend"}]}


def test_who_asks_while_the_database_is_away_is_told_when_to_ask_again() -> None:
    with ExitStack() as until_stopped:
        database = ExitStack()
        url = new_database(database.enter_context(postgres()).url)
        server = until_stopped.enter_context(running(url))
        table, tokens = make(server.url, "fox")
        made = post(server.url, "/api/tables", FRIENDS)
        join = {"invite": made["seats"][1]["invite"], "request": "r" * 16, "name": "Ben"}
        held = {"seats": [{"table": table, "token": tokens[0]}]}
        database.close()
        answers = [
            httpx.post(f"{server.url}/api/tables", json=FRIENDS, timeout=60),
            httpx.post(f"{server.url}/api/tables/{made['table']}/join", json=join, timeout=60),
            httpx.post(f"{server.url}/api/mine", json=held, timeout=60),
            httpx.post(f"{server.url}/api/statistics", json=held, timeout=60),
            *(
                httpx.get(f"{server.url}/api/tables/{table}{path}", timeout=60)
                for path in ("", "/record", "/moments")
            ),
        ]
        for answer in answers:
            assert answer.status_code == 503, answer.text
            assert int(answer.headers["retry-after"]) > 0
            assert answer.headers["content-type"] == "application/problem+json"
            assert "try again" in answer.json()["detail"]
        for path in ("/", "/api/hello", "/api/games"):  # what needs no database is as ever
            assert httpx.get(server.url + path).status_code == 200

        async def sit() -> int | None:
            address = f"{server.url.replace('http', 'ws', 1)}/api/tables/unheardof/play"
            socket = await connect(address)
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            return closed.value.rcvd.code if closed.value.rcvd else None

        assert run(sit()) == 1013
