"""The solver beside a plain alpha-beta on the same random-play endings, and bridge's DDS for scale.

The plain one (`bench/plain_alphabeta.hpp`) is compiled on the spot with the compiler's `-O3`. Where
it takes more than this many nodes it is stopped and counts as what it took until then, so ratios
are rather too small. DDS solves another game, a bridge deal of 52 cards; it stands there for scale.
"""

import ctypes
import subprocess
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from shutil import which
from statistics import median
from time import process_time
from typing import Any, Final

from bench.measure.slices import Part
from tanglewood import load
from tanglewood.games.fox.rules import FOX_SCORES
from tanglewood.kernel import Twin, twin

HERE: Final = Path(__file__).resolve().parents[1]
BUILT: Final = HERE.parent / "build" / "bench" / "plain_alphabeta.so"
ENDINGS: Final = {True: {8: 15, 10: 4}, False: {8: 60, 10: 15}}
NODES: Final = {True: 20_000_000, False: 400_000_000}
"""Where the plain solver is stopped."""

LOG2: Final = {8: 18, 10: 22}
"""How many positions the plain solver can keep."""


def ending(seed: int, left: int) -> Twin:
    """A random-play ending of a fox round with this many tricks left."""
    random = Random(f"ending {seed}")
    here = twin(load("fox", target=0))
    while True:
        if here.chance is not None:
            here.draw(tuple(random.sample(here.chance.items, here.chance.count)))
            continue
        position = here.position()
        if not position[2] and position[1][0].bit_count() == left == position[1][1].bit_count():
            return here
        here.apply(random.choice(here.legal))


def numbers(here: Twin) -> list[int]:
    """The ending as the plain solver takes it."""
    (_, _, _, decree, _, deck, _), hands, _, tricks, treasure, leader, *_ = here.position()
    points = FOX_SCORES
    return [*hands, decree, leader, *tricks, *treasure, len(deck), *deck, len(points) - 1, *points]


def plain() -> Any:
    """The plain solver, compiled if it is not yet; None without a compiler."""
    sources = [HERE / "plain_alphabeta.cpp", HERE / "plain_alphabeta.hpp"]
    compiler = next(filter(None, map(which, ("c++", "g++", "clang++"))), None)
    if compiler is None:
        return None
    newest = max(source.stat().st_mtime for source in sources)
    if not BUILT.exists() or BUILT.stat().st_mtime < newest:
        BUILT.parent.mkdir(parents=True, exist_ok=True)
        flags = ["-std=c++20", "-O3", "-shared", "-fPIC", f"-I{HERE.parent / 'cpp' / 'include'}"]
        subprocess.run([compiler, *flags, str(sources[0]), "-o", str(BUILT)], check=True)
    return ctypes.CDLL(str(BUILT)).plain_alphabeta


def timed(work: Any) -> tuple[float, Any]:
    begin = process_time()
    found = work()
    return (process_time() - begin) * 1000, found


def by_solver(left: int, seed: int) -> tuple[float, Any]:
    """Milliseconds, and what the solver says of an ending."""
    native: Any = ending(seed, left).native
    return timed(native.solve)


def by_plain(solve: Any, here: Twin, left: int, nodes: int) -> tuple[float, int | None]:
    """Milliseconds, and the value if it got there."""
    given = numbers(here)
    value = ctypes.c_int()
    array = (ctypes.c_longlong * len(given))(*given)
    spent, done = timed(
        lambda: solve(array, ctypes.c_longlong(nodes), LOG2[left], ctypes.byref(value))
    )
    return spent, value.value if done else None


def part(quick: bool) -> Part:
    rates: dict[str, float] = {}
    ratios: dict[str, float] = {}
    notes: list[str] = []
    peer = plain()
    if peer is None:
        notes.append("No C++ compiler: the plain alpha-beta was left out.")
    for left, count in ENDINGS[quick].items():
        own: list[float] = []
        others: list[float] = []
        stopped = 0
        for seed in range(count):
            spent, found = by_solver(left, seed)
            own.append(spent)
            if peer is not None:
                spent, value = by_plain(peer, ending(seed, left), left, NODES[quick])
                others.append(spent)
                stopped += value is None
                if value not in {None, found[0]}:
                    raise AssertionError(f"ending {seed} with {left} tricks: {value} ≠ {found[0]}")
        rates[f"solver, {left} tricks left, median ms"] = median(own)
        if others:
            rates[f"plain alpha-beta, {left} tricks left, median ms"] = median(others)
            ratios[f"solver_vs_plain_{left}"] = median(others) / median(own)
        if stopped:
            notes.append(f"The plain solver was stopped in {stopped} of {count} endings of {left}.")
    rates["solver, 6 tricks left, median ms"] = median(by_solver(6, seed)[0] for seed in range(40))
    if not quick:
        rates["solver, a whole round, median ms"] = median(
            by_solver(13, seed)[0] for seed in range(3)
        )
    spent_on_bridge = bridge(3 if quick else 20)
    if spent_on_bridge is None:
        notes.append("endplay is not installed: DDS was left out.")
    else:
        rates["DDS, a whole bridge deal, median ms"] = spent_on_bridge
    return Part(rates, ratios, tuple(notes))


def bridge(count: int) -> float | None:
    """How long DDS takes for a deal with all its leads: processor time of all its threads."""
    if find_spec("endplay") is None:
        return None
    deal, solve = (
        import_module("endplay.dealer").generate_deal,
        import_module("endplay.dds").solve_board,
    )
    return median(timed(lambda: solve(deal()))[0] for _ in range(count))
