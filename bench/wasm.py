"""The kernel in WebAssembly beside the native one: the same games, and how fast they go.

    python bench/wasm.py [--games N] [--first SEED] [--game GAME …] [--seconds S] [--slices N]

For each ruleset so many games are played twice, by native Python with the native kernel and under
Node by the Python of browsers with the kernel in WebAssembly: by agents of every kind, with budgets
in iterations, seed by seed. Every record must be the same. Then random games are played in short
slices by turns; the ratio of the medians counts, and 0.7 is the aim. Whatever differs is named, and
the program fails.
"""

import argparse
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path
from statistics import median
from typing import IO, Final

ROOT: Final = Path(__file__).resolve().parents[1]
BOTH: Final = ROOT / "bench" / "measure" / "both.py"
GAMES: Final = ("fox", "fox-manual", "fox-mini", "deluxe", "duet", "woods")
AIM: Final = 0.7

sys.path.insert(0, str(ROOT / "backend"))

from static_site import pack  # noqa: E402  (after the path to it)
from tanglewood_build import CannotBuild, node_command  # noqa: E402
from wasm_kernel import OBJECTS, make_kernel  # noqa: E402


def started(command: list[str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT / "web")


def both(*words: str) -> tuple[list[str], list[str]]:
    """The commands of a program in native Python and in that of browsers."""
    program = [str(BOTH), *words]
    node = node_command("tools/python.mjs", str(OBJECTS), *program)
    return [sys.executable, *program], node


def lines(of: IO[str] | None) -> list[str]:
    return [] if of is None else of.read().splitlines()


def compared(game: str, first: int, count: int) -> int:
    """Play the games in both; how many records differ."""
    runs = [started(command) for command in both("games", game, str(first), str(count))]
    native, wasm = (lines(run.stdout) for run in runs)
    if any(run.wait() for run in runs) or len(native) != count:
        sys.exit(f"{game}: a program failed.")
    differ = [one for one, other in zip_longest(native, wasm) if one != other]
    print(f"{game}: {count - len(differ)} of {count} records are the same", flush=True)
    for one in differ:
        print(f"  not that of {one}")
    return len(differ)


def ratio(game: str, seconds: float, slices: int) -> float:
    """Random games in WebAssembly as a part of the native rate."""
    rates: tuple[list[float], list[float]] = [], []
    for _ in range(slices):
        for found, command in zip(rates, both("playouts", game, str(seconds)), strict=True):
            done = subprocess.run(command, capture_output=True, text=True, check=True,
                                  cwd=ROOT / "web")  # fmt: skip
            found.append(float(done.stdout.split()[1]))
    native, wasm = map(median, rates)
    print(f"{game}: {wasm / 1e6:.1f} of {native / 1e6:.1f} million decisions a second, "
          f"{wasm / native:.2f}", flush=True)  # fmt: skip
    return wasm / native


def prepared() -> None:
    """The kernel and what the Python of browsers gets of the package."""
    make_kernel()
    pack(OBJECTS / "tanglewood.zip")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=200, help="games of each ruleset")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--game", choices=GAMES, action="append", help="only these rulesets")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a slice")
    parser.add_argument("--slices", type=int, default=5, help="slices by turns; 0: no speeds")
    asked = parser.parse_args()
    try:
        prepared()
    except CannotBuild as problem:
        sys.exit(str(problem))
    chosen = asked.game or GAMES
    differ = sum(compared(game, asked.first, asked.games) for game in chosen) if asked.games else 0
    ratios = [ratio(game, asked.seconds, asked.slices) for game in chosen] if asked.slices else []
    if ratios:
        print(f"median of the rulesets: {median(ratios):.2f} of native (aim: {AIM})")
    sys.exit(differ > 0)


if __name__ == "__main__":
    main()
