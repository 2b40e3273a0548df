"""The book of days: first attempts at the deals of the day, and what par is."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import ClauseElement, exists, insert, literal, select, update

from tanglewood.session.change import OVER
from tanglewood.session.store.driver import Driver
from tanglewood.session.store.schema import DAYS, PARS, SEATS, TABLES


class Attempt(NamedTuple):
    """A first attempt that is over: what it brought, and without luck, where that was worked
    out."""

    table: str
    seat: int
    name: str | None
    result: Mapping[str, Any]
    adjusted: int | None


class DayBook:
    """What is kept of the deals of the day."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def counts(self, table: str) -> bool:
        """Whether the game at this table is somebody's first attempt, and not practice."""
        query = (
            select(DAYS.c.table_id)
            .join(TABLES, TABLES.c.id == DAYS.c.table_id)
            .where(DAYS.c.table_id == table, TABLES.c.practice.is_not(True))
        )
        return bool(await self._driver.fetch(query))

    async def attempts(self, date: str, game: str) -> list[Attempt]:
        """The first attempts of a day that are over."""
        columns = (SEATS.c.seat, SEATS.c.name, TABLES.c.result, DAYS.c.adjusted)
        rows = await self._driver.fetch(
            select(DAYS.c.table_id, *columns)
            .join(TABLES, TABLES.c.id == DAYS.c.table_id)
            .join(SEATS, SEATS.c.table_id == DAYS.c.table_id)
            .where(
                DAYS.c.date == date,
                DAYS.c.game == game,
                TABLES.c.status == OVER,
                TABLES.c.practice.is_not(True),
                SEATS.c.human.is_(True),
            )
        )
        return [
            Attempt(table, seat, name, json.loads(result), adjusted)
            for table, seat, name, result, adjusted in rows
        ]

    async def adjusted_points(self, table: str) -> int | None:
        """What is kept of a game's worth without luck."""
        rows = await self._driver.fetch(select(DAYS.c.adjusted).where(DAYS.c.table_id == table))
        return rows[0][0] if rows else None

    async def adjust(self, table: str, adjusted: int) -> None:
        """Keep what a game was worth without luck."""
        await self._driver.execute(
            update(DAYS).where(DAYS.c.table_id == table).values(adjusted=adjusted)
        )

    async def par(self, date: str, game: str) -> dict[str, Any] | None:
        """What the strongest level made of a deal, if that was worked out."""
        query = select(PARS.c.par).where(PARS.c.date == date, PARS.c.game == game)
        rows = await self._driver.fetch(query)
        return json.loads(rows[0][0]) if rows else None

    async def keep_par(self, date: str, game: str, par: Mapping[str, Any]) -> None:
        """Keep what par is; the first one stands."""
        same = (PARS.c.date == date, PARS.c.game == game)
        values = {"date": date, "game": game, "par": json.dumps(par)}
        new = select(*(literal(values[each.name], each.type) for each in PARS.c))
        await self._driver.execute(
            insert(PARS).from_select([*PARS.c], new.where(~exists().where(*same)))
        )


def insert_attempt(table: str, date: str, game: str, attempt: str) -> ClauseElement:
    """The statement that notes a table as the first attempt at a deal, unless there was one."""
    same = (DAYS.c.date == date, DAYS.c.game == game, DAYS.c.attempt == attempt)
    values = {"table_id": table, "date": date, "game": game, "attempt": attempt}
    columns = [DAYS.c[name] for name in values]
    new = select(*(literal(values[each.name], each.type) for each in columns))
    return insert(DAYS).from_select(columns, new.where(~exists().where(*same)))
