"""What a visitor feels while somebody else besieges the server.

    python bench/siege.py [--only half,names,chat,ai] [--json] [--server PYTHON]…

Everything is real: `tanglewood serve` in a process of its own with its own limits. From 127.0.0.1
another one opens 1,500 requests that never end (and opens each again a second after it is closed),
sends replays with names of 1.9 MB, floods ten tables with chat and lets AIs play at twenty tables.
Meanwhile a visitor at 127.0.0.2 plays: the time from an action to its answer, and from asking for
the front page to having it, each as a ratio to the same without the siege, in the same run.
`--server` takes the Python of another installation, to compare two of them.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

KINDS: Final = ("half", "names", "chat", "ai")
VISITOR: Final = "127.0.0.2"
HALVES: Final = 1500
ACTIONS: Final = 300
HALF: Final = b"GET /api/hello HTTP/1.1\r\nHost: localhost\r\nX-Slow: "

Plain = dict[str, Any]

THROUGH: Final[Counter[str]] = Counter()
"""In the attacker: what the server did for it."""


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    reading.add_argument("--only", default=",".join(KINDS), help="some of half,names,chat,ai")
    reading.add_argument("--server", action="append", default=[], metavar="PYTHON")
    reading.add_argument("--json", action="store_true")
    reading.add_argument("--attack", metavar="URL", help=argparse.SUPPRESS)
    given = reading.parse_args()
    kinds = [kind for kind in given.only.split(",") if kind in KINDS]
    if given.attack:
        asyncio.run(attack(given.attack, kinds))
        return
    found = {python: compare(python, kinds) for python in given.server or [sys.executable]}
    if given.json:
        print(json.dumps(found, indent=2))
        return
    for python, row in found.items():
        print(f"{python}:")
        for what in ("action", "page"):
            calm, sieged = row["calm"][what], row["siege"][what]
            print(f"  {what:>6}  calm {show(calm)}   besieged {show(sieged)}")
            print(f"          ratio {row['ratio'][what]:.1f}, 95 %: {row['ratio95'][what]:.1f}")
        print(f"  the visitor was refused {row['siege']['refused']} times")
        print(
            f"  {row['open']} files were open at the server; of the siege got through per second:"
        )
        print("  " + ", ".join(f"{what} {many:.1f}" for what, many in row["through"].items()))


def show(times: Plain) -> str:
    return f"{times['median']:.1f} ms (95 %: {times['p95']:.1f})"


def compare(python: str, kinds: list[str]) -> Plain:
    """A visitor's times without and with a siege, at a fresh server."""
    with serving(python) as (url, pid):
        calm = asyncio.run(visit(url))
        with besieging(url, kinds) as through:
            sieged = asyncio.run(visit(url))
            connections = len(list(Path(f"/proc/{pid}/fd").iterdir()))
    pairs = {"ratio": "median", "ratio95": "p95"}
    ratios = {
        name: {what: sieged[what][key] / calm[what][key] for what in ("action", "page")}
        for name, key in pairs.items()
    }
    return {"calm": calm, "siege": sieged, "open": connections, "through": through, **ratios}


@contextmanager
def serving(python: str) -> Iterator[tuple[str, int]]:
    """A server as people start it; its address and process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [python, "-m", "tanglewood", "serve", "--port", str(port),
             "--db", f"sqlite:///{folder}/tables.sqlite"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            url = f"http://127.0.0.1:{port}"
            until_healthy(url)
            yield url, server.pid
        finally:
            server.kill()
            server.wait()


def until_healthy(url: str) -> None:
    for _ in range(600):
        with suppress(httpx.TransportError):
            if httpx.get(f"{url}/health").status_code == 200:
                return
        time.sleep(0.1)
    raise RuntimeError("the server did not start")


@contextmanager
def besieging(url: str, kinds: list[str]) -> Iterator[Plain]:
    """The siege, in a process of its own; at the end, how much of each kind got through."""
    command = [sys.executable, __file__, "--attack", url, "--only", ",".join(kinds)]
    attacker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    through: Plain = {}
    try:
        assert attacker.stdout is not None
        attacker.stdout.readline()  # it has begun
        yield through
    finally:
        attacker.terminate()
        through |= json.loads(attacker.communicate()[0].splitlines()[-1])


async def visit(url: str) -> Plain:
    """Play at one's own table and look at the front page, as a patient person."""
    actions: list[float] = []
    pages: list[float] = []
    refused = 0
    transport = httpx.AsyncHTTPTransport(local_address=VISITOR)
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=60) as client:
        while len(actions) < ACTIONS:
            answer = await client.post("/api/tables", json=table("me", "me"))
            if answer.status_code != 201:
                refused += 1
                await asyncio.sleep(1)
                continue
            made = answer.json()
            seats = [await sit(url, made, seat, VISITOR) for seat in range(2)]
            states = [json.loads(await each.recv()) for each in seats]
            while states[0]["status"] != "over" and len(actions) < ACTIONS:
                seat = states[0]["to_act"]
                began = time.perf_counter()
                await act(seats[seat], states[seat])
                states = [await newer(each, states[0]["number"]) for each in seats]
                actions.append(time.perf_counter() - began)
                if len(actions) % 5 == 0:
                    began = time.perf_counter()
                    refused += (await client.get("/")).status_code != 200
                    pages.append(time.perf_counter() - began)
                await asyncio.sleep(0.02)
            for each in seats:
                await each.close()
    return {"action": times(actions), "page": times(pages), "refused": refused}


