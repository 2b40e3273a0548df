"""Where the processor time of an action goes in the server.

    python bench/where.py [--seconds N] [--json]

Bots play fox flat out over WebSockets against a real server process, which looks at what it is
doing again and again while it spends processor time: the innermost part of the program that has a
name here is what the moment counts for. Threads beside the loop's, which write to the store, are
counted by the system.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load import serve
from bench.measure.bots import Server, serving, tables

TABLES = 20
PARTS = (
    ("core/state.py", "apply", "the rules"),
    ("core/watching.py", "watched", "views: what is known for certain"),
    ("core/log.py", "seen_log", "views: what was seen"),
    ("session/table.py", "view", "views: building them"),
    ("protocol/picture.py", "since", "what changed"),
    ("protocol/picture.py", "_look", "what may be done and is asked"),
    ("session/table.py", "may_undo", "what may be taken back"),
    ("protocol/broadcaster.py", "_message", "events"),
    ("protocol/broadcaster.py", "tell", "putting messages together"),
    ("record/scribe.py", "", "the record"),
    ("session/table.py", "_step", "the steps of the game"),
    ("session/hosted.py", "make", "numbering changes"),
    ("session/store/", "", "handing to the store"),
    ("server/frames.py", "data_received", "receiving"),
    ("server/messages.py", "", "receiving"),
    ("websockets_sansio_impl.py", "receive", "receiving"),
    ("server/frames.py", "", "writing to sockets"),
    ("server/connection.py", "", "writing to sockets"),
    ("server/", "", "the room: turns, locks, limits, counts"),
)
"""The end of a file's path or a folder in it, the name of a function or any, and the part."""


def part_of(frame: FrameType | None) -> str:
    """The innermost part that a moment belongs to."""
    while frame is not None:
        path, name = frame.f_code.co_filename, frame.f_code.co_name
        for file, function, part in PARTS:
            if file in path and function in {"", name}:
                return part
        frame = frame.f_back
    return "the loop"


def look_on(notes: Path) -> None:
    """Look at this process from SIGUSR1 to SIGUSR2, and write down what was seen."""
    seen: Counter[str] = Counter()

    def look(number: int, frame: FrameType | None) -> None:
        seen[part_of(frame)] += 1

    def begin(*_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0.001, 0.001)

    def end(*_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        fresh = notes.with_suffix(".new")
        fresh.write_text(json.dumps(seen))
        fresh.replace(notes)

    signal.signal(signal.SIGPROF, look)
    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, end)


def threads(pid: int) -> tuple[float, float]:
    """Seconds of processor time of the main thread, and of all others together."""
    spent = [0.0, 0.0]
    for task in Path(f"/proc/{pid}/task").iterdir():
        fields = (task / "stat").read_text().rpartition(")")[2].split()
        ticks = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        spent[task.name != str(pid)] += ticks
    return spent[0], spent[1]


async def watched(server: Server, notes: Path, seconds: float) -> dict[str, Any]:
    playing = await tables(TABLES, server.url)
    end = time.perf_counter() + seconds

    async def play(at: int) -> int:
        count = 0
        while time.perf_counter() < end:
            await playing[at].act()
            count += 1
        return count

    os.kill(server.pid, signal.SIGUSR1)
    before = threads(server.pid)
    actions = sum(await asyncio.gather(*map(play, range(TABLES))))
    loop, others = (
        1e6 * (b - a) / actions for a, b in zip(before, threads(server.pid), strict=True)
    )
    os.kill(server.pid, signal.SIGUSR2)
    while not notes.exists():
        await asyncio.sleep(0.05)
    await asyncio.gather(*(table.close() for table in playing))
    seen: dict[str, int] = json.loads(notes.read_text())
    looks = sum(seen.values())
    parts = {part: loop * often / looks for part, often in seen.items()}
    parts["the store's thread"] = others
    return {"actions": actions, "looks": looks, "us": loop + others, "parts": parts}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=12.0, help="how long the bots play")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--db", help=argparse.SUPPRESS)
    parser.add_argument("--serve", choices=["tables"], help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        look_on(Path(given.db.removeprefix("sqlite:///")).with_name("seen.json"))
        serve("tables", given.db, None)
        return
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{folder}/tables.sqlite"
        with serving("tables", store, program="where.py") as server:
            found = uvloop.run(watched(server, Path(folder) / "seen.json", given.seconds))
    if given.json:
        print(json.dumps(found, indent=2))
        return
    print(f"{found['us']:.0f} µs for an action, in {found['looks']} looks:")
    for part, spent in sorted(found["parts"].items(), key=lambda it: -it[1]):
        print(f"{spent:7.1f}  {part}")


if __name__ == "__main__":
    main()
