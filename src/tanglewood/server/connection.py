"""One open WebSocket: who looks through it, and what waits to be sent."""

import asyncio
from secrets import token_hex
from typing import Final, Protocol

from tanglewood.protocol.onlooker import Onlooker
from tanglewood.server.address import ELSEWHERE
from tanglewood.server.frames import ShortWay
from tanglewood.server.rate_limits import Bucket

GOING: Final = 1001
LATER: Final = 1013
MALFORMED: Final = 4400
WRONG_TOKEN: Final = 4401
NO_TABLE: Final = 4404
NO_JOIN: Final = 4408
TOO_FAST: Final = 4429
TOO_SLOW: Final = 4503


class Socket(Protocol):
    """What is needed of a WebSocket."""

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Connection(Onlooker):
    """A client. Messages that it does not take at once wait, not many of them; a client that takes
    none is disconnected."""

    def __init__(
        self,
        socket: Socket,
        queue: int,
        bucket: Bucket,
        caller: str = ELSEWHERE,
        short: ShortWay | None = None,
    ) -> None:
        super().__init__()
        self._socket = socket
        self._short = short
        self._most = queue
        self._waiting: list[bytes | int] = []
        """What waits to be sent; a number closes the connection."""
        self.writer: asyncio.Task[None] | None = None
        """What sends it, while something waits."""
        self.bucket = bucket
        self.caller = caller
        """The address it comes from, as limits count it."""
        self.seats: set[int] = set()
        """The seats whose tokens this connection has shown."""
        self.tokens: dict[int, str] = {}
        """The hashes of these tokens by seat."""
        self.hinting = False
        """Whether a hint is being thought of for it."""
        self.reader: asyncio.Task[None] | None = None
        """What reads from it, and does what it asks."""
        self.asked: object = None
        """What it asked last to become."""
        self.unsettled = 0
        """How many of its requests wait for the store."""
        self._requests = 0
        self._name = ""
        self.stuck = False
        """Whether so much waits that it is not worth waiting for."""
        self.closing = False

    def next_request(self) -> str:
        """A text by which a request of this connection is the same when it is tried again, and
        which nobody else has."""
        self._name = self._name or token_hex(16)
        self._requests += 1
        return f"{self._name}-{self._requests}"

    def send(self, message: bytes) -> None:
        """Send a message that is written already, or let it wait while the client is busy."""
        if self.closing:
            return
        if self.writer is None and self._short is not None and self._short.write_text(message):
            return
        if len(self._waiting) < self._most:
            self._wait(message)
        else:
            self.close(TOO_SLOW)
            self.stuck = True
            self._read_no_more()

    def close(self, code: int) -> None:
        """Close once all that waits is sent; at once if it is too much."""
        if self.closing:
            return
        self.closing = True
        if len(self._waiting) >= self._most:
            self._waiting.clear()
        self._wait(code)

    def cut(self, code: int) -> None:
        """Close, and do nothing more for it, not even what already waits for its table. The table
        is held, so that nothing stops half-way."""
        self.close(code)
        self._read_no_more()

    def _wait(self, message: bytes | int) -> None:
        self._waiting.append(message)
        if self.writer is None:
            self.writer = asyncio.create_task(self._write_all())
            self.writer.add_done_callback(self._on_writer_done)

    async def _write_all(self) -> None:
        """Send what waits, until nothing does or the connection is closed."""
        while self._waiting:
            message = self._waiting.pop(0)
            if isinstance(message, int):
                await self._socket.close(message)
                return
            await self._socket.send_text(message.decode())
        self.writer = None

    def _on_writer_done(self, writer: "asyncio.Task[None]") -> None:
        """Where the connection was closed, or sending failed, nothing more is read, either."""
        if writer.cancelled() or writer.exception() is not None or self.writer is writer:
            self._read_no_more()

    def _read_no_more(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
