"""How soon a review shows something, and how soon all of it, asked for as a browser asks.

    python bench/review_speed.py [--game GAME] [--target N] [--games N] [--seed S]

A server in a process of its own is asked for the reviews of games between levels, one after the
other. Printed are the seconds until a first picture and until all of it: of the first review, which
starts the process that makes them, and the middle and the worst of the others. Beside it stands how
long the same reviews take in this process in the same run, without any server.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import tanglewood as tw
from bench.measure.bots import serving
from tanglewood.agents.review import reviews
from tanglewood.record import Record
from tanglewood.session.simulation import simulate


class Taken(NamedTuple):
    """Seconds from the question."""

    first: float
    whole: float


def asked(http: httpx.Client, plain: dict[str, Any]) -> Taken:
    """Ask for a review until it is whole."""
    begin = perf_counter()
    part = http.post("/api/review", json={"record": plain}).raise_for_status().json()
    first = None
    while True:
        if first is None and part["review"] is not None and part["review"]["decisions"]:
            first = perf_counter() - begin
        if part["finished"]:
            return Taken(first or 0.0, perf_counter() - begin)
        more = f"/api/reviews/{part['id']}?after={part['done']}"
        part = http.get(more).raise_for_status().json()


def main() -> None:
    """Play, ask, and compare."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--game", default="fox")
    wanted.add_argument("--target", type=int)
    wanted.add_argument("--games", type=int, default=10)
    wanted.add_argument("--seed", type=int, default=1)
    args = wanted.parse_args()
    game = tw.load(args.game, **({} if args.target is None else {"target": args.target}))
    seats = ("hazel", "birch", "hazel", "birch", "hazel")[: game.seats]
    rows = [*simulate(game, seats, args.games, args.seed, records=True, jobs=1)]
    games = [json.loads(row.line or "") for row in rows]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving("tables", f"sqlite:///{folder}/tables.sqlite") as server,
        httpx.Client(base_url=server.url, timeout=600) as http,
    ):
        begun, *others = [asked(http, plain) for plain in games]
    alone = []
    for plain in games:
        begin = perf_counter()
        reviews(Record.parse(plain), tuple(range(game.seats)))
        alone.append(perf_counter() - begin)
    print(f"{args.game} {dict(game.options)}: {len(games)} reviews; seconds")
    print("| | first picture | all of it |")
    print("|---|---|---|")
    print(f"| the first review | {begun.first:.2f} | {begun.whole:.2f} |")
    for name, of in (("the others, middle", median), ("the others, worst", max)):
        first, whole = of([it.first for it in others]), of([it.whole for it in others])
        print(f"| {name} | {first:.2f} | {whole:.2f} |")
    print(f"| without a server, middle | | {median(alone):.2f} |")


if __name__ == "__main__":
    main()
