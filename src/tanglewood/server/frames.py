"""uvicorn's WebSocket with a short way for short texts, of which all talk at a table is made.

Everything else goes the long way, through the `websockets` library, frame by frame: the opening,
fragments, pings, closing, and whatever is not as it should be. So the library always stands between
two frames, and the short way may take the next one.
"""

from typing import Any, Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

from tanglewood.server.inbox import Inbox

EXTENSION: Final = "tanglewood.frames"
"""Where a scope has the connection, for those who know the short way."""

_TEXT: Final = 0x81
"""The first byte of a text in one frame."""
_MASKED: Final = 0x80
_LENGTH_OF_TWO: Final = 126
_HEAD: Final = 14
"""How many bytes stand before what a frame holds, at most."""
_WAITING: Final = 8
"""How many messages may wait before nothing more is read."""


class ShortWay(Protocol):
    """A connection that sends and receives texts without ceremony."""

    def write_text(self, text: bytes) -> bool: ...

    async def receive(self) -> Any: ...


def short_way(scope: Any) -> ShortWay | None:
    """The short way of a connection, if what runs the application has one."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return cast("ShortWay | None", found)


class Frames(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's that takes the short way where it can."""

    _rest = b""
    """The beginning of a frame whose end has not come yet."""
    _leaving = b""
    """What is sent at the end of this turn."""
    _long = False
    """Whether only the library knows where the next frame begins."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Any = Inbox(self.loop)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write_text(self, text: bytes) -> bool:
        """Send a text in this turn of the loop, together with what else is sent in it; False if it
        must wait, or nobody is there any more."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        length = len(text)
        if length < _LENGTH_OF_TWO:
            frame = b"\x81%c%b" % (length, text)
        elif length < 1 << 16:
            frame = b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), text)
        else:
            frame = b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), text)
        if self._leaving:
            self._leaving += frame
        else:
            self._leaving = frame
            self.loop.call_soon(self._leave)
        return True

    def _leave(self) -> None:
        """A system call costs more than putting an action's answer and its news together."""
        leaving, self._leaving = self._leaving, b""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(leaving)

    def data_received(self, data: bytes) -> None:
        if self._long or not self.handshake_initiated:
            super().data_received(data)
            self._long = self._long or bool(self.conn.reader.buffer)
            return
        data = self._rest + data
        while (size := _size(data)) <= len(data) and not self.transport.is_closing():
            if not self._read_text(data[:size]):
                super().data_received(data[:size])
            data = data[size:]
        self._rest = data
        if size > self.config.ws_max_size + _HEAD:  # let the library refuse it
            self._rest, self._long = b"", True
            super().data_received(data)

    def _read_text(self, frame: bytes) -> bool:
        """Read a whole text the short way; False if it must go the long one."""
        if frame[0] != _TEXT or not frame[1] & _MASKED or self.frames:
            return False
        if len(frame) > self.config.ws_max_size:
            return False
        if self.conn.state is not State.OPEN or not self.handshake_complete:
            return False
        begin = 8 if frame[1] == _MASKED | _LENGTH_OF_TWO else 6
        text = apply_mask(frame[begin:], frame[begin - 4 : begin])
        try:
            decoded = text.decode()
        except UnicodeDecodeError:
            return False
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": decoded})
            if self.queue.qsize() >= _WAITING and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
        return True


def _size(data: bytes) -> int:
    """How many bytes the first frame in these has; more than there are if that cannot be known."""
    if len(data) < 2:
        return 2
    length, begin = data[1] & 0x7F, 6 if data[1] & _MASKED else 2
    if length < _LENGTH_OF_TWO:
        return begin + length
    many = 2 if length == _LENGTH_OF_TWO else 8
    if len(data) < 2 + many:
        return 2 + many
    return begin + many + int.from_bytes(data[2 : 2 + many], "big")
