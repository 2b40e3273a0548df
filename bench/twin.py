"""The long proof that the kernel is the law's twin: random games walked side by side.

    python bench/twin.py [--games N] [--rounds N] [--only NAME …] [--jobs N] [--afresh]

Every ruleset that the kernel knows is walked through N games with changing options and what every
seat sees (100,000 unless said), then fox through a million single rounds without. All cores work.
What is done is written down as it is done, so an interrupted proof goes on where it stopped; a
changed rule or kernel starts it over. The first difference stops everything and is shown.
"""

import argparse
import gc
import json
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tanglewood.games.registry import family_of, load
from tanglewood.kernel import TWINS, why_missing
from tanglewood.kernel.lockstep import Difference, walk
from tanglewood.kernel.mixes import mixed

ROOT = Path(__file__).resolve().parents[1]
NOTES = ROOT / "build" / "twin.json"
ROUNDS = "fox rounds"
NOT_WALKED = {"batch", "crew", "perft", "playout", "playouts"}
ENDINGS = {".py", ".hpp", ".toml", ".json"}

Notes = dict[str, dict[str, Any]]
"""By part of the proof: `mark`, the checksum of what was walked, and `done`, the chunks."""


class Chunk(NamedTuple):
    """Some games of one part of the proof: a ruleset, or the single rounds of fox."""

    part: str
    number: int
    first: int
    last: int


def deaf() -> None:
    """Ctrl-C is for the process that writes the notes; it stops the others. Garbage is collected
    chunk by chunk: to look for cycles among the states of a game takes a fifth of the time."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.disable()


def walked(chunk: Chunk) -> tuple[Chunk, str]:
    """Walk a chunk; the difference if there is one."""
    gc.collect()
    try:
        for number in range(chunk.first, chunk.last):
            if chunk.part == ROUNDS:
                walk(load("fox", target=0), number, views=False)
            else:
                walk(mixed(chunk.part, number), number)
    except Difference as difference:
        return chunk, str(difference)
    return chunk, ""


def chunks(wanted: dict[str, int], found: Notes) -> Iterator[Chunk]:
    """What is still to be walked."""
    for part, games in wanted.items():
        size = 1000 if part == ROUNDS else 100
        seen = set(found[part]["done"])
        for number in range((games + size - 1) // size):
            if number not in seen and size * (number + 1) <= games:
                yield Chunk(part, number, number * size, (number + 1) * size)
            elif number not in seen:
                yield Chunk(part, -1, number * size, games)  # not whole: walked, not written down


def fingerprint(part: str) -> str:
    """A checksum of everything whose change makes old walks of a part worthless."""
    family = family_of("fox" if part == ROUNDS else part)
    law, kernel, cpp = (ROOT / "src" / "tanglewood", ROOT / "src/tanglewood/kernel", ROOT / "cpp")
    headers = cpp / "include" / "tanglewood"
    rooms = [
        *(law / room for room in ("core", "cards", "tricks", "components")),
        *(
            folder
            for name in (*family.built_on, family.name)
            for folder in (law / "games" / name, headers / name)
        ),
    ]
    files = [
        *(path for room in rooms for path in room.rglob("*") if path.suffix in ENDINGS),
        *(path for path in headers.glob("*.hpp") if path.stem not in NOT_WALKED),
        *(kernel / f"{name}.py" for name in ("lockstep", family.name)),
        *(law / "observing" / f"{name}.py" for name in ("blocks", family.name)),
        *(cpp / "bind" / name for name in ("bind.hpp", f"{family.name}.cpp")),
    ]
    sums = sha256()
    for path in sorted(files):
        sums.update(path.read_bytes())
    return sums.hexdigest()


def notes(parts: Iterable[str], *, afresh: bool) -> Notes:
    """What was walked before, of the parts that have not changed since."""
    marks = {part: fingerprint(part) for part in parts}
    try:
        written = {} if afresh else json.loads(NOTES.read_text())
    except (OSError, ValueError):
        written = {}
    return {
        part: written[part]
        if written.get(part, {}).get("mark") == mark
        else {"mark": mark, "done": []}
        for part, mark in marks.items()
    }


def write_notes(found: Notes) -> None:
    NOTES.parent.mkdir(exist_ok=True)
    fresh = NOTES.with_suffix(".new")
    try:
        others = json.loads(NOTES.read_text())
    except (OSError, ValueError):
        others = {}
    fresh.write_text(json.dumps(others | found))
    fresh.replace(NOTES)


def prove(wanted: dict[str, int], jobs: int, *, afresh: bool) -> str:
    """Walk everything; the first difference, or ''."""
    found = notes(wanted, afresh=afresh)
    left = list(chunks(wanted, found))
    name = TextColumn("{task.description:12}")
    columns = (name, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, multiprocessing.Pool(jobs, deaf) as pool:
        bars = {part: progress.add_task(part, total=games) for part, games in wanted.items()}
        for part, games in wanted.items():
            open_ = sum(chunk.last - chunk.first for chunk in left if chunk.part == part)
            progress.update(bars[part], completed=games - open_)
        for chunk, difference in pool.imap_unordered(walked, left):
            if difference:
                return difference
            progress.advance(bars[chunk.part], chunk.last - chunk.first)
            if chunk.number >= 0:
                found[chunk.part]["done"].append(chunk.number)
                write_notes(found)
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--games", type=int, default=100_000, help="games per ruleset, with what every seat sees"
    )
    parser.add_argument("--rounds", type=int, help="single rounds of fox (default: 10 x games)")
    parser.add_argument("--only", nargs="+", choices=[*TWINS, ROUNDS], help="only these parts")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--afresh", action="store_true", help="forget what was walked before")
    chosen = parser.parse_args()
    missing = why_missing()
    if missing:
        sys.exit(str(missing))
    rounds = chosen.games * 10 if chosen.rounds is None else chosen.rounds
    wanted = dict.fromkeys(TWINS, chosen.games) | {ROUNDS: rounds}
    if chosen.only:
        wanted = {part: games for part, games in wanted.items() if part in chosen.only}
    try:
        difference = prove(wanted, chosen.jobs, afresh=chosen.afresh)
    except KeyboardInterrupt:
        sys.exit("Stopped; the next run goes on from here.")
    if difference:
        sys.exit(f"Law and kernel differ. {difference}")
    games = sum(wanted.values())
    print(f"{games:,} games walked side by side, without a difference.")


if __name__ == "__main__":
    main()
