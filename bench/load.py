"""How many tables one server process holds, and how fast it is beside a bare echo server.

    python bench/load.py [--quick] [--json] [--db URL]
    python bench/load.py --two [--quick] [--json]
    python bench/load.py --memory [--quick] [--json]

Everything is real: `tanglewood.server` in a process of its own, WebSockets on loopback, bots that
play fox. Beside it runs a bare server of the same stack (Litestar, uvicorn, the same WebSocket
code). Three measurements:

- flat out: bots act as soon as they may. Actions per second beside echoes per second; an action is
  one message in, stored, and three out (the acknowledgement and a state for each seat), an echo is
  one in and one out. Relays are what the bare server can do at most in the messages of an action:
  one in, three of the same sizes out to two sockets, with nothing thought or stored in between.
  With a change stored before them, and with what the rules alone take in this process, they say
  what an action costs at least.
  Rates are also given per second of the server's processor time, which does not depend on what the
  bots and the rest of the machine take.
- paced: one action per second at each table; the most tables with p99 from sending an action to the
  other seat's state under 50 ms.
- memory: what a table in play adds to the process, and how much of that its two connections take in
  the bare server.

With `--two`, instead: what one server makes of a second of its processor, and what each of two make
of theirs behind one PostgreSQL and one Valkey, which are started for it; flat out, with tables of
their own, and with tables whose players sit at different servers.

With `--memory`, instead: what a table in the third round adds to the process, once as many others
have filled what all tables share.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.measure.bare import serve_bare
from bench.measure.bots import Server, Table, rates, serving, tables
from bench.measure.floor import rules_us

LIMIT = 0.050
TRIES = 3
THIRD_ROUND = 75
"""After this many actions a game of fox is in the middle of its third round."""
ACT = '{"type":"act","number":123,"action":"B11"}'


async def echo_flat_out(server: Server, many: int, seconds: float) -> dict[str, float]:
    address = server.url.replace("http", "ws", 1) + "/echo"
    sockets = [await connect(address, compression=None, max_queue=None) for _ in range(many)]
    end = time.perf_counter() + seconds

    async def talk(socket: ClientConnection) -> int:
        count = 0
        while time.perf_counter() < end:
            await socket.send(ACT)
            await socket.recv()
            count += 1
        return count

    found = await rates(map(talk, sockets), server)
    await asyncio.gather(*(socket.close() for socket in sockets))
    return found


async def relay_flat_out(server: Server, many: int, seconds: float, way: str) -> dict[str, float]:
    address = server.url.replace("http", "ws", 1) + f"/{way}"
    pairs = [
        [await connect(f"{address}/{pair}", compression=None, max_queue=None) for _ in range(2)]
        for pair in range(many)
    ]
    end = time.perf_counter() + seconds

    async def talk(pair: list[ClientConnection]) -> int:
        count = 0
        while time.perf_counter() < end:
            mine, other = pair[count % 2], pair[1 - count % 2]
            await mine.send(ACT)
            await other.recv()
            await mine.recv()
            await mine.recv()
            count += 1
        return count

    found = await rates(map(talk, pairs), server)
    await asyncio.gather(*(socket.close() for pair in pairs for socket in pair))
    return found


async def play_flat_out(server: Server, many: int, seconds: float) -> dict[str, float]:
    return await play_on([server], await tables(many, server.url), seconds)


async def play_on(servers: list[Server], playing: list[Table], seconds: float) -> dict[str, float]:
    """Play flat out, and leave."""
    end = time.perf_counter() + seconds

    async def play(table: Table) -> int:
        count = 0
        while time.perf_counter() < end:
            await table.act()
            count += 1
        return count

    found = await rates(map(play, playing), *servers)
    await asyncio.gather(*(table.close() for table in playing))
    return found


async def connection_kb(server: Server, many: int) -> float:
    """What a connection takes in the bare server."""
    address = server.url.replace("http", "ws", 1) + "/echo"
    before = server.memory()
    sockets = [await connect(address, compression=None, max_queue=None) for _ in range(many)]
    for socket in sockets:
        await socket.send(ACT)
        await socket.recv()
    found = (server.memory() - before) / 1024 / many
    await asyncio.gather(*(socket.close() for socket in sockets))
    return found


async def play_at_two(servers: list[Server], many: int, seconds: float) -> dict[str, Any]:
    """One server; two of them, each with tables of its own; and tables between the two."""
    one, two = servers
    found = {"one": await play_on([one], await tables(many, one.url), seconds)}
    both = [*await tables(many // 2, one.url), *await tables(many // 2, two.url)]
    found["two"] = await play_on(servers, both, seconds)
    found["between"] = await play_on(servers, await tables(many, one.url, two.url), seconds)
    return found


async def third_round(server: Server, many: int) -> dict[str, float]:
    """What a table with two players takes when they have joined, and in its third round."""

    async def play(table: Table) -> None:
        for _ in range(THIRD_ROUND):
            await table.act()

    first = await tables(many, server.url)
    await asyncio.gather(*map(play, first))
    empty = server.memory()
    second = await tables(many, server.url)
    joined = server.memory()
    await asyncio.gather(*map(play, second))
    played = server.memory()
    await asyncio.gather(*(table.close() for table in first + second))
    return {
        "joined_kb": (joined - empty) / 1024 / many,
        "third_round_kb": (played - empty) / 1024 / many,
    }


async def paced(server: Server, playing: list[Table], seconds: float) -> dict[str, float]:
    """One action per second at each table, spread evenly; what it took."""
    times: list[float] = []
    lags: list[float] = []
    began, cpu = time.perf_counter(), server.cpu()

    async def play(place: int, table: Table) -> None:
        for beat in range(int(seconds)):
            due = began + beat + place / len(playing)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            lags.append(time.perf_counter() - due)
            times.append(await table.act())

    await asyncio.gather(*(play(place, table) for place, table in enumerate(playing)))
    wall, cpu = time.perf_counter() - began, server.cpu() - cpu
    return {
        "tables": len(playing),
        "p50_ms": 1000 * quantile(times, 0.5),
        "p99_ms": 1000 * quantile(times, 0.99),
        "bots_lag_p99_ms": 1000 * quantile(lags, 0.99),
        "cpu_share": cpu / wall,
    }


async def ramp(server: Server, steps: list[int], seconds: float) -> dict[str, Any]:
    """More and more tables until p99 passes the limit; and the memory that a table takes."""
    empty = server.memory()
    playing: list[Table] = []
    rows: list[dict[str, float]] = []
    for many in steps:
        playing += await tables(many - len(playing), server.url)
        row = await paced(server, playing, seconds)
        for _ in range(TRIES - 1):  # on a shared machine somebody else may have had the processor
            if row["p99_ms"] <= 1000 * LIMIT:
                break
            row = min(row, await paced(server, playing, seconds), key=lambda it: it["p99_ms"])
        row["memory_kb_a_table"] = (server.memory() - empty) / 1024 / many
        rows.append(row)
        if row["p99_ms"] > 1000 * LIMIT:
            break
    await asyncio.gather(*(table.close() for table in playing))
    held = [row["tables"] for row in rows if row["p99_ms"] <= 1000 * LIMIT]
    return {"held": max(held, default=0), "steps": rows}


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def measure(quick: bool, store: str) -> dict[str, Any]:
    seconds, many = (3.0, 20) if quick else (8.0, 40)
    steps = [50, 100, 200, 400] if quick else [50, 100, 200, 300, 400, 600, 800, 1200, 1600]
    found: dict[str, Any] = {}
    with serving("bare", store) as bare, serving("tables", store) as server:
        found["echo"] = uvloop.run(echo_flat_out(bare, many, seconds))
        for way in ("relay", "keep"):
            found[way] = uvloop.run(relay_flat_out(bare, many, seconds, way))
        found["rules_us"] = rules_us()
        found["actions"] = uvloop.run(play_flat_out(server, many, seconds))
        again = uvloop.run(echo_flat_out(bare, many, seconds))  # the machine may have changed
        found["echo"] = {key: (found["echo"][key] + again[key]) / 2 for key in again}
        found["connection_kb"] = uvloop.run(connection_kb(bare, 200))
        found["paced"] = uvloop.run(ramp(server, steps, 5.0 if quick else 10.0))
    ratios = found["ratios"] = {}
    for suffix, rate in ("", "a_second"), ("_per_cpu", "a_cpu_second"):
        echoes, relays, actions = (found[what][rate] for what in ("echo", "relay", "actions"))
        ratios["actions_vs_echo" + suffix] = actions / echoes
        ratios["messages_vs_echo" + suffix] = 2 * actions / echoes
        ratios["actions_vs_relay" + suffix] = actions / relays
        ratios["relay_vs_echo" + suffix] = relays / echoes
    return found


def show(found: dict[str, Any]) -> None:
    ratios = found["ratios"]
    print(f"{'flat out':<44}{'a second':>9}{'a second of processor':>24}")
    for what, name in ("echo", "echoes"), ("relay", "relays"), ("actions", "actions"):
        print(f"{name:<44}{found[what]['a_second']:9.0f}{found[what]['a_cpu_second']:24.0f}")
    for what, name in (
        ("actions_vs_echo", "actions beside echoes"),
        ("messages_vs_echo", "in messages: four an action, two an echo"),
        ("actions_vs_relay", "actions beside relays"),
        ("relay_vs_echo", "relays beside echoes: the most that can be"),
    ):
        print(f"{name:<44}{ratios[what]:9.2f}{ratios[what + '_per_cpu']:24.2f}")
    costs = {what: 1e6 / found[what]["a_cpu_second"] for what in ("relay", "keep", "actions")}
    print(
        f"processor for an action: {costs['actions']:.0f} µs; at least {costs['relay']:.0f} "
        f"for its messages, {costs['keep'] - costs['relay']:.0f} for keeping it, "
        f"{found['rules_us']:.0f} for the rules and two views"
    )
    print("\nat one action per second each:")
    print("tables   p50 ms   p99 ms   processor   memory/table   bots' own lag p99 ms")
    for row in found["paced"]["steps"]:
        print(
            f"{row['tables']:6}   {row['p50_ms']:6.1f}   {row['p99_ms']:6.1f}   "
            f"{row['cpu_share']:8.0%}   {row['memory_kb_a_table']:9.0f} kB   "
            f"{row['bots_lag_p99_ms']:6.1f}"
        )
    print(f"a connection to the bare server: {found['connection_kb']:.0f} kB; a table has two")
    print(f"held with p99 under {1000 * LIMIT:.0f} ms: {found['paced']['held']} tables")


def measure_two(quick: bool) -> dict[str, Any]:
    from tests.servers import postgres, valkey
    from tests.stores import new_database

    seconds, many = (4.0, 20) if quick else (12.0, 40)
    with postgres() as database, valkey() as broker:
        store = new_database(database.url)
        with (
            serving("tables", store, broker.url) as one,
            serving("tables", store, broker.url) as two,
        ):
            found: dict[str, Any] = uvloop.run(play_at_two([one, two], many, seconds))
    for what in ("two", "between"):
        ratio = found[what]["a_cpu_second"] / found["one"]["a_cpu_second"]
        found[what]["as_many_as_one"] = 2 * ratio
    return found


def show_two(found: dict[str, Any]) -> None:
    print(f"{'PostgreSQL and Valkey':<44}{'a second':>9}{'a second of processor':>24}")
    for what, name in (
        ("one", "actions, one server"),
        ("two", "actions, two servers with tables of their own"),
        ("between", "actions, players at different servers"),
    ):
        print(f"{name:<46}{found[what]['a_second']:7.0f}{found[what]['a_cpu_second']:24.0f}")
    for what, name in ("two", "tables of their own"), ("between", "players at different servers"):
        times = found[what]["as_many_as_one"]
        print(f"with a processor each, two servers hold {times:.2f} times as many: {name}")


def measure_memory(quick: bool, store: str) -> dict[str, Any]:
    many = 60 if quick else 200
    with serving("bare", store) as bare, serving("tables", store) as server:
        found: dict[str, Any] = {"connection_kb": uvloop.run(connection_kb(bare, 200))}
        return found | uvloop.run(third_round(server, many))


def show_memory(found: dict[str, Any]) -> None:
    print(f"a connection to the bare server: {found['connection_kb']:.0f} kB; a table has two")
    print(f"a table that two have joined: {found['joined_kb']:.0f} kB")
    print(f"a table in the third round: {found['third_round_kb']:.0f} kB")


def serve(kind: str, store: str, broker: str | None) -> None:
    """The child process: print the port, then serve until terminated."""
    from tanglewood.server.bounds import wide
    from tanglewood.server.config import Config
    from tanglewood.server.garbage import collect_by_hand
    from tanglewood.server.serving import server_of

    if kind == "bare":
        serve_bare(store)
        return
    # The limits are not what is measured.
    config = Config(store=store, broker=broker, port=0, collect_garbage=True, **wide())
    server, listening, settled = server_of(config, lambda: print(settled.port, flush=True))
    collect_by_hand()  # as `tanglewood serve` does
    server.run(sockets=[listening])


def main() -> None:
    parser = argparse.ArgumentParser(description="Load the server and a bare one beside it.")
    parser.add_argument("--quick", action="store_true", help="end within a minute")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--db", help="the store; by default a fresh SQLite file")
    parser.add_argument("--two", action="store_true", help="one server beside two of them")
    parser.add_argument("--memory", action="store_true", help="what a table takes")
    parser.add_argument("--broker", help=argparse.SUPPRESS)
    parser.add_argument("--serve", choices=["tables", "bare"], help=argparse.SUPPRESS)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = given.db or f"sqlite:///{folder}/tables.sqlite"
        if given.serve:
            serve(given.serve, store, given.broker)
            return
        if given.memory:
            found = measure_memory(given.quick, store)
        else:
            found = measure_two(given.quick) if given.two else measure(given.quick, store)
    if given.json:
        print(json.dumps(found, indent=2))
    elif given.memory:
        show_memory(found)
    elif given.two:
        show_two(found)
    else:
        show(found)


if __name__ == "__main__":
    main()
