"""The kernel in WebAssembly beside the native one: the same games, and how fast they go.

    python bench/wasm.py [--games N] [--first SEED] [--game GAME …] [--seconds S] [--slices N]

For each ruleset this many games are played twice, by native Python with the native kernel and under
Node by the Python of browsers with the kernel in WebAssembly: by agents of every kind, with budgets
in iterations, seed by seed. Every record must be the same. Then random games are played in short
slices by turns, and games of the strongest level; the ratio of the medians counts. Random games are
to reach 0.7 of native, and a decision is to take at most twice as long. Whatever differs is named,
and the program fails.
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
SLOWER: Final = 2.0

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


def measured(what: str, game: str, words: list[str]) -> tuple[float, float]:
    """The medians of what both find, by turns: native, and in WebAssembly."""
    found: tuple[list[float], list[float]] = [], []
    for word in words:
        for into, command in zip(found, both(what, game, word), strict=True):
            done = subprocess.run(command, capture_output=True, text=True, check=True,
                                  cwd=ROOT / "web")  # fmt: skip
            into.append(float(done.stdout.split()[1]))
    return median(found[0]), median(found[1])


def speeds(game: str, seconds: float, slices: int) -> tuple[float, float]:
    """Random games in WebAssembly as a part of the native rate, and a decision's time as a multiple
    of the native one."""
    native, wasm = measured("playouts", game, [str(seconds)] * slices)
    quick, slow = measured("decisions", game, [str(seed) for seed in range(1, slices + 1)])
    print(f"{game}: {wasm / 1e6:.1f} of {native / 1e6:.1f} million decisions a second at random, "
          f"{wasm / native:.2f}; the strongest takes {1000 * slow:.0f} ms for {1000 * quick:.0f} "
          f"native, {slow / quick:.2f}", flush=True)  # fmt: skip
    return wasm / native, slow / quick


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
    if asked.slices:
        parts, times = zip(*(speeds(it, asked.seconds, asked.slices) for it in chosen), strict=True)
        print(f"medians of the rulesets: {median(parts):.2f} of native at random (aim: {AIM}), "
              f"{median(times):.2f} times native for a decision (aim: {SLOWER})")  # fmt: skip
    sys.exit(differ > 0)


if __name__ == "__main__":
    main()
