"""Old tables: which have expired, and deleting them.

A table counts from the last thing that happened at it: an action, a chat line, its start or end.
One at which somebody is, through any server that shares the store, never expires.
"""

from collections.abc import Callable
from time import time
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, exists, false, or_, select

from tanglewood.session.change import OVER
from tanglewood.session.store.driver import Driver
from tanglewood.session.store.schema import ATTENDANCE, CHANGES, CHATS, TABLES

_AT_ONCE: Final = 200
_DAY: Final = 86_400_000


class Expiry(NamedTuple):
    """After how many days tables are deleted: finished games, and those that nobody went on with.
    None keeps them."""

    finished: float | None = None
    abandoned: float | None = None

    def __bool__(self) -> bool:
        return self.finished is not None or self.abandoned is not None


async def expired_tables(driver: Driver, expiry: Expiry, now: int | None = None) -> list[str]:
    """The ids of the tables that have expired, oldest first; `now` is in milliseconds."""
    query = (
        select(TABLES.c.id)
        .where(_expired_since(expiry, now))
        .order_by(TABLES.c.updated, TABLES.c.id)
    )
    return [row[0] for row in await driver.fetch(query)]


async def expire(
    driver: Driver,
    expiry: Expiry,
    spared: Callable[[str], bool] = lambda _: False,
    now: int | None = None,
) -> int:
    """Delete what has expired, with all that belongs to it; how many tables. Whether each has is
    asked again in the instant in which it is deleted."""
    ids, count = await expired_tables(driver, expiry, now), 0
    for first in range(0, len(ids), _AT_ONCE):
        some = TABLES.c.id.in_([it for it in ids[first : first + _AT_ONCE] if not spared(it)])
        # Seats, changes and chats go with their table.
        count += sum(await driver.execute(delete(TABLES).where(some, _expired_since(expiry, now))))
    return count


def _expired_since(expiry: Expiry, now: int | None) -> ColumnElement[bool]:
    now = int(time() * 1000) if now is None else now
    over = TABLES.c.status == OVER
    found: list[ColumnElement[bool]] = []
    for days, which in ((expiry.finished, over), (expiry.abandoned, ~over)):
        if days is not None:
            found.append(and_(which, _untouched_since(now - int(days * _DAY))))
    return or_(false(), *found)


def _untouched_since(since: int) -> ColumnElement[bool]:
    return and_(
        TABLES.c.updated < since,
        ~exists().where(CHANGES.c.table_id == TABLES.c.id, CHANGES.c.at >= since),
        ~exists().where(CHATS.c.table_id == TABLES.c.id, CHATS.c.at >= since),
        ~exists().where(ATTENDANCE.c.table_id == TABLES.c.id),
    )
