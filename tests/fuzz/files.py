"""Files with something wrong in them, given to everybody who reads such files."""

import json
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final, NamedTuple

from tanglewood.analysis.networks import file as networks
from tanglewood.arena.deal import Pairing
from tanglewood.arena.keeper import Keeper, read_deals
from tanglewood.arena.match import play_deal
from tanglewood.core.errors import TanglewoodError
from tanglewood.games.registry import GAMES, entry, load
from tanglewood.record import check, read_deal, read_records
from tanglewood.record.componentsfile import read_components
from tanglewood.record.unfinished import read_unfinished
from tests.cli.helpers import run
from tests.fuzz.hostile import hostile, scrambled, written
from tests.record.samples import finished

_ENDLESS: Final = 120
"""Seconds after which a reader counts as stuck."""


class Kind(NamedTuple):
    """A kind of files: their ending, good ones, who reads them, and a command that does."""

    name: str
    ending: str
    good: list[bytes]
    read: Callable[[Path], object]
    command: Callable[[Path], list[str]] | None = None


def kinds(folder: Path) -> list[Kind]:
    """Every kind of file that people give to the programs here."""
    records = [finished(name) for name in GAMES]
    texts = [record.text.encode() for record in records]
    cut = [json.dumps({**record.plain(), "entries": list(record.entries)[:9], "result": None})
           for record in records]  # fmt: skip
    lines = "".join(record.line + "\n" for record in records[:3]).encode()
    deals = [json.dumps(_deal(record.plain())).encode() for record in records]
    parts = [_toml(entry(name).make({}).components) for name in ("duet", "deluxe", "woods")]
    network = next(iter(sorted(Path(networks.__file__).parent.glob("*.safetensors")))).read_bytes()
    pairing = Pairing("uniform", "heuristic", "fox-mini", "{}", 1)
    return [
        Kind("records", "json", texts, _verified, lambda path: ["check", str(path)]),
        Kind("exports", "jsonl", [lines], _verified, lambda path: ["check", str(path)]),
        Kind("kept games", "json", [text.encode() for text in cut], read_unfinished,
             lambda path: ["play", "fox", "--resume", str(path)]),
        Kind("deals", "json", deals, _dealt, lambda path: ["play", "fox", "--deal", str(path)]),
        Kind("components", "toml", parts, _made,
             lambda path: ["play", "duet", "--components", str(path)]),
        Kind("matches", "jsonl", [_match(folder, pairing)], lambda path: read_deals(path, pairing)),
        Kind("networks", "safetensors", [network], networks.read),
    ]  # fmt: skip


def assault(folder: Path, many: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Give this many files to their readers; what was counted, and what failed."""
    counts: Counter[str] = Counter()
    failures: list[str] = []
    every = kinds(folder)
    for number in range(many):
        kind = every[number % len(every)]
        choice = Random(f"{seed} {number}")
        path = folder / f"f.{kind.ending}"
        path.write_bytes(_spoilt(choice, kind))
        try:
            with _patience():
                counts[f"{kind.name} {_fate(kind, path)}"] += 1
                if kind.command is not None and number // len(every) % 4 == 0:
                    code = run(*kind.command(path), stdin="q\n").exit_code
                    assert code in {0, 2}, code
                    counts["through a command"] += 1
        except Exception as error:  # a traceback, or what is stuck
            failures.append(f"{kind.name} {number}: {error!r}: {path.read_bytes()[:2000]!r}")
    return counts, failures


def _fate(kind: Kind, path: Path) -> str:
    try:
        kind.read(path)
    except TanglewoodError as error:
        sentence = str(error)
        sentence.encode()  # it can be shown
        assert 0 < len(sentence) < 2000, sentence
        return "refused"
    return "read"


def _spoilt(choice: Random, kind: Kind) -> bytes:
    data = choice.choice(kind.good)
    if kind.ending in {"json", "jsonl"} and choice.random() < 0.6:
        lines = data.splitlines() if kind.ending == "jsonl" else [data]
        at = choice.randrange(len(lines))
        lines[at] = written(choice, hostile(choice, json.loads(lines[at])))
        return b"\n".join(lines)
    if kind.ending == "safetensors" and choice.random() < 0.6:
        size = int.from_bytes(data[:8], "little")
        head = written(choice, hostile(choice, json.loads(data[8 : 8 + size])))
        return len(head).to_bytes(8, "little") + head + data[8 + size :]
    if choice.random() < 0.2:
        return data[: choice.randrange(len(data))]
    return scrambled(choice, data)


@contextmanager
def _patience() -> Iterator[None]:
    def ring(number: int, at: FrameType | None) -> None:
        raise TimeoutError("it does not end")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(_ENDLESS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _verified(path: Path) -> None:
    for _, record in read_records(path):
        check(record)


def _dealt(path: Path) -> None:
    for name in GAMES:
        try:
            read_deal(path, load(name))
        except TanglewoodError as error:
            refused = error
        else:
            return
    raise refused


def _made(path: Path) -> None:
    components = read_components(path)
    for name in ("duet", "deluxe", "woods"):
        try:
            entry(name).make({"components": components})
        except TanglewoodError as error:
            refused = error
        else:
            return
    raise refused


def _deal(record: dict[str, Any]) -> dict[str, Any]:
    outcomes = [entry for entry in record["entries"] if "chance" in entry]
    return {"format": "tanglewood-deal", "version": 1, "game": record["game"], "outcomes": outcomes}


def _toml(components: Any) -> bytes:
    """Components as the file that brings them: JSON's lists and texts are TOML's, too."""
    found = []
    for key, value in components.items():
        found.append(f"{json.dumps(key)} = {_inline(value)}")
    return "\n".join(found).encode()


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{json.dumps(key)} = {_inline(item)}" for key, item in value.items())
        return "{" + inner + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value)


def _match(folder: Path, pairing: Pairing) -> bytes:
    path = folder / "match.jsonl"
    with Keeper(path) as keep:
        for number in range(3):
            keep(pairing, play_deal(pairing, number))
    return path.read_bytes()
