"""The store: tables, seats, changes and chats, in the words of the session."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    ClauseElement,
    and_,
    bindparam,
    delete,
    func,
    or_,
    select,
    tuple_,
    update,
)

from tanglewood.session.change import (
    OVER,
    PLAYING,
    PRACTICE,
    START,
    Change,
    Last,
    NewSeat,
    SeatKey,
    TableInfo,
)
from tanglewood.session.store.attendance import AttendanceBook
from tanglewood.session.store.chats import ChatBook
from tanglewood.session.store.days import DayBook
from tanglewood.session.store.driver import Driver, StoreFull
from tanglewood.session.store.reviews import ReviewShelf
from tanglewood.session.store.rows import change_of, infos_of, row_of
from tanglewood.session.store.schema import (
    ATTENDANCE,
    CHANGES,
    CHATS,
    DAYS,
    REVIEWS,
    SEATS,
    TABLES,
)
from tanglewood.session.store.table_statements import insert_table, set_columns
from tanglewood.session.store.trial import Trial

_SEAT: Final = (*list(SEATS.c)[:6], SEATS.c.pledge, SEATS.c.share)
_TABLE_ROW: Final = select(*TABLES.c).where(TABLES.c.id == bindparam("table"))
_SEAT_ROWS: Final = (
    select(*_SEAT).where(SEATS.c.table_id == bindparam("table")).order_by(SEATS.c.seat)
)
_CHANGE_ROWS: Final = (
    select(*CHANGES.c)
    .where(CHANGES.c.table_id == bindparam("table"), CHANGES.c.number > bindparam("after"))
    .where(CHANGES.c.number <= bindparam("upto"))
    .order_by(CHANGES.c.number)
)


class Store:
    """What is kept, in one database. Where that does not answer, `StoreFailed` is raised."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.shared = driver.shared
        """Whether other servers may use the same store at the same time."""
        self.attendance = AttendanceBook(driver)
        self.chats = ChatBook(driver)
        self.days = DayBook(driver)
        self.reviews = ReviewShelf(driver)
        self._trial = Trial(driver)

    async def close(self) -> None:
        """Finish what is under way and let the database go."""
        await self.driver.close()

    async def create(self, info: TableInfo, seats: Sequence[NewSeat], *more: ClauseElement) -> None:
        """Keep a new table, and `more` with it or neither."""
        await self.driver.execute(*insert_table(info, seats), *more)

    async def table(self, table: str) -> TableInfo | None:
        """A table by its id."""
        if not _possible(table):
            return None
        rows = await self.driver.fetch(_TABLE_ROW, table=table)
        places = await self.driver.fetch(_SEAT_ROWS, table=table) if rows else []
        return infos_of(rows, places)[0] if rows else None

    async def tables(self, ids: Sequence[str]) -> list[TableInfo]:
        """The tables with these ids, as far as they exist."""
        ids = [table for table in ids if _possible(table)]
        rows = await self.driver.fetch(select(*TABLES.c).where(TABLES.c.id.in_(ids)))
        places = await self.driver.fetch(
            select(*_SEAT).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
        )
        return infos_of(rows, places)

    async def ids(self, *, before: int | None = None, only_over: bool = False) -> list[str]:
        """The ids of all tables, oldest first; only those unchanged since `before`."""
        query = select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)
        if before is not None:
            newest = (
                select(func.max(CHANGES.c.at)).where(CHANGES.c.table_id == TABLES.c.id)
            ).scalar_subquery()
            query = query.where(func.coalesce(newest, TABLES.c.updated) < before)
        if only_over:
            query = query.where(TABLES.c.status == OVER)
        return [row[0] for row in await self.driver.fetch(query)]

    async def changes(self, table: str, after: int = 0, upto: int = 2**31 - 1) -> list[Change]:
        """The changes of a table that follow the one with number `after`, `upto` included."""
        rows = await self.driver.fetch(_CHANGE_ROWS, table=table, after=after, upto=upto)
        return [change_of(row) for row in rows]

    async def whole(self, table: str, after: int = 0) -> tuple[TableInfo, list[Change]] | None:
        """A table and its changes that follow the one with number `after`, as they were at one
        moment.

        Another server may end the game between two readings: a last action without a result, or
        a result without the last action, would be no record of a game.
        """
        info = await self.table(table)
        while info is not None:
            changes = await self.changes(table, after)
            again = await self.table(table)
            if again == info:
                return info, changes
            info = again
        return None

    async def newer(self, known: Sequence[tuple[str, int]]) -> dict[str, list[Change]]:
        """By table, the changes that follow the one with the number that is known of it."""
        found: dict[str, list[Change]] = {table: [] for table, _ in known}
        for row in await self.driver.newer(known):
            found[row[0]].append(change_of(row))
        return found

    async def append(
        self,
        table: str,
        change: Change,
        *,
        result: Mapping[str, Any] | None = None,
        after: Iterable[ClauseElement] = (),
    ) -> bool:
        """Keep a change; False if there is one with its number. `result` ends the game."""
        statements = list(after)
        if change.kind == START:
            statements.append(set_columns(table, status=PLAYING, updated=change.at))
        if change.kind == PRACTICE:
            statements.append(set_columns(table, practice=True))
        if result is not None:
            text = json.dumps(result)
            statements.append(set_columns(table, status=OVER, result=text, updated=change.at))
        return await self.driver.append(row_of(table, change), *statements)

    async def last(self, ids: Sequence[str]) -> dict[str, Last]:
        """The last changes of some tables, by table."""
        newest = (
            select(CHANGES.c.table_id, func.max(CHANGES.c.number).label("number"))
            .where(CHANGES.c.table_id.in_(ids))
            .group_by(CHANGES.c.table_id)
            .subquery()
        )
        rows = await self.driver.fetch(
            select(CHANGES.c.table_id, CHANGES.c.number, CHANGES.c.to_act, CHANGES.c.at).join(
                newest,
                and_(CHANGES.c.table_id == newest.c.table_id, CHANGES.c.number == newest.c.number),
            )
        )
        return {table: Last(number, to_act, at) for table, number, to_act, at in rows}

    async def seat_of(self, key: SeatKey) -> int | None:
        """The seat that a token opens."""
        return (await self.seats_of([key])).get(key)

    async def seats_of(self, keys: Sequence[SeatKey]) -> dict[SeatKey, int]:
        """The seats that these tokens open."""
        keys = [key for key in keys if _possible(key.table)]
        if not keys:
            return {}
        rows = await self.driver.fetch(
            select(SEATS.c.table_id, SEATS.c.token_hash, SEATS.c.seat).where(
                tuple_(SEATS.c.table_id, SEATS.c.token_hash).in_([tuple(key) for key in keys])
            )
        )
        return {SeatKey(table, token): seat for table, token, seat in rows}

    async def join(
        self,
        table: str,
        invite_hash: str,
        request_hash: str,
        token_hash: str,
        name: str | None,
        pledge: str | None = None,
    ) -> int | None:
        """Take the free seat of an invitation; the same request may come again. The first pledge
        stands.

        None when the seat is taken, or this is not an invitation.
        """
        values: dict[str, Any] = {
            "token_hash": token_hash, "request_hash": request_hash, "joined": True,
        }  # fmt: skip
        if pledge is not None:
            values["pledge"] = func.coalesce(SEATS.c.pledge, pledge)
        if name is not None:
            values["name"] = name
        (touched,) = await self.driver.execute(
            update(SEATS)
            .where(
                SEATS.c.table_id == table,
                SEATS.c.invite_hash == invite_hash,
                or_(SEATS.c.joined.is_(False), SEATS.c.request_hash == request_hash),
            )
            .values(**values)
        )
        return await self.seat_of(SeatKey(table, token_hash)) if touched else None

    async def share(self, table: str, seat: int, share: str) -> None:
        """Keep what a seat puts into the shuffle; the first one stands."""
        mine = (SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.share.is_(None))
        await self.driver.execute(update(SEATS).where(*mine).values(share=share))

    async def is_invitation(self, table: str, invite_hash: str) -> bool:
        """Whether this is an invitation to the table, used or not."""
        rows = await self.driver.fetch(
            select(SEATS.c.seat).where(
                SEATS.c.table_id == table, SEATS.c.invite_hash == invite_hash
            )
        )
        return bool(rows)

    async def delete(self, ids: Sequence[str]) -> int:
        """Delete tables with all that belongs to them; how many there were."""
        *_, count = await self.driver.execute(
            *(
                delete(each).where(each.c.table_id.in_(ids))
                for each in (CHATS, CHANGES, SEATS, ATTENDANCE, DAYS, REVIEWS)
            ),
            delete(TABLES).where(TABLES.c.id.in_(ids)),
        )
        return count

    async def alive(self) -> str:
        """ "ok" if the database answers and takes what is written; else "full" or "failing"."""
        await self.driver.fetch(select(TABLES.c.id).limit(1))
        match self.driver.trouble:
            case None:
                return "ok"
            case StoreFull():
                return "full"
            case _:
                return "failing"

    async def writable(self) -> None:
        """Where the last attempt to write failed, try again: raises `StoreFailed` if it still
        does. Reading may work all the while."""
        await self._trial.check()


def _possible(table: str) -> bool:
    """Whether this can be the id of a table: PostgreSQL has no text with a zero in it."""
    return "\0" not in table
