"""Telling the other server processes that a table has changed.

A note never carries anything hidden: it says that there is something new, and the store says what.
Notes make news travel fast; nothing depends on them. Nobody waits for the broker.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec

from tanglewood.protocol.encoding import encoded
from tanglewood.server.logs import LOG

Note = dict[str, Any]
Listener = Callable[[str, Note], Awaitable[None]]

_CHANNEL: Final = "tanglewood:notes"

_PATIENCE: Final = 2.0
"""Seconds until a broker that does not answer counts as gone: it is asked when it has been silent
for as long, so a connection that died without a word is replaced after twice this."""

_RETRY: Final = 1.0
_MOST: Final = 10_000
"""How many notes wait at most; what is more is found in the store."""
_AT_ONCE: Final = 500
"""How many go as one message."""

_MAYBE_NEWS: Final[Note] = {"kind": "change", "number": None}


class Broker(Protocol):
    """Notes about tables, to every other server that hosts them."""

    def start(self, listener: Listener) -> None: ...

    def listen(self, table: str) -> None: ...

    def unlisten(self, table: str) -> None: ...

    def tell(self, table: str, note: Note) -> None: ...

    async def alive(self) -> str: ...

    async def close(self) -> None: ...


class Alone:
    """The broker of a server that is the only one: there is nobody to tell."""

    def start(self, listener: Listener) -> None: ...

    def listen(self, table: str) -> None: ...

    def unlisten(self, table: str) -> None: ...

    def tell(self, table: str, note: Note) -> None: ...

    async def alive(self) -> str:
        return "none"

    async def close(self) -> None: ...


class RedisBroker:
    """Notes over Redis or Valkey, on one channel for all tables: what waits together goes as one
    message, and each server picks out what concerns it.

    While the broker is away, or frozen, play goes on; what was missed is read from the store.
    """

    def __init__(self, url: str, me: str) -> None:
        import redis.asyncio as redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError

        self._me = me
        self._redis = redis.Redis.from_url(
            url, socket_timeout=_PATIENCE, socket_connect_timeout=_PATIENCE,
            retry=Retry(NoBackoff(), 0),
        )  # fmt: skip
        self._errors = (OSError, RedisError)
        self._tables: set[str] = set()
        self._outbox: list[tuple[str, Note]] = []
        self._to_send = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._listener: Listener | None = None

    def start(self, listener: Listener) -> None:
        self._listener = listener
        self._tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._send())]

    def listen(self, table: str) -> None:
        self._tables.add(table)

    def unlisten(self, table: str) -> None:
        self._tables.discard(table)

    def tell(self, table: str, note: Note) -> None:
        if len(self._outbox) < _MOST:
            self._outbox.append((table, note))
            self._to_send.set()

    async def alive(self) -> str:
        await self._redis.ping()
        return "ok"

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _send(self) -> None:
        """Send what waits, all of it at once, and again until the broker takes it: the other
        servers may still hear it, and would wait for their next beat. Twice does no harm."""
        while True:
            await self._to_send.wait()
            self._to_send.clear()
            while notes := self._outbox[:_AT_ONCE]:
                try:
                    await self._redis.publish(_CHANNEL, encoded({"from": self._me, "notes": notes}))
                    del self._outbox[: len(notes)]
                except self._errors as error:
                    LOG.warning("the broker does not answer", extra={"error": type(error).__name__})
                    await asyncio.sleep(_RETRY)

    async def _read(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    await self._hear(channel)
            except self._errors as error:
                LOG.warning("the broker is gone", extra={"error": type(error).__name__})
            await asyncio.sleep(_RETRY)

    async def _hear(self, channels: Any) -> None:
        """Follow notes while the broker answers."""
        pinged = False
        while True:
            message = await channels.get_message(timeout=_PATIENCE)
            if message is not None:
                pinged = False
                await self._on_packet(message)
            elif pinged:
                raise TimeoutError
            else:
                await channels.ping()
                pinged = True

    async def _on_packet(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":  # what was told before is in the store
            for table in tuple(self._tables):
                await self._pass_on(table, _MAYBE_NEWS)
        elif message["type"] == "message":
            packet = msgspec.json.decode(message["data"])
            if packet["from"] != self._me:
                for table, note in packet["notes"]:
                    if table in self._tables:
                        await self._pass_on(table, note | {"from": packet["from"]})

    async def _pass_on(self, table: str, note: Note) -> None:
        assert self._listener is not None
        try:
            await self._listener(table, note)
        except Exception:
            LOG.exception("a note could not be followed", extra={"table": table})


def broker_of(url: str | None, me: str) -> Broker:
    """The broker that a URL names; without one this server is alone."""
    return Alone() if url is None else RedisBroker(url, me)
