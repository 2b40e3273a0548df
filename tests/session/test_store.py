"""The store, on SQLite and on a real PostgreSQL: the same suite."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, insert
from sqlalchemy.ext.asyncio import create_async_engine

from tanglewood.session.change import Change, Chat, SeatInfo, TableInfo
from tanglewood.session.clock import Terms
from tanglewood.session.store import NewSeat, SeatKey, Store, open_store
from tanglewood.session.store.schema import CHATS, METADATA
from tanglewood.session.store.table_statements import insert_table, invite_by_token, set_rematch

ADA = SeatInfo(0, True, "Ada", None, True)
FRIEND = SeatInfo(1, True, None, None, False)
INFO = TableInfo(
    id="one", game="fox", options={"target": 3}, seed=2**63 + 5, known_deal=True,
    outcomes=({"chance": "dealer", "outcome": ["0"]},), terms=Terms(1000, 20), created=5,
    updated=5, status="waiting", result=None, rematch_of=None, rematch=None, seats=(ADA, FRIEND),
)  # fmt: skip
SEATS = [NewSeat(ADA, token_hash="ada"), NewSeat(FRIEND, invite_hash="invite")]
START = Change(
    number=1, kind="start", seat=-1, text="", at=7, spent=0, to_act=1,
    entries=({"chance": "dealer", "outcome": ["0"]},),
)  # fmt: skip


def act(number: int, text: str = "B1") -> Change:
    entries = ({"seat": 1, "action": text},)
    return Change(
        number=number, kind="act", seat=1, text=text, entries=entries, at=8, spent=3, to_act=0
    )


def with_store(url: str, doing: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(url)
        try:
            await doing(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_table_is_kept_with_its_seats(store_url: str) -> None:
    async def check(store: Store) -> None:
        await store.create(INFO, SEATS)
        found = await store.table("one")
        assert found is not None
        assert found == INFO
        assert await store.table("two") is None
        assert await store.tables([]) == []
        assert await store.seat_of(SeatKey("one", "ada")) == 0
        assert await store.seat_of(SeatKey("one", "invite")) is None
        await store.alive()

    with_store(store_url, check)


def test_a_number_is_given_once(store_url: str) -> None:
    async def check(store: Store) -> None:
        await store.create(INFO, SEATS)
        assert await store.append("one", START)
        assert not await store.append("one", START)
        both = await asyncio.gather(*(store.append("one", act(2, f"B{n}")) for n in range(20)))
        assert sum(both) == 1
        assert [change.number for change in await store.changes("one")] == [1, 2]
        assert await store.changes("one", 0, 1) == [START]
        assert (await store.last(["one"]))["one"] == (2, 0, 8)
        found = await store.table("one")
        assert found is not None
        assert found.status == "playing"

    with_store(store_url, check)


def test_what_ends_a_game_is_kept_with_its_end_or_not_at_all(store_url: str) -> None:
    async def check(store: Store) -> None:
        await store.create(INFO, SEATS)
        await store.append("one", START)
        result = {"ending": "win", "winners": [0], "scores": [3, 1], "rule": "fox.game.winner"}
        assert not await store.append("one", replace(START, kind="act"), result=result)
        running = await store.table("one")
        assert await store.append("one", act(2), result=result)
        over = await store.table("one")
        assert running is not None
        assert over is not None
        assert (running.status, running.result) == ("playing", None)
        assert (over.status, over.result) == ("over", result)
        assert await store.ids(only_over=True) == ["one"]

    with_store(store_url, check)


def test_a_table_is_read_from_one_moment_though_a_game_ends_meanwhile(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server stored the last action and the result between two readings of this one."""
    result = {"ending": "win", "winners": [0], "scores": [3, 1], "rule": "fox.game.winner"}

    async def check(store: Store) -> None:
        await store.create(INFO, SEATS)
        await store.append("one", START)
        read = store.changes

        async def late(table: str, after: int) -> list[Change]:
            await store.append("one", act(2), result=result)
            return await read(table, after)

        monkeypatch.setattr(store, "changes", late)
        found = await store.whole("one")
        assert found is not None
        assert (found[0].result, [change.number for change in found[1]]) == (result, [1, 2])
        assert await store.whole("two") is None

    with_store(store_url, check)