def times(seconds: list[float]) -> Plain:
    return {"median": 1000 * median(seconds), "p95": 1000 * quantiles(seconds, n=20)[-1]}


def table(*players: str) -> Plain:
    named = {
        "me": {"player": "me", "name": "Ada"},
        "ai": {"player": "ai", "agent": "old-oak"},
    }
    return {"game": "fox", "seats": [named[player] for player in players]}


async def sit(url: str, made: Plain, seat: int | None, source: str) -> ClientConnection:
    """Somebody at a table, or somebody who watches it."""
    address = f"ws{url[4:]}/api/tables/{made['table']}/play"
    socket = await connect(address, local_addr=(source, 0), max_queue=None, ping_interval=None)
    token = None if seat is None else made["seats"][seat]["token"]
    await socket.send(json.dumps({"type": "join", "token": token}))
    return socket


async def act(socket: ClientConnection, state: Plain) -> None:
    action = random.choice(state["legal"])["text"]
    await socket.send(json.dumps({"type": "act", "number": state["number"], "action": action}))


async def newer(socket: ClientConnection, number: int) -> Plain:
    """The next state of the table."""
    while True:
        message: Plain = json.loads(await socket.recv())
        if message["type"] == "state" and message["number"] > number:
            return message


async def attack(url: str, kinds: list[str]) -> None:
    """All of the siege, until it is killed."""
    sieges: list[Coroutine[Any, Any, None]] = []
    if "half" in kinds:
        sieges += [again(half, url) for _ in range(HALVES)]
    if "names" in kinds:
        sieges += [again(names, url) for _ in range(6)]
    if "chat" in kinds:
        sieges += [again(chat, url) for _ in range(10)]
    if "ai" in kinds:
        sieges += [again(watch_ai, url) for _ in range(20)]
    tasks = [asyncio.create_task(siege) for siege in sieges]
    await asyncio.sleep(5)
    THROUGH.clear()
    print("begun", flush=True)
    began, ending = time.monotonic(), asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ending.set)
    await ending.wait()
    lasted = time.monotonic() - began
    print(json.dumps({what: many / lasted for what, many in THROUGH.items()}), flush=True)
    for task in tasks:
        task.cancel()


async def again(siege: Any, url: str) -> None:
    """One part of it, over and over, whatever the server says."""
    await asyncio.sleep(random.random() * 3)
    while True:
        with suppress(OSError, httpx.HTTPError, WebSocketException, KeyError, ValueError):
            await siege(url)
        await asyncio.sleep(1)


async def half(url: str) -> None:
    """A request that never ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
    try:
        writer.write(HALF)
        THROUGH["half requests opened"] += 1
        while not reader.at_eof():
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await reader.read(1000)
            writer.write(b"x")
    finally:
        writer.close()


async def names(url: str) -> None:
    """A record whose player has a name of 1.9 MB."""
    name = "x" * 1_900_000
    record = {
        "format": "tanglewood-record", "version": 1, "game": "duet", "options": {},
        "components": {}, "entries": [], "result": None,
        "seats": [{"name": name, "agent": "human"}, {"name": "Ben", "agent": "human"}],
    }  # fmt: skip
    async with httpx.AsyncClient(timeout=30) as client:
        for _ in range(50):
            answer = await client.post(f"{url}/api/replay", json={"record": record})
            THROUGH["replays read" if answer.status_code == 422 else "replays refused"] += 1


async def chat(url: str) -> None:
    """Both seats of a table talk as fast as one connection may."""
    async with httpx.AsyncClient(timeout=30) as client:
        made = (await client.post(f"{url}/api/tables", json=table("me", "me"))).json()
    seats = [await sit(url, made, seat, "127.0.0.1") for seat in range(2)]
    hearing = [asyncio.create_task(drain(each)) for each in seats]
    try:
        while True:
            for each in seats:
                await each.send(json.dumps({"type": "chat", "text": "x" * 300}))
            await asyncio.sleep(0.06)
    finally:
        for task in hearing:
            task.cancel()
        for each in seats:
            await each.close()


async def watch_ai(url: str) -> None:
    """Two strong AIs at a table, which play while somebody looks."""
    async with httpx.AsyncClient(timeout=30) as client:
        made = (await client.post(f"{url}/api/tables", json=table("ai", "ai"))).json()
    watching = await sit(url, made, None, "127.0.0.1")
    try:
        async with asyncio.timeout(120):
            await drain(watching)
    finally:
        await watching.close()


async def drain(socket: ClientConnection) -> None:
    async for text in socket:
        if json.loads(text)["type"] in {"state", "ack"}:
            THROUGH[json.loads(text)["type"]] += 1


if __name__ == "__main__":
    os.environ.setdefault("PYTHONWARNINGS", "ignore")
    main()
