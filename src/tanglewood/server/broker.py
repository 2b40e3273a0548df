"""Telling the other server processes that a table has changed.

A note never carries anything hidden: it says that there is something new, and the store says what.
Notes make news travel fast; nothing depends on them. Nobody waits for the broker.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

from tanglewood.server.logs import LOG

Note = dict[str, Any]
Listener = Callable[[str, Note], Awaitable[None]]

_PREFIX: Final = "tanglewood:table:"
_HELLO: Final = "tanglewood:hello"
"""A first channel, so that reading begins."""

_PATIENCE: Final = 2.0
"""Seconds until a broker that does not answer counts as gone: it is asked when it has been silent
for as long, so a connection that died without a word is replaced after twice this."""

_RETRY: Final = 1.0
_MOST: Final = 10_000
"""How many notes wait at most; what is more is found in the store."""

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
    """Notes over Redis or Valkey, one channel per table.

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
        self._channels: Any = None
        self._tables: set[str] = set()
        self._outbox: asyncio.Queue[Callable[[Any], Any]] = asyncio.Queue(_MOST)
        self._tasks: list[asyncio.Task[None]] = []
        self._listener: Listener | None = None

    def start(self, listener: Listener) -> None:
        self._listener = listener
        self._tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._send())]

    def listen(self, table: str) -> None:
        self._tables.add(table)
        self._put(lambda _: self._channels and self._channels.subscribe(_PREFIX + table))

    def unlisten(self, table: str) -> None:
        self._tables.discard(table)
        self._put(lambda _: self._channels and self._channels.unsubscribe(_PREFIX + table))

    def tell(self, table: str, note: Note) -> None:
        text = json.dumps({"from": self._me} | note)
        self._put(lambda pipe: pipe.publish(_PREFIX + table, text))

    async def alive(self) -> str:
        await self._redis.ping()
        return "ok"

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def _put(self, doing: Callable[[Any], Any]) -> None:
        if not self._outbox.full():
            self._outbox.put_nowait(doing)

    async def _send(self) -> None:
        """Send what waits, all of it at once, and again until the broker takes it: the other
        servers may still hear it, and would wait for their next beat. Twice does no harm."""
        batch: list[Callable[[Any], Any]] = []
        while True:
            if not batch:
                batch = [await self._outbox.get()]
            while not self._outbox.empty() and len(batch) < _MOST:
                batch.append(self._outbox.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for doing in batch:
                        if asyncio.iscoroutine(asked := doing(pipe)):
                            await asked
                    await pipe.execute()
                batch = []
            except self._errors as error:
                LOG.warning("the broker does not answer", extra={"error": type(error).__name__})
                await asyncio.sleep(_RETRY)

    async def _read(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channels:
                    await self._subscribe(channels)
                    await self._hear(channels)
            except self._errors as error:
                LOG.warning("the broker is gone", extra={"error": type(error).__name__})
            finally:
                self._channels = None
            await asyncio.sleep(_RETRY)

    async def _subscribe(self, channels: Any) -> None:
        known = set(self._tables)
        await channels.subscribe(_HELLO, *(_PREFIX + table for table in known))
        self._channels = channels
        if late := self._tables - known:
            await channels.subscribe(*(_PREFIX + table for table in late))

    async def _hear(self, channels: Any) -> None:
        """Follow notes while the broker answers."""
        asked = False
        while True:
            message = await channels.get_message(timeout=_PATIENCE)
            if message is not None:
                asked = False
                await self._heard(message)
            elif asked:
                raise TimeoutError
            else:
                await channels.ping()
                asked = True

    async def _heard(self, message: dict[str, Any]) -> None:
        channel = message["channel"]
        if channel is None or not channel.startswith(_PREFIX.encode()):
            return
        table = channel.decode().removeprefix(_PREFIX)
        if message["type"] == "subscribe":  # what was told before is in the store
            await self._pass_on(table, _MAYBE_NEWS)
        elif message["type"] == "message":
            note = json.loads(message["data"])
            if note["from"] != self._me:
                await self._pass_on(table, note)

    async def _pass_on(self, table: str, note: Note) -> None:
        assert self._listener is not None
        try:
            await self._listener(table, note)
        except Exception:
            LOG.exception("a note could not be followed", extra={"table": table})


def broker_of(url: str | None, me: str) -> Broker:
    """The broker that a URL names; without one this server is alone."""
    return Alone() if url is None else RedisBroker(url, me)
