"""The door: connections as uvicorn speaks over them, with an end to everybody's patience.

uvicorn ends a connection on which nothing more is asked. It waits forever for the rest of a
request, as soon as one byte of it has come, and for somebody to take an answer, even after closing;
its WebSockets answer every ping and collect every fragment. All of that is counted here.
"""

import asyncio
from abc import abstractmethod
from functools import partial
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from websockets.protocol import State

from tanglewood.core.message import Message
from tanglewood.server.address import plain_address
from tanglewood.server.bounds import BYTES_A_SECOND, Bounds
from tanglewood.server.frames import Frames
from tanglewood.server.problems import problem_bytes, send_problem
from tanglewood.server.visitors import Visitors

_CONTROLS: Final = 100
"""How many pings and pongs may come in a second."""
_FRAGMENTS: Final = 64
"""In how many pieces a message may come."""


class Settings(uvicorn.Config):
    """How uvicorn runs, with those who come through the door."""

    def __init__(self, app: Any, bounds: Bounds, visitors: Visitors, **settings: Any) -> None:
        super().__init__(app, http=Visit, ws=Talk, **settings)
        self.bounds, self.visitors = bounds, visitors


class _Patience:
    """How many looks in a row something has been waited for."""

    __slots__ = ("_looks", "_what")

    def __init__(self) -> None:
        self._what: object = None
        self._looks = 0

    def ran_out(self, what: object, within: float, size: int = 0) -> bool:
        """One more look: whether the same thing was waited for too long; `size` bytes of it make
        the time longer."""
        if what != self._what:
            self._what, self._looks = what, 0
        self._looks += 1
        return self._looks > within + size / BYTES_A_SECOND


class _Watched(asyncio.Protocol):
    """What both kinds of connection have: they are counted while they are there, and can be cut."""

    client: tuple[str, int] | None
    transport: Any

    @property
    @abstractmethod
    def half(self) -> bool: ...

    @abstractmethod
    def tick(self) -> None: ...

    def _watch(self, config: Settings) -> None:
        """Begin to count."""
        self._bounds, self._visitors = config.bounds, config.visitors
        self._patience = _Patience()

    @property
    def host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self._visitors.went(self)
        super().connection_lost(exc)

    def cut(self) -> None:
        self.transport.abort()

    def _made(self, transport: Any) -> Message | None:
        """The connection is made; if there is no place for it, why."""
        super().connection_made(transport)
        if self.client:
            self.client = (plain_address(self.client[0]), self.client[1])
        return self._visitors.came(self)


class Visit(_Watched, H11Protocol):
    """A connection for requests."""

    def __init__(self, config: Settings, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self._watch(config)
        self._placed = True
        self._came = 0
        """How many bytes have come of what is being asked."""
        self._asking: object = None

    @property
    def half(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            return True
        return cycle.more_body and not cycle.response_started

    def connection_made(self, transport: Any) -> None:
        refusal = self._made(transport)
        if refusal is not None:
            self._placed, self.app = False, partial(_no_place, refusal)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._visitors.went(self)  # it comes back as a Talk
        super().handle_websocket_upgrade(event)

    def _should_upgrade(self) -> bool:
        return self._placed and super()._should_upgrade()

    def data_received(self, data: bytes) -> None:
        self._came = self._came + len(data) if self._asking is self.cycle else len(data)
        self._asking = self.cycle
        super().data_received(data)

    def tick(self) -> None:
        bounds, waits = self._bounds, self.transport.get_write_buffer_size()
        if self.transport.is_closing() or waits:
            if self._patience.ran_out("taking", bounds.take_within, waits):
                self.cut()
        elif self.conn.their_state is h11.IDLE and self.half:
            if self._patience.ran_out(("head", self.cycle), bounds.head_within):
                self._late(has_begun=bool(self.conn.trailing_data[0]))
        elif self.conn.their_state is h11.SEND_BODY and not self.flow.read_paused:
            if self._patience.ran_out(("body", self.cycle), bounds.body_within, self._came):
                self._late(has_begun=not self.cycle.response_started)
        else:  # it is our turn
            self._patience.ran_out(None, 1)

    def _late(self, *, has_begun: bool) -> None:
        """Close; whoever had begun to ask is told why."""
        if has_begun:
            self.transport.write(problem_bytes(408, Message("server-slow")))
        self.transport.close()


class Talk(_Watched, Frames):
    """A connection for messages, to a table."""

    def __init__(self, config: Settings, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self._watch(config)
        self._controls = 0

    @property
    def half(self) -> bool:
        return False

    def connection_made(self, transport: Any) -> None:
        self._made(transport)

    def handle_ping(self) -> None:
        if self._bearable():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < _FRAGMENTS:
            super().handle_cont(event)
        else:
            self.cut()

    def send_receive_event_to_app(self) -> None:
        # uvicorn would log a traceback for every text that is none.
        text = self.curr_msg_data_type == "text" and not self.close_sent
        if text and not _is_text(self.frames):
            self.frames = []
            if self.conn.state is State.OPEN:  # the other side may have closed behind it
                self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def tick(self) -> None:
        self._controls = 0
        waits = self.transport.get_write_buffer_size()
        if not self.transport.is_closing():
            self._patience.ran_out(None, 1)  # what an open one takes too slowly, its table notices
        elif self._patience.ran_out("taking", self._bounds.take_within, waits):
            self.cut()

    def _bearable(self) -> bool:
        """Whether another ping or pong may come: answers that nobody takes pile up, too."""
        self._controls += 1
        if self._controls <= _CONTROLS and self.writable.is_set():
            return True
        self.cut()
        return False


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


async def _no_place(why: Message, scope: Any, receive: Any, send: Any) -> None:
    await send_problem(send, 429, why, 5, close=True)
