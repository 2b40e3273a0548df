"""What waits together is written together: one statement for all changes that came meanwhile.

While one batch is on its way to the database and back, the next one gathers. Each change is
acknowledged when the batch it went with is stored, never before.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from tanglewood.session.store.driver import Append, StoreFailed

Key = tuple[str, int]
"""A table and the number of a change."""

Write = Callable[[Sequence[Append]], Awaitable[set[Key]]]
"""Stores changes; those that were stored, not those whose number was taken."""

_MOST: Final = 256
"""How many changes go together at most."""


class Together:
    """Changes on their way into the database."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, values: Append) -> bool:
        """Store a change; False if its number was taken. It is stored even if nobody waits for the
        answer any more."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((values, future))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await future

    async def drain(self) -> None:
        """Wait until nothing waits any more."""
        if self._writing is not None:
            await asyncio.wait({self._writing})

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                await self._write_batch(self._next())
        finally:
            self._writing = None
            for _, future in self._waiting:  # the server is stopped
                future.cancel()

    def _next(self) -> dict[Key, tuple[Append, "asyncio.Future[bool]"]]:
        """The next batch. Two changes with the same number go one after the other, so that only one
        of them can be told that it is stored."""
        batch: dict[Key, tuple[Append, asyncio.Future[bool]]] = {}
        later = []
        for each in self._waiting:
            key = each[0][:2]
            if key in batch or len(batch) >= _MOST:
                later.append(each)
            else:
                batch[key] = each
        self._waiting = later
        return batch

    async def _write_batch(self, batch: dict[Key, tuple[Append, "asyncio.Future[bool]"]]) -> None:
        try:
            numbers = await self._write([values for values, _ in batch.values()])
        except StoreFailed as error:
            # Those who wait behind it are told at once: they would wait as long once more.
            waiting, self._waiting = self._waiting, []
            for _, future in (*batch.values(), *waiting):
                _fail(future, error)
        except Exception as error:  # of one of them, perhaps, and the others are good
            if len(batch) == 1:
                for _, future in batch.values():
                    _fail(future, error)
            else:
                for key, each in batch.items():
                    await self._write_batch({key: each})
        except BaseException:
            for _, future in batch.values():
                future.cancel()
            raise
        else:
            for key, (_, future) in batch.items():
                if not future.done():
                    future.set_result(key in numbers)


def _fail(future: "asyncio.Future[bool]", error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
