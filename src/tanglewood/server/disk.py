"""The disk that the store is on: how much room there is, and whether that is enough."""

import asyncio
from pathlib import Path
from typing import Final

from tanglewood.server.logs import LOG
from tanglewood.session.store.place import LEAST, free_bytes

MEGABYTE: Final = 1_000_000


class Disk:
    """What was found when it was measured last: `ok`, `low`, `full`, or `unknown` where the store
    is on a machine that cannot be asked."""

    def __init__(self, place: Path | None, least: int) -> None:
        self._place = place
        self.least = least
        """Below this many bytes it is low."""
        self.free: int | None = None
        self.state = "unknown"

    async def measure(self) -> None:
        """Measure it now; that it has become worse is in the log."""
        if self._place is None:
            return
        before = self.state
        try:
            self.free = await asyncio.to_thread(free_bytes, self._place)
        except OSError as error:
            self.free, self.state = None, "unknown"
            LOG.warning("the disk cannot be asked", extra={"error": str(error.strerror)})
            return
        self.state = "full" if self.free < LEAST else "low" if self.free < self.least else "ok"
        if self.state not in {"ok", before}:
            LOG.warning(f"the disk is {self.state}", extra={"free": self.free})
