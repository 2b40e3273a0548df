"""The disk of the store is full: everybody is told the truth, nothing acknowledged is lost, and
play goes on by itself when there is room again."""

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import asyncpg
import httpx
import pytest

from tanglewood.session.store import Store
from tests.disks import Disk, small_disk
from tests.server.client import Player, get, make, play_on, run, seated
from tests.server.running import Running, running, sqlite_url, wait_until
from tests.session.filled import at_store

AI = [{"player": "me", "name": "Ann"}, {"player": "ai", "agent": "seedling"}]


class Small(NamedTuple):
    """A server whose store is on a small disk."""

    server: Running
    disk: Disk
    knows_its_disk: bool


async def _in_tablespace(server: str, folder: Path) -> str:
    connection = await asyncpg.connect(f"{server}/postgres")
    await connection.execute(f"CREATE TABLESPACE small LOCATION '{folder}'")
    await connection.execute("CREATE DATABASE small TABLESPACE small")
    await connection.close()
    return f"{server}/small"


async def _drop(server: str) -> None:
    connection = await asyncpg.connect(f"{server}/postgres")
    await connection.execute("DROP DATABASE small WITH (FORCE)")
    await connection.execute("DROP TABLESPACE small")
    await connection.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def small(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Small]:
    quick: dict[str, Any] = {"beat": 0.2, "least_free": 1}
    if request.param == "sqlite":
        with (
            small_disk(tmp_path / "disk", 4) as disk,
            running(sqlite_url(disk.folder), **quick) as server,
        ):
            yield Small(server, disk, knows_its_disk=True)
        return
    postgres = request.getfixturevalue("postgres_server")
    with TemporaryDirectory(prefix="tanglewood-disk-") as above, ExitStack() as mounted:
        Path(above).chmod(0o755)  # its own user must come through
        disk = mounted.enter_context(small_disk(Path(above) / "disk", 24))
        home = disk.folder / "space"
        home.mkdir()
        shutil.chown(home, "postgres")
        url = asyncio.run(_in_tablespace(postgres, home))
        try:
            with running(url, **quick) as server:
                yield Small(server, disk, knows_its_disk=False)
        finally:
            asyncio.run(_drop(postgres))


def _health(url: str) -> httpx.Response:
    return httpx.get(f"{url}/health", timeout=10)


def _counter(url: str, name: str) -> float:
    for line in httpx.get(f"{url}/metrics").text.splitlines():
        if line.startswith(f"{name} "):
            return float(line.rpartition(" ")[2])
    raise AssertionError(name)


async def _until_full(players: list[Player], choice: Random) -> tuple[dict[str, Any], list[int]]:
    """Act until something is not kept: what is said about it, and what was acknowledged."""
    kept: list[int] = []
    while True:
        newest = max(player.number for player in players)
        for player in players:
            await player.reach(newest)
        actor = players[players[0].state["to_act"]]
        text = choice.choice(actor.state["legal"])["text"]
        await actor.send(type="act", id="mine", number=newest, action=text)
        told = await actor.until("ack", "refused", "unknown")
        if told["type"] != "ack":
            return told, kept
        kept.append(told["number"])


def test_a_full_disk_is_told_and_loses_nothing(small: Small) -> None:
    url, choice = small.server.url, Random(3)

    async def play() -> None:
        table, tokens = make(url, "fox", options={"target": 999})
        players = await seated(url, table, tokens)
        alone, mine = make(url, "fox", seats=AI)
        ann = await Player.sit(url, alone, mine[0])
        while not ann.state["legal"]:  # the AI leads
            await ann.reach(ann.number + 1)
        await play_on(players, choice.choice, 5)
        if small.knows_its_disk:
            assert _health(url).json()["disk"] == "ok"
        small.disk.fill()

        told, kept = await _until_full(players, choice)
        assert told["type"] == "unknown"
        assert told["message"]["id"] == "server-disk-full"
        await asyncio.to_thread(wait_until, lambda: _health(url).status_code == 503, 30)
        health = (await asyncio.to_thread(_health, url)).json()
        assert (health["status"], health["store"], health["disk"]) == ("failing", "full", "full")
        await asyncio.to_thread(wait_until, lambda: _counter(url, "tanglewood_store_full") == 1, 30)
        assert get(url, f"/api/tables/{table}")["status"] == "playing", "what is there can be read"

        thought = _counter(url, "tanglewood_thinking_seconds_count")
        await ann.send(type="act", number=ann.number, action=ann.state["legal"][0]["text"])
        await asyncio.sleep(2)
        more = _counter(url, "tanglewood_thinking_seconds_count") - thought
        assert more <= 2, "nobody thinks again and again about what cannot be kept"

        small.disk.clear()
        actor = players[players[0].state["to_act"]]
        again = await actor.until("ack", "refused")
        assert (again["type"], again["id"]) == ("ack", "mine")
        kept.append(again["number"])
        assert (await asyncio.to_thread(_health, url)).status_code == 200
        await asyncio.to_thread(wait_until, lambda: _counter(url, "tanglewood_store_full") == 0, 30)
        await play_on(players, choice.choice, 5)

        changes = await asyncio.to_thread(_numbers, small.server, table)
        assert set(kept) <= set(changes), "what was acknowledged is kept"
        assert changes == list(range(1, len(changes) + 1))

    run(play())


def _numbers(server: Running, table: str) -> list[int]:
    async def read(store: Store) -> list[int]:
        return [change.number for change in await store.changes(table)]

    return at_store(server.hub.config.store, read)


def test_no_table_is_made_on_a_full_disk(small: Small) -> None:
    url = small.server.url
    small.disk.fill()

    def refused() -> bool:
        made = httpx.post(f"{url}/api/tables", json={"game": "fox", "seats": AI}, timeout=30)
        if made.status_code == 503:
            assert made.json()["message"]["id"] == "server-full"
            return True
        assert made.status_code == 201
        return False

    wait_until(refused, 60)
    small.disk.clear()
    wait_until(lambda: _health(url).status_code == 200, 30)
    make(url, "fox")


def test_little_room_is_told_before_there_is_none(tmp_path: Path) -> None:
    with (
        small_disk(tmp_path / "disk", 8) as disk,
        running(sqlite_url(disk.folder), beat=0.1, least_free=100) as server,
    ):
        wait_until(lambda: _health(server.url).json()["disk"] == "low", 30)
        answer = _health(server.url)
        assert answer.status_code == 200
        health = answer.json()
        assert health["least_mb"] == 100
        assert 0 < health["free_mb"] < 9
        assert _counter(server.url, "tanglewood_disk_least_bytes") == 100e6
        assert 0 < _counter(server.url, "tanglewood_disk_free_bytes") < 9e6
