"""The reviews that are kept with their tables, so that none is made twice."""

import json
from typing import Any, Final

from sqlalchemy import select, text

from tanglewood.session.store.driver import Driver
from tanglewood.session.store.schema import REVIEWS

_KEEP: Final = (
    "INSERT INTO reviews (table_id, form, found)"
    " SELECT id, :form, :found FROM tables WHERE id = :table_id"
    " ON CONFLICT (table_id) DO UPDATE SET form = excluded.form, found = excluded.found"
)


class ReviewShelf:
    """The review of every table that has one."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def of(self, table: str, form: int) -> dict[str, Any] | None:
        """The review of a table; None if there is none in this form."""
        rows = await self._driver.fetch(
            select(REVIEWS.c.found).where(REVIEWS.c.table_id == table, REVIEWS.c.form == form)
        )
        found: dict[str, Any] | None = json.loads(rows[0][0]) if rows else None
        return found

    async def keep(self, table: str, form: int, found: dict[str, Any]) -> None:
        """Keep a review with its table, if that is still there."""
        values = {"table_id": table, "form": form, "found": json.dumps(found)}
        await self._driver.execute(text(_KEEP).bindparams(**values))
