"""`make fuzz`: give servers and readers what nobody means, and look whether anything breaks.

    python -m tests.fuzz [--inputs N] [--files N] [--seed N] [--store sqlite|postgresql]

Half of the inputs go to a server on SQLite, half to one on PostgreSQL, each a process of its own
with every limit wide, since it is not limits that are tried. Whatever fails is printed with what
caused it; the exit code is 1 then.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tanglewood.server.bounds import wide
from tests.fuzz import files
from tests.fuzz.assault import Assault
from tests.server.running import Process, sqlite_url
from tests.servers import postgres
from tests.stores import new_database

STORES = ("sqlite", "postgresql")
ROOT = "This server runs as root"
"""How the one line begins that a host is told on purpose, and that is no failure."""


def main() -> int:
    reading = argparse.ArgumentParser(prog="make fuzz", allow_abbrev=False)
    reading.add_argument("--inputs", type=int, default=100_000, help="over HTTP and WebSocket")
    reading.add_argument("--files", type=int, default=20_000, help="through the readers of files")
    reading.add_argument("--seed", type=int, default=1, help="another one finds other things")
    reading.add_argument("--store", choices=STORES, action="append", help="only this kind")
    given = reading.parse_args()
    failures: list[str] = []
    stores = given.store or STORES
    for kind in stores:
        if given.inputs:
            failures += storming(kind, given.inputs // len(stores), given.seed)
    if given.files:
        with tempfile.TemporaryDirectory() as folder:
            began = time.monotonic()
            counts, found = files.assault(Path(folder), given.files, given.seed)
        show(f"{given.files} files", counts, began)
        failures += found
    for failure in failures:
        print(f"FAILED {failure}")
    print(f"{len(failures)} failures")
    return 1 if failures else 0


def storming(kind: str, inputs: int, seed: int) -> list[str]:
    """All of an assault on a server with one kind of store."""
    began = time.monotonic()
    with store_of(kind) as store:
        limits = [f"--limit={name}={number}" for name, number in wide().items()]
        server = Process(store, *limits)
        assault = Assault(server.url, store, seed)

        async def whole() -> None:
            await assault.prepare()
            await assault.run(inputs)
            await assault.check()

        try:
            asyncio.run(whole())
        finally:
            log = server.stop()
    show(f"{kind}: {inputs} inputs", assault.counts, began)
    # A store that is slow on a busy machine is told of in a line as well, and is no failure.
    errors = [
        line for line in log.splitlines() if "traceback" in line or not line.startswith(("{", ROOT))
    ]
    return [f"{kind}: {failure}" for failure in assault.failures] + [
        f"{kind} logged: {line[:3000]}" for line in errors
    ]


@contextmanager
def store_of(kind: str) -> Iterator[str]:
    """A fresh store of a kind."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield sqlite_url(Path(folder))
    else:
        with postgres() as server:
            yield new_database(server.url)


def show(what: str, counts: Counter[str], began: float) -> None:
    print(f"{what} in {time.monotonic() - began:.0f} s")
    for name, many in sorted(counts.items()):
        print(f"  {name}: {many}")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
