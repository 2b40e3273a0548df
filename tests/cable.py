"""A cable to a server that can be cut."""

import contextlib
import selectors
import socket
import threading
from collections.abc import Callable, Iterator


class Cable:
    """Forwards connections to a server until it is cut; then nothing passes until it is mended.

    A cable that is mute carries what is said to the server, but not what it answers. One that is
    stalled holds everything back until it is mended. What was connected when it was dropped is
    dead for ever, and neither end is told.
    """

    def __init__(self, port: int) -> None:
        self._to = ("127.0.0.1", port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._whole = threading.Event()
        self._whole.set()
        self._mute = threading.Event()
        self._flowing = threading.Event()
        self._flowing.set()
        self._drops = 0
        self._times = 0
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

    def mute(self) -> None:
        """Lose every answer, until the cable is cut and mended."""
        self._mute.set()

    def stall(self) -> None:
        """Hold back all that is said, both ways, until the cable is mended; nothing is lost."""
        self._flowing.clear()

    def drop(self) -> None:
        """Lose all that is said over the connections of this moment, for ever and both ways;
        nobody is told, as when a router forgets them. New ones are carried."""
        self._drops += 1

    def when(self, cue: bytes, doing: Callable[[], None], times: int = 1) -> None:
        """Do something in the instant before these bytes reach the server for the n-th time."""
        self._cue, self._doing, self._times = cue, doing, times

    @property
    def is_cut(self) -> bool:
        return not self._whole.is_set()

    def mend(self) -> None:
        self._times = 0
        self._mute.clear()
        self._flowing.set()
        self._whole.set()

    def close(self) -> None:
        self._over = True
        self.cut()
        self._flowing.set()
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
        drops = self._drops
        try:
            far = socket.create_connection(self._to)
        except OSError:
            near.close()
            return
        with self._lock:
            self._open |= {near, far}
        try:
            with near, far, contextlib.suppress(OSError):
                self._forward(near, far, drops)
        finally:
            with self._lock:
                self._open -= {near, far}

    def _forward(self, near: socket.socket, far: socket.socket, drops: int) -> None:
        with selectors.DefaultSelector() as ready:
            near.setblocking(True)
            far.setblocking(True)
            ready.register(near, selectors.EVENT_READ, far)
            ready.register(far, selectors.EVENT_READ, near)
            while ready.get_map():
                for key, _ in ready.select():
                    end = key.fileobj
                    assert isinstance(end, socket.socket)
                    data = end.recv(65536)
                    self._flowing.wait()
                    if drops != self._drops and not self._over:
                        if not data:  # the other end is not told that this one has gone
                            ready.unregister(end)
                        continue
                    if not data:
                        return
                    if end is near and self._times and self._cue in data:
                        self._times -= 1
                        if not self._times:
                            self._doing()
                    if not (self._mute.is_set() and end is far):
                        key.data.sendall(data)


@contextlib.contextmanager
def cable(port: int) -> Iterator[Cable]:
    made = Cable(port)
    try:
        yield made
    finally:
        made.close()
