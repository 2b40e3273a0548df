"""How late the machine itself is: an echo between two processes of ours, ten times a second.

What a game took to go on is measured in seconds, and a loaded machine gives nobody its seconds. So
the seconds by which this echo was late in the same window are taken off; the limit stays as it is.
"""

import asyncio
import sys
from collections import deque
from time import monotonic
from typing import Final

_EVERY: Final = 0.1
_ECHO: Final = "import sys\nfor line in sys.stdin: print(flush=True)"


class Pulse:
    """The lateness of the machine, as far back as five minutes."""

    def __init__(self) -> None:
        self._late: deque[tuple[float, float]] = deque(maxlen=3000)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._echo = await asyncio.create_subprocess_exec(
            sys.executable, "-c", _ECHO, stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        await self._once()  # it has started
        self._task = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._echo.kill()
            await self._echo.wait()

    def late(self, begin: float, end: float) -> float:
        """For how many seconds of a window the machine was late."""
        return sum(
            min(late, max(0.0, min(at, end) - max(at - late, begin))) for at, late in self._late
        )

    async def _once(self) -> None:
        assert self._echo.stdin is not None
        assert self._echo.stdout is not None
        self._echo.stdin.write(b"\n")
        await self._echo.stdout.readline()

    async def _beat(self) -> None:
        while True:
            began = monotonic()
            await asyncio.sleep(_EVERY)
            await self._once()
            now = monotonic()
            self._late.append((now, now - began - _EVERY))
