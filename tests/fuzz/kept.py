"""What a store keeps of games, to be compared before and after."""

from typing import Any, NamedTuple

from sqlalchemy import select

from tanglewood.record.moment import check
from tanglewood.session.change import Change, Chat, TableInfo
from tanglewood.session.hosted import Hosted
from tanglewood.session.store import Store, open_store
from tanglewood.session.store.schema import SEATS


class Kept(NamedTuple):
    """All of one table."""

    info: TableInfo
    changes: list[Change]
    chats: list[Chat]
    tokens: dict[int, str]


async def kept(url: str, tables: list[str]) -> dict[str, Kept]:
    """What a store has of these tables, read by ourselves and through no server."""
    store = await open_store(url)
    try:
        found = {}
        for table in tables:
            info = await store.table(table)
            assert info is not None, f"table {table} is gone"
            changes, chats = await store.changes(table), await store.chats.latest(table, 1000)
            found[table] = Kept(info, changes, chats, await tokens(store, table))
        return found
    finally:
        await store.close()


async def tokens(store: Store, table: str) -> dict[int, str]:
    """The hashes of the tokens by seat, for those that have one."""
    mine = SEATS.c.table_id == table, SEATS.c.token_hash.is_not(None)
    rows = await store.driver.fetch(select(SEATS.c.seat, SEATS.c.token_hash).where(*mine))
    return {row[0]: row[1] for row in rows}


def lawful(table: Kept) -> None:
    """The game follows the law from its first change to its last: it raises where it does not."""
    hosted = Hosted.load(table.info, table.changes)
    numbers = [change.number for change in table.changes]
    assert numbers == [*range(1, len(numbers) + 1)], numbers
    if hosted.started:
        check(hosted.record)


def differences(before: dict[str, Kept], after: dict[str, Any]) -> list[str]:
    """The tables that are no longer as they were."""
    return [f"table {table} has changed" for table in before if before[table] != after[table]]
