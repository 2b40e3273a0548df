"""Before the deal: the shares that the browsers put into the shuffle are gathered, for a while."""

import asyncio
from collections.abc import Callable
from time import monotonic

from tanglewood.session.change import TableInfo


class Gathering:
    """Waits for shares, once everybody sits, so long and no longer."""

    def __init__(self, wait: float, over: Callable[[], object]) -> None:
        self._wait = wait
        self._over = over
        self._until: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def may_deal(self, info: TableInfo) -> bool:
        """Whether the cards may be dealt: every share that was pledged is here, or had its time.
        Until then it calls when the time is over."""
        if not info.awaited_seats:
            return True
        now = monotonic()
        if self._until is None:
            self._until = now + self._wait
        self.stop()
        if now >= self._until:
            return True
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._until - now, self._over)
        return False

    def stop(self) -> None:
        """No call any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
