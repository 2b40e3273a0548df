"""Heavy work: what takes long enough that others would notice runs in a thread, a little of it at a
time, and no address has more than one such thing done at once."""

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from tanglewood.core.message import Message
from tanglewood.server.problems import HttpProblem
from tanglewood.server.rate_limits import Buckets

AT_ONCE: Final = 2
"""How many such things are done at once: more would only take turns."""
WAITING: Final = 50
"""How many of one address may wait."""
ENTRIES: Final = 200
"""A game counts for one more per this many entries."""

P = ParamSpec("P")
T = TypeVar("T")


class _Line:
    """Those of one address, who come one after the other."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.many = 0


class HeavyWork:
    """What is done in threads for callers."""

    def __init__(self, buckets: Buckets) -> None:
        self._buckets = buckets
        self._free = asyncio.Semaphore(AT_ONCE)
        self._lines: dict[str, _Line] = {}

    def charge(self, caller: str, entries: int = 0) -> None:
        """Take what something costs; raises 429 where there is not enough."""
        bucket = self._buckets.of(caller)
        if not bucket.take(1 + entries // ENTRIES):
            wait = int(bucket.wait) + 1
            raise HttpProblem(429, Message("server-rate", n=wait), wait)

    async def do(self, caller: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do it when it is the caller's turn; raises 429 where too much of theirs waits."""
        line = self._lines.setdefault(caller, _Line())
        if line.many >= WAITING:
            raise HttpProblem(429, Message("server-rate", n=2), 2)
        line.many += 1
        try:
            async with line.lock, self._free:
                return await asyncio.to_thread(work, *args, **named)
        finally:
            line.many -= 1
            if not line.many:
                self._lines.pop(caller, None)
