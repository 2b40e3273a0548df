"""Servers for the tests: one in a thread of this process, or one in a process of its own."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tanglewood.server.bounds import wide
from tanglewood.server.config import Config
from tanglewood.server.hub import Hub
from tanglewood.server.serving import server_of
from tanglewood.server.visitors import Visitors
from tests.servers import free_port


class Running:
    """A server in a thread of this process; `hub` is what is inside."""

    def __init__(self, config: Config) -> None:
        ready = threading.Event()
        self._server, self._listening, config = server_of(config, ready.set)
        self.url = f"http://127.0.0.1:{config.port}"
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],))
        self._thread.start()
        if not ready.wait(60):
            raise RuntimeError("the server did not start")

    @property
    def visitors(self) -> Visitors:
        """Who has a connection open."""
        return self._server.visitors

    @property
    def hub(self) -> Hub:
        found = self._server.app.state["hub"]
        assert isinstance(found, Hub)
        return found

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(60)
        self._listening.close()
        assert not self._thread.is_alive()


@contextmanager
def running(store: str, **settings: Any) -> Iterator[Running]:
    """A server that is stopped at the end, with limits wide enough for tests and AIs that answer
    as soon as they can."""
    given = {"port": 0, "answer_after": 0.0, "share_within": 60.0}
    server = Running(Config(store=store, **(wide() | given | settings)))
    try:
        yield server
    finally:
        server.stop()


class Process:
    """A server in a process of its own, which can be killed at any instant."""

    def __init__(
        self,
        store: str,
        *options: str,
        healthy: bool = True,
        port: int | None = None,
        before: Sequence[str] = (),
    ) -> None:
        """`before` are the words before the command."""
        self.port, self._healthy = port or free_port(), healthy
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [*before, sys.executable, "-W", "error", "-m", "tanglewood", "serve",
                         "--port", str(self.port), "--db", store, *options]  # fmt: skip
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=os.environ
        )
        try:
            wait_until(self._answers, 240)
        except RuntimeError:
            self.kill()
            raise

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """No goodbye: as if the power of the process were cut."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
            self._process.communicate()

    def stop(self) -> str:
        """Ask it to stop in good order; what it logged."""
        self._process.send_signal(signal.SIGTERM)
        _, log = self._process.communicate(timeout=60)
        return log.decode()

    def _answers(self) -> bool:
        if self._process.poll() is not None:
            raise RuntimeError(f"the server ended: {self._process.communicate()[1].decode()}")
        try:
            answer = httpx.get(f"{self.url}/health", timeout=5)
            return answer.status_code == 200 or not self._healthy
        except httpx.TransportError:
            return False


def wait_until(true: Callable[[], bool], seconds: float) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise RuntimeError("it did not happen in time")
        time.sleep(0.05)


def sqlite_url(folder: Path) -> str:
    """A fresh store in a folder."""
    return f"sqlite:///{folder / 'tables.sqlite'}"
