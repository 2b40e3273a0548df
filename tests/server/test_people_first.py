"""AIs that play among themselves do not hold up the AI of a person."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

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


def test_fifty_tables_of_ais_do_not_slow_the_ai_of_a_person_elsewhere(tmp_path: Path) -> None:
    """Were it first come, first served, every answer to the person would come after one more
    decision of nearly every other table; a whole game is over before they have made one each."""

    async def whole(server: Running) -> None:
        ais = [{"player": "ai", "agent": LONG}] * 2
        tables = [make(server.url, "fox", seats=ais)[0] for _ in range(CROWD)]
        crowd = [await Player.sit(server.url, table, None) for table in tables]
        begun = [player.number for player in crowd]
        seats = [{"player": "me", "name": "Ada"}, {"player": "ai", "agent": "birch"}]
        table, (token, _) = make(server.url, "fox", seats=seats, options={"target": 0})
        ada = await Afar.call(server.url, table, token, "127.0.0.2")
        answers = 0
        while ada.state["outcome"] is None:
            if ada.state["to_act"] == 0:
                answer = await ada.act(ada.state["legal"][0]["text"])
                await ada.reach(answer["number"])
            else:
                await ada.reach(ada.number + 1)
                answers += 1
        async with AsyncExitStack() as stack:  # what the crowd was told by now
            for player in crowd:
                stack.push_async_callback(player.leave)
                await player.ask(type="ping")
        made = sum(player.number - before for player, before in zip(crowd, begun, strict=True))
        assert answers >= 13
        assert made < CROWD

    with running(sqlite_url(tmp_path)) as server:
        run(asyncio.wait_for(whole(server), 300))
