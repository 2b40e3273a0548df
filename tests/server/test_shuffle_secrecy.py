"""Nothing of the secret, the shares, the key or the deal code leaves the server before the end."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tanglewood.record.shuffle import dice
from tanglewood.server.logs import JsonLines
from tanglewood.session.dealcode import deal_code
from tanglewood.session.store.opening import sqlite_path
from tests.server.client import Player, play_on, run
from tests.server.running import Running, running, sqlite_url
from tests.server.sharing import Sharer, give_up, invited, join, record_of

PATHS = ("", "/record", "/moments?viewer=all", "/moments?viewer=0", "/shuffle")


def kept(store: str, table: str) -> tuple[str, bytes]:
    """The secret and the key of a table, from the store itself."""
    with closing(sqlite3.connect(sqlite_path(store))) as database:
        asked = "SELECT secret, seed FROM tables WHERE id = ?"
        secret, seed = database.execute(asked, (table,)).fetchone()
    return secret, bytes.fromhex(seed.removeprefix("key:"))


def forbidden(store: str, table: str, *sharers: Sharer) -> list[str]:
    """Everything that would tell the cards, or let somebody work them out."""
    secret, key = kept(store, table)
    assert len(secret) == 64
    assert len(key) == 16
    seed = dice(bytes.fromhex(secret))
    words = [secret, key.hex(), deal_code(key), str(seed), f"{seed:x}", str(int(secret, 16))]
    return [*words, *(each.share for each in sharers)]


def asked_over_http(server: Running, table: str, tokens: list[str]) -> list[str]:
    mine = {"seats": [{"table": table, "token": token} for token in tokens]}
    with httpx.Client(base_url=server.url, timeout=60) as client:
        found = [client.get(f"/api/tables/{table}{path}") for path in PATHS]
        found += [client.post(f"/api/{path}", json=mine) for path in ("mine", "statistics")]
        found += [client.get(path) for path in ("/metrics", "/health", "/api/hello")]
        asked = {"invite": tokens[0], "request": "again " * 4}
        found.append(client.post(f"/api/tables/{table}/join", json=asked))
    return [answer.text for answer in found] + [str(answer.headers) for answer in found]


@pytest.mark.parametrize("game", ["fox", "deluxe", "duet", "woods"])
def test_no_door_tells_the_shuffle_before_the_end(
    game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = sqlite_url(tmp_path)
    caplog.set_level(logging.DEBUG)
    with running(store) as server:
        ada, ben = Sharer(server.url), Sharer(server.url)

        async def play() -> None:
            made = invited(ada, ben, game)
            table = made["table"]
            heard = [str(made)]
            join(ben, made)
            tokens = [ada.token, ben.token]
            watchers = [await Player.sit(server.url, table, None, mode=mode)
                        for mode in ("assist", "memory")]  # fmt: skip
            players = [await Player.sit(server.url, table, token) for token in tokens]
            heard += asked_over_http(server, table, tokens)
            await ada.give(players[0], ben.share)
            for each, player in zip((ada, ben), players, strict=True):
                await each.give(player)
            await play_on(players, Random(8).choice, 9)
            assert players[0].state["status"] == "playing"
            again = await Player.sit(server.url, table, tokens[0])
            for asked in ({"type": "undo"}, {"type": "hint"}, {"type": "act", "action": "?"}):
                await again.ask(number=again.number, **asked)
            heard += asked_over_http(server, table, tokens)
            secrets = forbidden(store, table, ada, ben)
            check([*heard, *sent(*players, *watchers, again), *logged(caplog)], secrets)

            await give_up(players)  # the end, and only now everybody may know
            record = record_of(server.url, table)
            assert record.shuffle is not None
            assert record.shuffle.secret.hex() == secrets[0]
            assert players[1].state["deal"] == secrets[2]
            check(logged(caplog), secrets)

        run(play())


def sent(*players: Player) -> list[str]:
    return [text for player in players for text in player.heard]


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    lines: list[Any] = [record for record in caplog.records if "asyncio" not in record.name]
    return [JsonLines().format(line) for line in lines]


def check(texts: list[str], secrets: list[str]) -> None:
    assert texts
    for text in texts:
        for secret in secrets:
            assert secret not in text
            assert secret.upper() not in text
