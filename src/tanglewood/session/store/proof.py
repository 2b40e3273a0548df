"""The proof of a store: every table in it loads, by the law, and all is counted."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from sqlalchemy import func, select

from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.session.hosted import Hosted
from tanglewood.session.store.schema import ATTENDANCE, METADATA
from tanglewood.session.store.store import Store

KEPT: Final = tuple(each for each in METADATA.sorted_tables if each is not ATTENDANCE)
"""What a backup keeps, in an order in which it can be written: who was at a table is no part."""


class Counts(NamedTuple):
    """How many rows every table of a database has, by its name."""

    rows: Mapping[str, int]

    @property
    def tables(self) -> int:
        return self.rows["tables"]

    @property
    def changes(self) -> int:
        return self.rows["changes"]


async def count_rows(store: Store) -> Counts:
    """Count all that is kept."""
    found = {}
    for each in KEPT:
        found[each.name] = int(
            (await store.driver.fetch(select(func.count()).select_from(each)))[0][0]
        )
    return Counts(found)


async def prove(store: Store) -> Counts:
    """Load every table; raises `BadOption` that names the first that does not."""
    for table in await store.ids():
        found = await store.whole(table)
        if found is None:  # deleted meanwhile
            continue
        try:
            Hosted.load(*found)
        except Exception as error:  # whatever a damaged row leads to
            what = f"{type(error).__name__}: {error}"
            raise BadOption(Message("store-broken", table=table, what=what[:200])) from None
    return await count_rows(store)