def test_a_failing_statement_takes_the_change_with_it_and_nothing_else(store_url: str) -> None:
    async def check(store: Store) -> None:
        await store.create(INFO, SEATS)
        await store.append("one", START)
        wrong = insert(CHATS).values(table_id="none", seat=0, name="A", text="x", at=1)
        doing = [
            store.append("one", act(2), after=[wrong]),
            store.chats.add("one", Chat(0, "Ada", "hello", 9), "r"),
        ]
        failed, said = await asyncio.gather(*doing, return_exceptions=True)
        assert isinstance(failed, Exception)
        assert isinstance(said, Chat)
        assert [change.number for change in await store.changes("one")] == [1]
        assert await store.chats.latest("one") == [Chat(0, "Ada", "hello", 9)]

    with_store(store_url, check)


def test_a_seat_is_taken_once(store_url: str) -> None:
    async def check(store: Store) -> None:
        await store.create(INFO, SEATS)
        assert await store.join("one", "wrong", "r", "t", "Ben") is None
        assert await store.join("one", "invite", "r", "t1", "Ben") == 1
        assert await store.join("one", "invite", "other", "t2", "Eve") is None
        assert await store.join("one", "invite", "r", "t3", None) == 1
        assert await store.seat_of(SeatKey("one", "t1")) is None
        found = await store.table("one")
        assert found is not None
        assert found.seats[1].name == "Ben"
        assert await store.is_invitation("one", "invite")
        assert not await store.is_invitation("one", "wrong")

    with_store(store_url, check)


def test_tokens_become_invitations_to_the_next_table(store_url: str) -> None:
    async def check(store: Store) -> None:
        await store.create(INFO, SEATS)
        await store.append("one", START)
        following = replace(INFO, id="two", rematch_of="one")
        seats = [NewSeat(replace(seat, joined=False)) for seat in INFO.seats]
        await store.append("one", act(2), after=[
            *insert_table(following, seats), *invite_by_token("one", "two", 2),
            set_rematch("one", "two"),
        ])  # fmt: skip
        found = await store.table("one")
        assert found is not None
        assert found.rematch == "two"
        assert await store.join("two", "ada", "r", "new", None) == 1

    with_store(store_url, check)


def test_only_the_last_words_are_told(store_url: str) -> None:
    async def check(store: Store) -> None:
        await store.create(INFO, SEATS)
        for number in range(7):
            await store.chats.add("one", Chat(0, "Ada", str(number), number), str(number))
        assert [chat.text for chat in await store.chats.latest("one", 3)] == ["4", "5", "6"]

    with_store(store_url, check)


def test_deleting_leaves_nothing_behind(store_url: str) -> None:
    async def check(store: Store) -> None:
        await store.create(INFO, SEATS)
        await store.create(replace(INFO, id="two"), SEATS)
        await store.append("one", START)
        await store.chats.add("one", Chat(0, "Ada", "hello", 9), "r")
        assert await store.ids() == ["one", "two"]
        assert await store.ids(before=6) == ["two"]
        assert await store.delete(["one"]) == 1
        assert await store.ids() == ["two"]
        assert await store.changes("one") == []
        assert await store.chats.latest("one") == []
        assert await store.seats_of([SeatKey("one", "ada"), SeatKey("two", "ada")]) == {
            SeatKey("two", "ada"): 0
        }
        assert await store.seats_of([]) == {}

    with_store(store_url, check)


def test_the_migrations_make_what_the_schema_describes(store_url: str) -> None:
    async def nothing(store: Store) -> None: ...

    with_store(store_url, nothing)
    with_store(store_url, nothing)  # again is free

    def differences(connection: Any) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def of_postgres() -> list[Any]:
        engine = create_async_engine(store_url.replace("postgresql", "postgresql+asyncpg"))
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    if store_url.startswith("postgresql"):
        assert asyncio.run(of_postgres()) == []
    else:
        engine = create_engine(store_url)
        with engine.connect() as connection:
            assert differences(connection) == []
        engine.dispose()


def test_who_leaves_in_the_middle_of_a_transaction_leaves_nothing_behind(database: str) -> None:
    """At whichever step: no transaction stays open on a connection that others are given."""
    wrong: list[str] = []

    async def check(store: Store) -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: wrong.append(str(context["message"]))
        )
        await store.create(INFO, SEATS)
        for steps in range(60):
            asking = asyncio.ensure_future(store.create(replace(INFO, id=f"left {steps}"), SEATS))
            for _ in range(steps):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.wait([asking])
            assert await store.append("one", act(steps + 1))
        kept = await store.tables([f"left {steps}" for steps in range(60)])
        assert all(len(table.seats) == 2 for table in kept)

    with_store(database, check)
    assert wrong == []
