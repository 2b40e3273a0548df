"""Pauses between attempts at something that fails: twice as long each time."""

import asyncio


class Backoff:
    """Pauses of `first` seconds and more, up to `most`."""

    def __init__(self, first: float, most: float) -> None:
        self._first, self.most = first, most
        self._next = first

    async def pause(self) -> None:
        """Wait before the next attempt."""
        await asyncio.sleep(self._next)
        self._next = min(2 * self._next, self.most)

    def reset(self) -> None:
        """It worked: begin with the shortest pause again."""
        self._next = self._first
