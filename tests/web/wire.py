"""The wire between a browser and the server: a cable that can be cut, and an ear on it."""

import contextlib
import json
import selectors
import socket
import threading
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, WebSocket


class Cable:
    """Forwards connections to a server until it is cut; then nothing passes until it is mended."""

    def __init__(self, port: int) -> None:
        self._to = ("127.0.0.1", port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._whole = threading.Event()
        self._whole.set()
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._over = False
        self._thread = threading.Thread(target=self._accept)
        self._thread.start()

    def cut(self) -> None:
        """Drop every connection, and every new one at once."""
        self._whole.clear()
        with self._lock:
            for end in self._open:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self._whole.set()

    def close(self) -> None:
        self._over = True
        self.cut()
        self._listening.close()
        self._thread.join()

    def _accept(self) -> None:
        while not self._over:
            try:
                self._listening.settimeout(0.2)
                near, _ = self._listening.accept()
            except TimeoutError:
                continue
            except OSError:
                return
            if not self._whole.is_set():
                near.close()
                continue
            threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(self._to)
        except OSError:
            near.close()
            return
        with self._lock:
            self._open |= {near, far}
        with selectors.DefaultSelector() as ready, near, far, contextlib.suppress(OSError):
            near.setblocking(True)
            far.setblocking(True)
            ready.register(near, selectors.EVENT_READ, far)
            ready.register(far, selectors.EVENT_READ, near)
            going = True
            while going:
                for key, _ in ready.select():
                    end = key.fileobj
                    assert isinstance(end, socket.socket)
                    data = end.recv(65536)
                    if not data:
                        going = False
                        break
                    key.data.sendall(data)
        with self._lock:
            self._open -= {near, far}


@contextlib.contextmanager
def cable(port: int) -> Iterator[Cable]:
    made = Cable(port)
    try:
        yield made
    finally:
        made.close()


class Ear:
    """Hears what a page sends and gets: which action was acknowledged as which number."""

    def __init__(self, page: Page | None = None) -> None:
        self._sent: dict[str, str] = {}
        self.acknowledged: dict[int, str] = {}
        self.connections = 0
        if page:
            self.listen_to(page)

    def listen_to(self, page: Page) -> None:
        """Hear every connection that the page makes from now on."""
        page.on("websocket", self._listen)

    def _listen(self, wire: WebSocket) -> None:
        self.connections += 1
        wire.on("framesent", lambda frame: self._note_sent(json.loads(frame)))
        wire.on("framereceived", lambda frame: self._note_got(json.loads(frame)))

    def _note_sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "act":
            self._sent[message["id"]] = message["action"]

    def _note_got(self, message: dict[str, Any]) -> None:
        if message["type"] == "ack" and message.get("id") in self._sent:
            number, action = message["number"], self._sent[message["id"]]
            assert self.acknowledged.get(number, action) == action
            self.acknowledged[number] = action
