"""AIs that play among themselves do not hold up the AI of a person."""

import asyncio
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.server.client import Player, make, run
from tests.server.running import Running, running, sqlite_url

CROWD = 50
LONG = "ismcts:10000000"
"""Thinks about everything as long as it may."""


class Afar(Player):
    """Somebody who calls from another address of this machine."""

    @classmethod
    async def call(cls, url: str, table: str, token: str | None, address: str) -> "Afar":
        place = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        player = cls(await connect(place, max_queue=None, local_addr=(address, 0)))
        cls.connected.append(player)
        await player.send(type="join", token=token)
        await player.until("state")
        return player


pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="every address 127.x.y.z is this machine's on Linux alone"
)


async def _crowd(url: str) -> list[Player]:
    """Somebody watches many tables of AIs that think long."""
    ais = [{"player": "ai", "agent": LONG}] * 2
    tables = [make(url, "fox", seats=ais)[0] for _ in range(CROWD)]
    return [await Player.sit(url, table, None) for table in tables]


async def _made(crowd: list[Player]) -> int:
    """How many decisions the crowd has made since it sat down."""
    for player in crowd:
        await player.ask(type="ping")  # what it was told before is heard by then
    return sum(player.number - player.states[0]["number"] for player in crowd)


def test_fifty_tables_of_ais_do_not_slow_the_ai_of_a_person_elsewhere(tmp_path: Path) -> None:
    """Were it first come, first served, every answer to the person would come after one more
    decision of nearly every other table; a whole game is over before they have made one each."""

    async def whole(server: Running) -> None:
        crowd = await _crowd(server.url)
        seats = [{"player": "me", "name": "Ada"}, {"player": "ai", "agent": "birch"}]
        table, (token, _) = make(server.url, "fox", seats=seats, options={"target": 0})
        ada = await Afar.call(server.url, table, token, "127.0.0.2")
        before, answers = await _made(crowd), 0
        while ada.state["outcome"] is None:
            if ada.state["to_act"] == 0:
                answer = await ada.act(ada.state["legal"][0]["text"])
                await ada.reach(answer["number"])
            else:
                await ada.reach(ada.number + 1)
                answers += 1
        assert answers >= 13
        assert await _made(crowd) - before < CROWD

    with running(sqlite_url(tmp_path)) as server:
        run(asyncio.wait_for(whole(server), 300))


def test_a_table_that_is_only_watched_moves_up_when_its_person_sits_down(tmp_path: Path) -> None:
    async def whole(server: Running) -> None:
        crowd = await _crowd(server.url)
        seats = [{"player": "me", "name": "Ada"}, {"player": "ai", "agent": "birch"}]
        dealer = [{"chance": "dealer", "outcome": ["0"]}]  # the AI leads
        table, (token, _) = make(server.url, "fox", seats=seats, outcomes=dealer)
        before = await _made(crowd)
        watching = await Player.sit(server.url, table, None)
        assert watching.state["to_act"] == 1
        ada = await Afar.call(server.url, table, token, "127.0.0.2")
        await ada.reach(watching.number + 1)
        assert await _made(crowd) - before < CROWD // 2  # it had come after all of them

    with running(sqlite_url(tmp_path)) as server:
        run(asyncio.wait_for(whole(server), 300))
