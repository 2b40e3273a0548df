"""Telling the other server processes that a table has changed.

A note never carries anything hidden: it says that there is something new, and the store says what.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Any, Final, Protocol

from tanglewood.server.logs import LOG

Note = dict[str, Any]
Listener = Callable[[str, Note], Awaitable[None]]

_PREFIX: Final = "tanglewood:table:"
_RETRY: Final = 1.0


class Broker(Protocol):
    """Notes about tables, to every other server that hosts them."""

    async def start(self, listener: Listener) -> None: ...

    async def listen(self, table: str) -> None: ...

    async def unlisten(self, table: str) -> None: ...

    async def tell(self, table: str, note: Note) -> None: ...

    async def alive(self) -> str: ...

    async def close(self) -> None: ...


class Alone:
    """The broker of a server that is the only one: there is nobody to tell."""

    async def start(self, listener: Listener) -> None: ...

    async def listen(self, table: str) -> None: ...

    async def unlisten(self, table: str) -> None: ...

    async def tell(self, table: str, note: Note) -> None: ...

    async def alive(self) -> str:
        return "none"

    async def close(self) -> None: ...


class RedisBroker:
    """Notes over Redis or Valkey, one channel a table.

    While the broker is away play goes on; what was missed is read from the store afterwards.
    """

    def __init__(self, url: str) -> None:
        import redis.asyncio as redis

        self._me = token_hex(8)
        self._redis = redis.Redis.from_url(url, socket_timeout=30, socket_connect_timeout=5)
        self._channels = self._redis.pubsub()
        self._task: asyncio.Task[None] | None = None
        self._listener: Listener | None = None
        self._tables: set[str] = set()

    async def start(self, listener: Listener) -> None:
        self._listener = listener
        await self._channels.subscribe(
            "tanglewood:hello"
        )  # a first channel, so that reading begins
        self._task = asyncio.create_task(self._read())

    async def listen(self, table: str) -> None:
        self._tables.add(table)
        await self._try(self._channels.subscribe(_PREFIX + table))

    async def unlisten(self, table: str) -> None:
        self._tables.discard(table)
        await self._try(self._channels.unsubscribe(_PREFIX + table))

    async def tell(self, table: str, note: Note) -> None:
        text = json.dumps({"from": self._me} | note)
        await self._try(self._redis.publish(_PREFIX + table, text))

    async def alive(self) -> str:
        await self._redis.ping()
        return "ok"

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._channels.aclose()  # type: ignore[no-untyped-call]
        await self._redis.aclose()

    async def _try(self, doing: Awaitable[Any]) -> None:
        try:
            await doing
        except (OSError, self._error()) as error:
            LOG.warning("the broker does not answer", extra={"error": type(error).__name__})

    async def _read(self) -> None:
        while True:
            try:
                async for message in self._channels.listen():
                    if message["type"] == "message":
                        await self._heard(message)
            except (OSError, self._error()) as error:
                LOG.warning("the broker is gone", extra={"error": type(error).__name__})
                await asyncio.sleep(_RETRY)
                for table in tuple(self._tables):  # what was told meanwhile is in the store
                    await self._pass_on(table, {"kind": "change", "number": None})

    async def _heard(self, message: dict[str, Any]) -> None:
        note = json.loads(message["data"])
        if note["from"] != self._me:
            await self._pass_on(message["channel"].decode().removeprefix(_PREFIX), note)

    async def _pass_on(self, table: str, note: Note) -> None:
        assert self._listener is not None
        try:
            await self._listener(table, note)
        except Exception:
            LOG.exception("a note could not be followed", extra={"table": table})

    @staticmethod
    def _error() -> type[Exception]:
        from redis.exceptions import RedisError

        return RedisError


def broker_of(url: str | None) -> Broker:
    """The broker that a URL names; without one this server is alone."""
    return Alone() if url is None else RedisBroker(url)
