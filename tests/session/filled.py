"""A store with something in it, for those who copy, check and tidy stores."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from tanglewood.record.scribe import result_of
from tanglewood.session.change import Chat
from tanglewood.session.hosted import Hosted
from tanglewood.session.keys import hash_secret
from tanglewood.session.store import NewSeat, Store, open_store
from tests.session.test_store import ADA, FRIEND, INFO

T = TypeVar("T")
DAY = 86_400_000


def at_store(url: str, doing: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, do something with it, and close it."""

    async def run() -> T:
        store = await open_store(url)
        try:
            return await doing(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def add(store: Store, table: str, at: int = 1000, *, over: bool = False) -> None:
    """A table at which two people sit, with some actions, and if so wished resigned. Ada's
    token is the name of the table and `-ada`."""
    seats = (ADA, replace(FRIEND, name="Ben", joined=True))
    info = replace(INFO, id=table, outcomes=None, seats=seats, created=at, updated=at)
    hosted = Hosted(info)
    keys = [
        NewSeat(ADA, token_hash=hash_secret(f"{table}-ada")),
        NewSeat(seats[1], invite_hash="invite"),
    ]
    await store.create(info, keys)
    await store.append(table, hosted.make("start", -1, at=at))
    for _ in range(3):
        text = hosted.table.state.legal[0].text
        await store.append(table, hosted.make("act", hosted.table.to_act, text, at=at))
    if over:
        change = hosted.make("resign", 0, at=at)
        assert hosted.table.outcome is not None
        await store.append(table, change, result=result_of(hosted.table.outcome))


def fill(url: str, tables: int = 3) -> None:
    """Tables `t0`, `t1` …; the first is over, and there is a chat at it."""

    async def doing(store: Store) -> None:
        for number in range(tables):
            await add(store, f"t{number}", over=number == 0)
        await store.chats.add("t0", Chat(0, "Ada", "Well played ♥", 5), "first")

    at_store(url, doing)
