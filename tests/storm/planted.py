"""Mistakes planted into a server, so that it can be seen whether the storm finds them."""

import asyncio
from typing import Any

from tanglewood.session.store.sqlite import SqliteDriver

LATER = 0.4


def acknowledge_early() -> None:
    """An action is acknowledged at once, and kept a moment later."""
    keep = SqliteDriver._wait

    async def wait(self: SqliteDriver, append: Any, statements: Any) -> list[int]:
        if append is None or statements or append[2] != "act":
            return await keep(self, append, statements)

        async def later() -> None:
            await asyncio.sleep(LATER)
            await keep(self, append, statements)

        kept.add(asyncio.create_task(later()))
        return [1]

    kept: set[asyncio.Task[None]] = set()
    SqliteDriver._wait = wait  # type: ignore[method-assign]
