"""Backups: a whole store in one file, restored to either kind of database, and proven."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from click.testing import CliRunner
from sqlalchemy import select

from tanglewood.cli import cli
from tanglewood.session.change import Chat
from tanglewood.session.hosted import Hosted
from tanglewood.session.keys import hash_secret
from tanglewood.session.store import SeatKey, Store, open_store
from tanglewood.session.store.opening import is_postgres, sqlite_path
from tanglewood.session.store.proof import KEPT
from tanglewood.session.store.serving import served_alone
from tests.session.filled import at_store, fill
from tests.stores import KINDS, new_database


@pytest.fixture(params=KINDS)
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A second store, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other' / 'tables.sqlite'}"
    return new_database(request.getfixturevalue("postgres_server"))


def ask(*words: str) -> tuple[int, str]:
    found = CliRunner().invoke(cli, ["store", *words])
    return found.exit_code, found.output


def everything(url: str) -> dict[str, list[Any]]:
    """Every row of a store."""

    async def read(store: Store) -> dict[str, list[Any]]:
        return {
            each.name: sorted(map(list, await store.driver.fetch(select(*each.c))), key=repr)
            for each in KEPT
        }

    return at_store(url, read)


def change(url: str, sql: str) -> None:
    """Do something to a database behind the store's back."""

    async def run() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(sql)
        await connection.close()

    if is_postgres(url):
        asyncio.run(run())
        return
    with closing(sqlite3.connect(sqlite_path(url))) as connection:
        connection.execute(sql)
        connection.commit()


def test_a_backup_is_restored_to_either_kind_of_store(
    store_url: str, other: str, tmp_path: Path
) -> None:
    fill(store_url)
    copy = tmp_path / "copy.sqlite"
    code, told = ask("backup", str(copy), "--db", store_url)
    assert (code, told.splitlines()[0][:36]) == (0, "3 tables with 13 changes were copied")
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(it.name for it in tmp_path.iterdir() if "copy" in it.name) == ["copy.sqlite"]
    before = copy.read_bytes()
    code, told = ask("restore", str(copy), "--db", other)
    assert code == 0, told
    assert told.endswith("3 tables with 13 changes; every one of them loads.\n")
    assert copy.read_bytes() == before
    assert everything(other) == everything(store_url)
    assert ask("check", "--db", other) == (
        0, "3 tables with 13 changes: every one of them loads.\n",
    )  # fmt: skip

    async def go_on(store: Store) -> None:
        """What is new is kept as it would be in the old one."""
        assert await store.seat_of(SeatKey("t1", hash_secret("t1-ada"))) == 0
        await store.chats.add("t0", Chat(1, "Ben", "Again?", 6), "second")
        assert [chat.text for chat in await store.chats.latest("t0")] == ["Well played ♥", "Again?"]
        info = await store.table("t1")
        assert info is not None
        hosted = Hosted.load(info, await store.changes("t1"))
        text = hosted.table.state.legal[0].text
        assert await store.append("t1", hosted.make("act", hosted.table.to_act, text, at=9))

    at_store(other, go_on)


def test_a_backup_can_be_served_as_it_is(store_url: str, tmp_path: Path) -> None:
    fill(store_url)
    copy = tmp_path / "copy.sqlite"
    assert ask("backup", str(copy), "--db", store_url)[0] == 0
    assert ask("where", "--db", f"sqlite:///{copy}")[1].endswith("3 tables, 1 finished.\n")
    assert ask("backup", str(copy), "--db", store_url)[1].endswith("name a new file.\n")


def test_what_is_there_is_only_replaced_by_those_who_ask_for_it(
    store_url: str, other: str, tmp_path: Path
) -> None:
    fill(store_url)
    fill(other, 1)
    before = everything(other)
    copy = tmp_path / "copy.sqlite"
    assert ask("backup", str(copy), "--db", store_url)[0] == 0
    code, told = ask("restore", str(copy), "--db", other)
    assert code == 2
    assert "This store already has 1 table." in told
    assert everything(other) == before
    assert ask("restore", str(copy), "--db", other, "--replace")[0] == 0
    assert everything(other) == everything(store_url)


def test_a_store_in_use_is_not_restored_to(other: str, tmp_path: Path) -> None:
    source, copy = f"sqlite:///{tmp_path / 'source.sqlite'}", tmp_path / "copy.sqlite"
    fill(source)
    assert ask("backup", str(copy), "--db", source)[0] == 0
    told = _while_served(other, lambda: ask("restore", str(copy), "--db", other, "--replace"))
    assert told[0] == 2
    assert "in use" in told[1] or "is using this store" in told[1]
    assert everything(other)["tables"] == []


def _while_served(url: str, doing: Callable[[], tuple[int, str]]) -> tuple[int, str]:
    async def run() -> tuple[int, str]:
        store = await open_store(url)
        with served_alone(url):
            try:
                return await asyncio.to_thread(doing)
            finally:
                await store.close()

    return asyncio.run(run())


def test_a_damaged_backup_changes_nothing(store_url: str, other: str, tmp_path: Path) -> None:
    """It is a store by its form, but a game in it breaks the rules."""
    fill(store_url)
    fill(other, 1)
    before = everything(other)
    copy = tmp_path / "copy.sqlite"
    assert ask("backup", str(copy), "--db", store_url)[0] == 0
    change(f"sqlite:///{copy}", "UPDATE changes SET entries = '[{}]' WHERE number = 3")
    code, told = ask("restore", str(copy), "--db", other, "--replace")
    assert (code, told[:20]) == (2, "Error: The table t0 ")
    assert ask("check", "--db", f"sqlite:///{copy}")[0] == 2
    assert everything(other) == before


@pytest.mark.parametrize("content", [b"", b"no store at all", b"SQLite format 3\0" + bytes(4080)])
def test_what_is_no_backup_is_refused(content: bytes, other: str, tmp_path: Path) -> None:
    file = tmp_path / "some.sqlite"
    file.write_bytes(content)
    code, told = ask("restore", str(file), "--db", other)
    assert (code, told.count("\n")) == (2, 1)
    assert told.endswith("some.sqlite is not a backup of a store.\n")
    assert file.read_bytes() == content


def test_a_backup_of_a_later_form_is_refused(other: str, tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path / 'source.sqlite'}"
    fill(source)
    change(source, "UPDATE alembic_version SET version_num = '9999'")
    code, told = ask("restore", str(tmp_path / "source.sqlite"), "--db", other)
    assert (code, told.count("\n")) == (2, 1)
    assert "a newer Tanglewood wrote it" in told
    assert everything(other)["tables"] == []


def test_no_backup_is_left_half_made(tmp_path: Path) -> None:
    source, copy = tmp_path / "source.sqlite", tmp_path / "copy.sqlite"
    fill(f"sqlite:///{source}")
    with closing(sqlite3.connect(source)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # whole in one file, however it was closed
    data = bytearray(source.read_bytes())
    data[4096 * 3 : 4096 * 9] = bytes(4096 * 6)
    source.write_bytes(data)
    code, told = ask("backup", str(copy), "--db", f"sqlite:///{source}")
    assert code == 2, told
    assert not [it for it in tmp_path.iterdir() if it.name.startswith("copy")]
