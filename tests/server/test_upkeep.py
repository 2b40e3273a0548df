"""What a server does beside the tables, while people play: it deletes old ones, makes backups."""

import asyncio
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from threading import Event, Thread

import httpx
import pytest
from click.testing import CliRunner

from tanglewood.cli import cli
from tanglewood.server.backups import Backups
from tanglewood.session.store import Store
from tanglewood.session.store.attendance import Attendance
from tests.server.client import Player, get, make, play_on, run, seated
from tests.server.pair import Pair
from tests.server.running import running, sqlite_url, wait_until
from tests.session.filled import DAY, add, at_store
from tests.stores import KINDS, new_database

SOON = {"expire_finished": 30.0, "expire_abandoned": 30.0, "beat": 0.05, "tidy_every": 0.05}


def _add_old(url: str, *tables: str, over: bool = False) -> None:
    async def doing(store: Store) -> None:
        for table in tables:
            await add(store, table, int(time.time() * 1000) - 40 * DAY, over=over)

    at_store(url, doing)


def _gone(url: str, table: str) -> bool:
    return not _there(url, table)


def _there(url: str, table: str) -> bool:
    return httpx.get(f"{url}/api/tables/{table}").status_code == 200


def test_old_tables_expire_but_none_where_somebody_is(store_url: str) -> None:
    _add_old(store_url, "over", over=True)
    _add_old(store_url, "left", "here")

    async def play() -> None:
        with running(store_url, **SOON | {"beat": 0.3}) as server:
            ada = await Player.sit(server.url, "here", "here-ada")
            fresh, _ = make(server.url, "fox")
            for table in ("over", "left"):
                gone = partial(_gone, server.url, table)
                await asyncio.to_thread(wait_until, gone, 60)
            assert (await ada.ask(type="ping"))["type"] == "pong"
            assert _there(server.url, "here")
            assert _there(server.url, fresh)
            counters = (await asyncio.to_thread(httpx.get, f"{server.url}/metrics")).text
            assert "tanglewood_expired_total 2.0" in counters
            await ada.leave()

    run(play())


def test_another_server_keeps_its_tables_until_it_is_gone(database: str) -> None:
    """Somebody sits at a table through one server, another one tidies; a third was killed."""
    _add_old(database, "here", "lost")

    async def killed(store: Store) -> None:
        await store.attendance.write("killed", 7, {"lost": [0]})

    at_store(database, killed)

    async def play() -> None:
        with running(database, beat=0.1) as one, running(database, **SOON | {"beat": 0.3}) as two:
            ada = await Player.sit(one.url, "here", "here-ada")
            await asyncio.to_thread(wait_until, lambda: not _there(two.url, "lost"), 60)
            assert _there(two.url, "here")
            await ada.leave()
            assert Attendance("lost", "killed", (0,), 7) not in await _book(two.hub.config.store)

    run(play())


async def _book(url: str) -> list[Attendance]:
    async def read(store: Store) -> list[Attendance]:
        return await store.attendance.everything()

    return await asyncio.to_thread(at_store, url, read)


def test_nothing_expires_unless_the_host_says_so(store_url: str) -> None:
    _add_old(store_url, "old", over=True)
    with running(store_url, beat=0.05, tidy_every=0.05) as server:
        time.sleep(1)
        assert _there(server.url, "old")


def test_backups_are_made_on_schedule_and_the_newest_are_kept(
    store_url: str, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    other = folder / "tanglewood-notes.sqlite"
    other.write_text("not ours")
    settings = {"backup": folder, "backup_every": 1 / 3600, "backup_keep": 2}
    with running(store_url, **settings) as server:
        table, _ = make(server.url, "fox")
        backups = server.hub.upkeep.backups
        assert backups is not None
        seen: set[str] = set()

        def enough() -> bool:
            seen.update(it.name for it in backups.files())
            return len(seen) >= 4

        wait_until(enough, 60)
        assert get(server.url, "/health")["backup"] == "ok"
        assert len(backups.files()) <= 3, "two are kept, and one may be new"
        newest = backups.files()[-1]
        counters = httpx.get(f"{server.url}/metrics").text
        assert "tanglewood_backup_timestamp_seconds 1." in counters
    assert other.read_text() == "not ours"
    with closing(sqlite3.connect(newest)) as copy:
        assert copy.execute("SELECT id FROM tables").fetchall() == [(table,)]
    kept = [it.name for it in folder.iterdir()]
    settings["backup_every"] = 1000
    with running(store_url, **settings) as server:  # a restart makes no more than the schedule says
        wait_until(lambda: get(server.url, "/health")["backup"] == "ok", 30)
    assert [it.name for it in folder.iterdir()] == kept


def test_a_backup_that_fails_is_told_and_tried_again(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.write_text("a file in its place")
    settings = {"backup": folder, "backup_every": 0.5 / 3600}
    with running(sqlite_url(tmp_path), **settings) as server:
        wait_until(lambda: get(server.url, "/health")["backup"] == "failing", 30)
        assert get(server.url, "/health")["status"] == "ok", "people play on"
        folder.unlink()
        wait_until(lambda: get(server.url, "/health")["backup"] == "ok", 30)
    assert Backups("", folder, 1, 1).files()


@pytest.mark.parametrize("target", KINDS)
def test_games_go_on_from_a_backup_that_was_made_while_they_were_played(
    store_url: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Four games are played as fast as possible; each goes on, in the other store, from where the
    backup found it."""
    copy, stop, choice = tmp_path / "copy.sqlite", Event(), Random(8)
    with running(store_url) as server:
        games = [make(server.url, "fox", options={"target": 999}) for _ in range(4)]
        bots = [Pair(server.url, *game, Random(seed)) for seed, game in enumerate(games)]
        playing = [Thread(target=bot.run, args=(stop,)) for bot in bots]
        for thread in playing:
            thread.start()
        for bot in bots:
            bot.await_more(10)
        least = [max(bot.acknowledged) for bot in bots]
        done = CliRunner().invoke(cli, ["store", "backup", str(copy), "--db", store_url])
        most = [max(bot.acknowledged) + 1 for bot in bots]
        assert done.exit_code == 0, done.output
        for bot in bots:
            bot.await_more(3)
        stop.set()
        for thread in playing:
            thread.join()

    if target == "sqlite":
        other = sqlite_url(tmp_path / "other")
    else:
        other = new_database(request.getfixturevalue("postgres_server"))
    done = CliRunner().invoke(cli, ["store", "restore", str(copy), "--db", other])
    assert done.exit_code == 0, done.output

    async def go_on() -> None:
        with running(other) as server:
            for (table, tokens), low, high in zip(games, least, most, strict=True):
                players = await seated(server.url, table, tokens)
                assert low <= players[0].number <= high
                assert await play_on(players, choice.choice, 5) == 5

    run(go_on())
