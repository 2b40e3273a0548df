"""Whose agent thinks next: people's first, addresses by turns, and nobody holds every place."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from tanglewood.server.fair_shares import Asker, Shares


class Crowd:
    """Those who ask for places, and the order in which they get them."""

    def __init__(self, many: int) -> None:
        self.shares = Shares(many)
        self.order: list[str] = []
        self.askers: dict[str, Asker] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def asks(self, name: str, address: str, *, person: bool = True) -> None:
        asker = self.askers[name] = Asker(address, person=person)

        async def take() -> None:
            await self.shares.take(asker)
            self.order.append(name)

        self.tasks[name] = asyncio.create_task(take())

    async def ask(self, address: str, many: int, *, person: bool = True) -> None:
        for number in range(many):
            self.asks(f"{address}{number}", address, person=person)
        await settle()

    async def done(self, name: str) -> None:
        self.shares.leave(self.askers[name])
        await settle()

    async def serve_all(self) -> list[str]:
        """Let everybody have a place, one after the other; the whole order."""
        at = 0
        while at < len(self.order):
            await self.done(self.order[at])
            at += 1
        return self.order


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(doing: Coroutine[Any, Any, None]) -> None:
    asyncio.run(doing)


def test_addresses_take_turns_however_many_tables_each_has() -> None:
    async def whole() -> None:
        crowd = Crowd(1)
        await crowd.ask("a", 6)
        await crowd.ask("b", 2)
        await crowd.ask("c", 2)
        assert crowd.order == ["a0", "b0"]  # one place is kept from whoever has the others
        order = await crowd.serve_all()
        assert order[2:8] == ["a1", "b1", "c0", "a2", "c1", "a3"]
        assert len(order) == 10

    run(whole())


def test_no_address_has_every_place_and_ais_alone_leave_room_for_people() -> None:
    async def whole() -> None:
        crowd = Crowd(2)
        await crowd.ask("w", 50, person=False)
        assert crowd.order == ["w0"]
        await crowd.ask("x", 50, person=False)
        assert crowd.order == ["w0"]
        await crowd.ask("a", 3)
        assert crowd.order == ["w0", "a0", "a1"]
        await crowd.done("w0")
        assert crowd.order == ["w0", "a0", "a1"]  # a has two of three, and comes before w and x
        await crowd.ask("b", 1)
        assert crowd.order == ["w0", "a0", "a1", "b0"]

    run(whole())


def test_people_go_before_all_who_wait_without_one() -> None:
    async def whole() -> None:
        crowd = Crowd(1)
        await crowd.ask("w", 20, person=False)
        await crowd.ask("a", 5)
        await crowd.ask("b", 5)
        order = await crowd.serve_all()
        assert order[0] == "w0"  # nobody else was there
        assert all(name[0] in "ab" for name in order[1:11])
        assert len(order) == 30

    run(whole())


def test_a_table_that_waits_moves_up_when_a_person_sits_down() -> None:
    async def whole() -> None:
        crowd = Crowd(1)
        await crowd.ask("w", 9, person=False)
        await crowd.ask("a", 2)
        crowd.shares.sits(crowd.askers["w8"], "b")
        crowd.shares.sits(crowd.askers["w0"], "b")  # has its place already
        assert (await crowd.serve_all())[:4] == ["w0", "a0", "w8", "a1"]
        assert len(crowd.order) == 11

    run(whole())


def test_who_no_longer_waits_leaves_nothing_behind() -> None:
    async def whole() -> None:
        crowd = Crowd(1)
        await crowd.ask("a", 4)
        await crowd.ask("b", 1)
        crowd.tasks["a1"].cancel()
        await settle()
        crowd.tasks["a2"].cancel()
        crowd.shares.leave(crowd.askers["a0"])  # in the moment in which a2 gives up
        await settle()
        assert crowd.order == ["a0", "b0", "a3"]
        await crowd.done("b0")
        await crowd.done("a3")
        await crowd.ask("c", 2)
        assert crowd.order[3:] == ["c0"]
        await crowd.ask("d", 2)
        assert crowd.order[4:] == ["d0"]

    run(whole())


def test_a_place_given_to_one_who_leaves_in_that_moment_is_given_on() -> None:
    async def whole() -> None:
        crowd = Crowd(1)
        await crowd.ask("a", 2)
        crowd.shares.leave(crowd.askers["a0"])  # a1 has it now, and has not heard of it
        crowd.tasks["a1"].cancel()
        await settle()
        await crowd.ask("a", 1)
        assert crowd.order == ["a0", "a0"]

    run(whole())
