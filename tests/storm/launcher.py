"""Starts servers quickly: what `tanglewood serve` needs is imported once, and every start forks.

Each line on the standard input is an order, `{"args": [...], "log": "..."}`; the answer is the
process that runs `tanglewood` with these arguments. It is as real as any: only the seconds that
Python takes to import everything are saved, so that hundreds of starts take minutes.
"""

import asyncio
import gc
import json
import os
import signal
import sys
import threading
from importlib import import_module
from tempfile import TemporaryDirectory
from typing import Any, NoReturn


def _warm_up() -> None:
    """Import everything, and go through a start once: a process that has threads cannot fork, so
    nothing of it is left but what it has learned."""
    import sqlalchemy.dialects.postgresql.asyncpg
    import sqlalchemy.ext.asyncio  # noqa: F401

    from tanglewood.server.app import make_app
    from tanglewood.server.config import Config
    from tanglewood.server.serving import settings_of
    from tanglewood.session.store import open_store

    async def once(store: str) -> None:
        await (await open_store(store)).close()

    with TemporaryDirectory() as folder:
        store = f"sqlite:///{folder}/tables.sqlite"
        asyncio.run(once(store))
        config = Config(store=store)
        settings_of(make_app(config)[0], config).load()
    assert threading.active_count() == 1
    gc.collect()
    gc.freeze()  # what is shared need not be looked through by each of them


def _become(order: dict[str, Any]) -> NoReturn:
    """Be the server, from here on."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for stream, to in enumerate((nothing, nothing, log)):
        os.dup2(to, stream)
    sys.argv = ["tanglewood", *order["args"]]
    from tanglewood.cli import main

    code: object = 1
    try:
        main()
        code = 0
    except SystemExit as end:
        code = end.code
    except BaseException:
        import traceback

        traceback.print_exc()
    os._exit(code if isinstance(code, int) else 1)


def main(planted: str = "") -> None:
    """Follow orders until nobody gives any; every server has the mistake that is named."""
    _warm_up()
    if planted:
        getattr(import_module("tests.storm.planted"), planted)()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who has ended is not waited for
    print("ready", flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        if (child := os.fork()) == 0:
            _become(order)
        print(child, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
