"""Old tables: those that expired go with all that belongs to them, and no others."""

from time import time
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import select

from tanglewood.cli import cli
from tanglewood.session.change import Chat
from tanglewood.session.store import Store
from tanglewood.session.store.expiry import Expiry, expire, expired_tables
from tanglewood.session.store.proof import KEPT, count_rows
from tanglewood.session.store.serving import served_alone
from tests.session.filled import DAY, add, at_store

NOW = 1_000 * DAY


async def mixed(store: Store) -> None:
    """Finished and abandoned games, old and new."""
    for table, days, over in (
        ("old-over", 40, True), ("new-over", 20, True), ("old-left", 40, False),
        ("new-left", 20, False),
    ):  # fmt: skip
        await add(store, table, NOW - days * DAY, over=over)


@pytest.mark.parametrize(
    ("expiry", "gone"),
    [
        (Expiry(), []),
        (Expiry(30), ["old-over"]),
        (Expiry(None, 30), ["old-left"]),
        (Expiry(30, 30), ["old-left", "old-over"]),
        (Expiry(10, 41), ["new-over", "old-over"]),
        (Expiry(0.5, 0.5), ["new-left", "new-over", "old-left", "old-over"]),
    ],
)
def test_finished_and_abandoned_tables_expire_by_their_own_days(
    store_url: str, expiry: Expiry, gone: list[str]
) -> None:
    async def check(store: Store) -> None:
        await mixed(store)
        assert sorted(await expired_tables(store.driver, expiry, NOW)) == gone
        assert await expire(store.driver, expiry, now=NOW) == len(gone)
        left = {"old-over", "new-over", "old-left", "new-left"} - set(gone)
        assert {*await store.ids()} == left
        for each in (it for it in KEPT[1:] if "table_id" in it.c):
            rows: list[Any] = await store.driver.fetch(select(each.c.table_id).distinct())
            assert {row[0] for row in rows} <= left

    at_store(store_url, check)


def test_a_touch_keeps_a_table(store_url: str) -> None:
    """Words count as well as actions, and so does somebody who is there."""

    async def check(store: Store) -> None:
        for table in ("said", "seen", "open", "gone"):
            await add(store, table, NOW - 40 * DAY, over=True)
        await store.chats.add("said", Chat(0, "Ada", "Thanks!", NOW - DAY), "one")
        await store.attendance.write("elsewhere", 3, {"seen": [1]})
        assert await expire(store.driver, Expiry(30, 30), lambda it: it == "open", NOW) == 1
        assert sorted(await store.ids()) == ["open", "said", "seen"]
        assert (await count_rows(store)).rows["seats"] == 6

    at_store(store_url, check)


def test_the_command_deletes_what_one_says(store_url: str) -> None:
    async def fill(store: Store) -> None:
        now = int(time() * 1000)
        await add(store, "one", now - 40 * DAY, over=True)
        await add(store, "two", now - 40 * DAY)
        await add(store, "three", now - DAY, over=True)

    def ask(*words: str) -> tuple[int, str]:
        found = CliRunner().invoke(cli, ["store", "expire", "--db", store_url, *words])
        return found.exit_code, found.output

    at_store(store_url, fill)
    assert ask()[0] == 2
    both = ("--finished", "30", "--abandoned", "30")
    assert ask(*both, "--dry-run") == (0, "2 tables would be deleted.\n")
    assert ask("--finished", "30") == (0, "1 table was deleted.\n")
    if store_url.startswith("sqlite"):
        with served_alone(store_url):
            assert ask(*both)[0] == 2, "the server that runs knows who is there"
    assert ask(*both) == (0, "1 table was deleted.\n")
    assert ask(*both) == (0, "0 tables were deleted.\n")
