"""A world: servers with their store and broker, and cables between all of them.

`Alone` is one server on a SQLite file; `Pair` is two servers behind one PostgreSQL and one Valkey.
Clients, servers, database and broker reach each other through cables, the checker reads the store
without one.
"""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from time import sleep
from typing import Final

from tanglewood.session.store import Store, StoreFailed
from tanglewood.session.store.postgres import PostgresDriver
from tanglewood.session.store.sqlite import SqliteDriver
from tests.cable import Cable, cable
from tests.servers import Postgres, Valkey, free_port, postgres, valkey
from tests.stores import new_database
from tests.storm.checker import Kept

_PATIENCE: Final = 120.0
_QUIET: Final = {"OPENBLAS_NUM_THREADS": "1"}


class Launcher:
    """The process that starts the servers; `planted` is a mistake that they are to have."""

    def __init__(self, planted: str = "") -> None:
        self._lock = Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "tests.storm.launcher", planted],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ | _QUIET,
        )  # fmt: skip
        self._answer()

    def start(self, args: list[str], log: Path) -> int:
        """Run `tanglewood` with these arguments; its process."""
        with self._lock:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps({"args": args, "log": str(log)}) + "\n")
            self._process.stdin.flush()
            return int(self._answer())

    def _answer(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


class Server:
    """One server process, which can be killed, frozen and started again at its address."""

    def __init__(self, launcher: Launcher, log: Path, *options: str) -> None:
        self.port, self.log = free_port(), log
        self._launcher = launcher
        self._args = ["serve", "--port", str(self.port), "--trust-proxy", "127.0.0.1", *options]
        self._process = 0
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._process = self._launcher.start(self._args, self.log)
        for _ in range(int(_PATIENCE / 0.02)):
            if self._answers():
                return
            if not self._lives():
                raise RuntimeError(f"a server ended: {self.log.read_text()[-2000:]}")
            sleep(0.02)
        raise RuntimeError("a server does not answer")

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 5) as asking:
            asking.sendall(b"GET /api/hello HTTP/1.0\r\nHost: localhost\r\n\r\n")
            return bool(asking.recv(1))
        return False

    def kill(self) -> None:
        os.kill(self._process, signal.SIGKILL)
        while self._lives():
            sleep(0.005)

    def freeze(self) -> None:
        os.kill(self._process, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self._process, signal.SIGCONT)

    def _lives(self) -> bool:
        try:
            os.kill(self._process, 0)
        except ProcessLookupError:
            return False
        return True


class World:
    """What all worlds have; `urls` are where the clients go, each at the end of a cable."""

    name = ""

    def __init__(self) -> None:
        self.servers: list[Server] = []
        self.lines: list[Cable] = []
        """To the servers, for the clients."""
        self.calm = asyncio.Event()

    @property
    def urls(self) -> list[str]:
        return [line.url for line in self.lines]

    @property
    def logs(self) -> Iterator[str]:
        """What the servers logged, all of it."""
        for server in self.servers:
            yield server.log.read_text(errors="replace")

    async def store(self) -> Store:
        """The store itself, for one look: whoever keeps it open would take part."""
        raise NotImplementedError

    async def kept(self, tables: list[str]) -> dict[str, Kept]:
        """These tables as they are kept, as far as they are."""
        store = await self.store()
        try:
            return {
                info.id: Kept(
                    info, await store.changes(info.id), await store.chats.latest(info.id, 10_000)
                )
                for at in range(0, len(tables), 500)
                for info in await store.tables(tables[at : at + 500])
            }
        finally:
            await store.close()

    def start_servers(self, stack: ExitStack, launcher: Launcher, options: list[list[str]],
                      folder: Path) -> None:  # fmt: skip
        for at, each in enumerate(options):
            server = Server(launcher, folder / f"server{at}.log", *each)
            stack.callback(_end, server)
            self.servers.append(server)
            self.lines.append(stack.enter_context(cable(server.port)))


class Alone(World):
    """One server on a SQLite file."""

    name = "SQLite"

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file

    async def store(self) -> Store:
        return Store(SqliteDriver(self._file))


class Pair(World):
    """Two servers behind one PostgreSQL and one Valkey."""

    name = "PostgreSQL"

    def __init__(self, database: Postgres, broker: Valkey, url: str) -> None:
        super().__init__()
        self.database, self.broker, self.url = database, broker, url
        self.to_database: list[Cable] = []
        self.to_broker: list[Cable] = []

    async def store(self) -> Store:
        for _ in range(100):
            with suppress(OSError, StoreFailed):
                return Store(await PostgresDriver.connect(self.url, 1))
            await asyncio.sleep(0.1)
        raise RuntimeError("the database does not answer the checker")


def _end(server: Server) -> None:
    with suppress(ProcessLookupError):
        server.kill()


@contextmanager
def alone(launcher: Launcher) -> Iterator[Alone]:
    """A world with one server."""
    with TemporaryDirectory(prefix="tanglewood-storm-") as name, ExitStack() as stack:
        file = Path(name) / "tables.sqlite"
        world = Alone(file)
        world.start_servers(stack, launcher, [["--db", f"sqlite:///{file}"]], Path(name))
        yield world


@contextmanager
def pair(launcher: Launcher) -> Iterator[Pair]:
    """A world with two servers."""
    with TemporaryDirectory(prefix="tanglewood-storm-") as name, ExitStack() as stack:
        database, broker = stack.enter_context(postgres()), stack.enter_context(valkey())
        world = Pair(database, broker, new_database(database.url))
        place = world.url.rpartition("/")[2]
        options = []
        for _ in range(2):
            world.to_database.append(stack.enter_context(cable(database.port)))
            world.to_broker.append(stack.enter_context(cable(broker.port)))
            to_store = f"postgresql://tanglewood@127.0.0.1:{world.to_database[-1].port}/{place}"
            to_broker = f"redis://127.0.0.1:{world.to_broker[-1].port}"
            options.append(["--db", to_store, "--broker", to_broker])
        world.start_servers(stack, launcher, options, Path(name))
        yield world
