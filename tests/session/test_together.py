"""Changes that wait together are stored together, and each is told its own fate."""

import asyncio
from collections.abc import Sequence

import pytest

from tanglewood.session.store import Store, StoreFailed
from tanglewood.session.store.driver import Append
from tanglewood.session.store.together import Together
from tests.session.test_store import INFO, SEATS, act, with_store


def _change(table: str, number: int, text: str = "") -> Append:
    return (table, number, "act", 0, text, "[]", 0, 0, 1)


class Database:
    """Keeps changes by table and number, and remembers which came together."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int], str] = {}
        self.batches: list[int] = []
        self.away = False

    async def write(self, changes: Sequence[Append]) -> set[tuple[str, int]]:
        self.batches.append(len(changes))
        await asyncio.sleep(0)
        if self.away:
            raise StoreFailed("away")
        if any(change[4] == "bad" for change in changes):
            raise ValueError("bad")
        new = {change[:2]: change[4] for change in changes if change[:2] not in self.kept}
        self.kept |= new
        return set(new)


def test_what_comes_meanwhile_goes_together() -> None:
    async def many() -> None:
        database = Database()
        together = Together(database.write)
        first = asyncio.create_task(together.append(_change("a", 1)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # on its way
        others = [together.append(_change(table, 1)) for table in "bcd"]
        assert await asyncio.gather(first, *others) == [True] * 4
        assert database.batches == [1, 3]
        assert not await together.append(_change("a", 1))
        await together.drain()

    asyncio.run(many())


def test_of_two_with_one_number_only_one_is_told_that_it_is_stored() -> None:
    async def both() -> None:
        database = Database()
        together = Together(database.write)
        changes = _change("a", 1, "one"), _change("a", 1, "two")
        assert await asyncio.gather(*map(together.append, changes)) == [True, False]
        assert database.kept == {("a", 1): "one"}

    asyncio.run(both())


def test_a_bad_one_takes_nobody_with_it() -> None:
    async def three() -> None:
        database = Database()
        together = Together(database.write)
        texts = ("good", "bad", "good")
        changes = [_change(table, 1, text) for table, text in zip("abc", texts, strict=True)]
        found = await asyncio.gather(*map(together.append, changes), return_exceptions=True)
        assert found[0] is True
        assert isinstance(found[1], ValueError)
        assert found[2] is True

    asyncio.run(three())


def test_where_the_database_is_away_nobody_knows_and_later_ones_are_stored() -> None:
    async def away() -> None:
        database = Database()
        database.away = True
        together = Together(database.write)
        found = await asyncio.gather(
            *(together.append(_change(table, 1)) for table in "ab"), return_exceptions=True
        )
        assert [type(each) for each in found] == [StoreFailed, StoreFailed]
        database.away = False
        waiting = asyncio.create_task(together.append(_change("a", 1)))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await together.drain()
        assert ("a", 1) in database.kept  # whatever became of the one who waited

    asyncio.run(away())


def test_a_change_of_a_table_that_is_gone_takes_no_other_with_it(store_url: str) -> None:
    async def check(store: Store) -> None:
        await store.create(INFO, SEATS)
        tables = ["one", "gone"] * 20  # what waits together is written together
        changes = [store.append(table, act(at)) for at, table in enumerate(tables, 1)]
        found = await asyncio.gather(*changes, return_exceptions=True)
        assert found[::2] == [True] * 20
        assert all(isinstance(each, Exception) for each in found[1::2])
        assert [each.number for each in await store.changes("one")] == [*range(1, 41, 2)]

    with_store(store_url, check)
