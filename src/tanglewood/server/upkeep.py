"""What a server does beside the tables: watch its disk, delete old tables, make backups."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tanglewood.server.backups import Backups
from tanglewood.server.disk import MEGABYTE, Disk
from tanglewood.server.logs import LOG
from tanglewood.server.presence import TRUST
from tanglewood.session.store import StoreFailed, StoreFull
from tanglewood.session.store.expiry import Expiry, expire

if TYPE_CHECKING:
    from tanglewood.server.hub import Hub


class Upkeep:
    """The upkeep of one server."""

    def __init__(self, hub: "Hub") -> None:
        self._hub, config = hub, hub.config
        self.disk = Disk(hub.store.driver.place, config.least_free * MEGABYTE)
        self.expiry = Expiry(config.expire_finished, config.expire_abandoned)
        self.backups = None
        if config.backup is not None:
            every = config.backup_every * 3600
            self.backups = Backups(config.store, config.backup, every, config.backup_keep)
        self._beats: dict[tuple[str, str], int] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin with it."""
        doing: list[Callable[[], Awaitable[None]]] = [self._watch]
        if self.expiry:
            doing.append(self._tidy)
        if self.backups is not None:
            doing.append(self._back_up)
        self._tasks = [asyncio.create_task(self._always(each)) for each in doing]

    async def close(self) -> None:
        """Leave it. A backup that is being made is not there."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _always(self, doing: Callable[[], Awaitable[None]]) -> None:
        """Do it again and again; each waits by itself."""
        while True:
            try:
                await doing()
            except StoreFailed as error:
                LOG.error("the store does not answer", extra={"error": str(error)})
                await asyncio.sleep(self._hub.config.beat)
            except Exception:
                LOG.exception("the upkeep failed")
                await asyncio.sleep(self._hub.config.beat)

    async def _watch(self) -> None:
        """With every beat: how much room there is, and whether a store that was full still is."""
        metrics, store = self._hub.metrics, self._hub.store
        await self.disk.measure()
        try:
            await store.writable()
        except StoreFailed as error:
            LOG.error("nothing can be kept", extra={"error": str(error)})
        metrics.disk_least.set(self.disk.least)
        if self.disk.free is not None:
            metrics.disk_free.set(self.disk.free)
        metrics.store_full.set(isinstance(store.driver.trouble, StoreFull))
        await asyncio.sleep(self._hub.config.beat)

    async def _tidy(self) -> None:
        """Delete what has expired. Those who were here before a restart get the time to come back,
        and a server that does not write that it is well gets the time to be missed."""
        config, hub = self._hub.config, self._hub
        await asyncio.sleep((TRUST + 1) * config.beat)
        await self._forget_the_gone()
        count = await expire(hub.store.driver, self.expiry, hub.has_open)
        if count:
            hub.metrics.expired.inc(count)
            LOG.info("old tables are deleted", extra={"number": count})
        await asyncio.sleep(config.tidy_every)

    async def _forget_the_gone(self) -> None:
        """What a server wrote keeps a table; one that has not beaten since last time is gone."""
        book = self._hub.store.attendance
        rows = [row for row in await book.everything() if row.server != self._hub.me]
        for row in rows:
            if self._beats.get((row.table, row.server)) == row.beat:
                await book.forget(row)
        self._beats = {(row.table, row.server): row.beat for row in rows}

    async def _back_up(self) -> None:
        assert self.backups is not None
        await asyncio.sleep(self.backups.due())
        await self.backups.make()
        if (newest := self.backups.newest()) is not None:
            self._hub.metrics.backed_up.set(newest)
