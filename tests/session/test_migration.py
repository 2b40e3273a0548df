"""A store from before there were shuffles: its games go on, and new ones are shuffled."""

import asyncio
import json
from dataclasses import replace

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from tanglewood.session.change import Change
from tanglewood.session.hosted import Hosted
from tanglewood.session.store import NewSeat, Store, open_store
from tests.record.shuffled import SHARES, info_of, started

TABLE = """INSERT INTO tables (id, game, options, seed, deal_known, created, updated, status)
    VALUES ('old', 'fox', '{"target": 0}', '77', :no, 1, 2, 'playing')"""
SEAT = """INSERT INTO seats (table_id, seat, human, name, joined, token_hash)
    VALUES ('old', :seat, :yes, :name, :yes, :name)"""
CHANGE = """INSERT INTO changes (table_id, number, kind, seat, text, entries, at, spent, to_act)
    VALUES ('old', :number, :kind, :seat, :text, :entries, :at, :spent, :to_act)"""


def _made_before(url: str) -> list[Change]:
    """A store in its form before, with a game that was begun; its changes."""
    config = Config()
    config.set_main_option("script_location", "tanglewood.session.store:migrations")
    config.attributes["url"] = url
    command.upgrade(config, "0003")
    info = info_of("fox", {"target": 0}, SHARES[:2], id="old", seed=77, secret=None)
    hosted = Hosted(info)
    changes = [hosted.make("start", -1, at=3)]
    for _ in range(5):
        action = hosted.table.state.legal[0].text
        changes.append(hosted.make("act", hosted.table.to_act, action, at=4))

    def fill(connection: Connection) -> None:
        connection.execute(text(TABLE), {"no": False})
        for seat, name in enumerate(("Ada", "Ben")):
            connection.execute(text(SEAT), {"seat": seat, "name": name, "yes": True})
        for each in changes:
            values = {"number": each.number, "kind": each.kind, "seat": each.seat,
                      "text": each.text, "entries": json.dumps(each.entries), "at": each.at,
                      "spent": each.spent, "to_act": each.to_act}  # fmt: skip
            connection.execute(text(CHANGE), values)

    async def fill_postgres() -> None:
        engine = create_async_engine(url.replace("postgresql", "postgresql+asyncpg"))
        async with engine.begin() as connection:
            await connection.run_sync(fill)
        await engine.dispose()

    if url.startswith("postgresql"):
        asyncio.run(fill_postgres())
    else:
        engine = create_engine(url)
        with engine.begin() as connection:
            fill(connection)
        engine.dispose()
    return changes


def test_a_game_from_before_goes_on_and_a_new_one_is_shuffled(store_url: str) -> None:
    before = _made_before(store_url)

    async def go_on() -> None:
        store = await open_store(store_url)
        try:
            await _check_old(store, before)
            await _check_new(store)
        finally:
            await store.close()

    asyncio.run(go_on())


async def _check_old(store: Store, before: list[Change]) -> None:
    info = await store.table("old")
    assert info is not None
    assert (info.seed, info.secret, info.deal_by, info.is_shuffled) == (77, None, None, False)
    assert info.awaited_seats == ()
    changes = await store.changes("old")
    assert changes == before
    hosted = Hosted.load(info, changes)
    assert hosted.source == hosted.table.dice == 77
    while hosted.table.outcome is None:
        change = hosted.make("act", hosted.table.to_act, hosted.table.state.legal[0].text, at=5)
        assert await store.append("old", change)
    assert hosted.record.plain().keys().isdisjoint({"shuffle", "known_deal"})


async def _check_new(store: Store) -> None:
    info = info_of("fox", {"target": 0}, [None, None], id="new", deal_by=1)
    info = replace(info, seats=tuple(replace(seat, pledge=None) for seat in info.seats))
    await store.create(info, [NewSeat(info.seats[0], "ada"), NewSeat(info.seats[1], None, "ben")])
    assert await store.table("new") == info
    assert await store.join("new", "ben", "request", "token", "Ben", "first") is None  # he sits
    pledged = replace(info.seats[1], joined=False)
    await store.create(
        replace(info, id="next", seats=(info.seats[0], pledged)),
        [NewSeat(info.seats[0], "ada"), NewSeat(pledged, None, "ben")],
    )
    for pledge in ("first", "second"):  # lost answers are asked for again; the first pledge stands
        assert await store.join("next", "ben", "request", "token", "Ben", pledge) == 1
        found = await store.table("next")
        assert found is not None
        assert found.seats[1].pledge == "first"
        assert found.awaited_seats == (1,)
    for share in ("one", "two"):
        await store.share("next", 1, share)
        found = await store.table("next")
        assert found is not None
        assert found.seats[1].share == "one"
        assert found.awaited_seats == ()
    hosted = started(info)
    assert hosted.source is not None
    assert hosted.shares[0].share is None
