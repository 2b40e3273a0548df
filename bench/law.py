"""How fast is the law? Random play in pure Python beside python-chess, in one run.

    python bench/law.py [--seconds S] [--json]

The law is written to be read; speed is the kernel's job. It still has to play records and tables
without anybody waiting, so fox must make at least twice as many decisions per second as
python-chess, or this ends with code 1; the other games are shown beside it. Every player is driven
in the same way: ask for the legal actions, pick one uniformly with the same generator, apply it
(for the law: with its events). Deals are made outside the clock, decisions inside; it is the
processor's clock, which stands still while others have the machine. `views` are the views of both
seats at every decision of a Deluxe game, as a table shows them: as plain values. Short slices
alternate; the ratio is the median over the rounds, each of players measured within the same second.
"""

import argparse
import json
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import chess

import tanglewood as tw

AT_LEAST = 2.0
"""The decisions of fox for each one of python-chess."""

Measured = tuple[int, float]
"""Decisions made and seconds spent on them."""


def law(name: str, *, views: bool = False, **options: int) -> Callable[[Random], Measured]:
    """One round by the law; with `views` the views are measured, not the play."""
    game = tw.load(name, **options)

    def play(rng: Random) -> Measured:
        state = game.start(seed=rng.getrandbits(32))
        random, decisions, spent = rng.random, 0, 0.0
        begin = process_time()
        while state.legal_mask:
            if views:
                begin = process_time()
                for seat in range(2):
                    state.view(seat).plain()
                spent += process_time() - begin
            legal = state.legal
            state = state.apply(legal[int(random() * len(legal))])
            decisions += 1
        return (2 * decisions, spent) if views else (decisions, process_time() - begin)

    return play


def python_chess(rng: Random) -> Measured:
    """A game of chess, at most 100 moves of it."""
    board, random, decisions = chess.Board(), rng.random, 0
    begin = process_time()
    while decisions < 100:
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(legal[int(random() * len(legal))])
        decisions += 1
    return decisions, process_time() - begin


def rate(play: Callable[[Random], Measured], seconds: float, seed: int) -> float:
    """Decisions per second over a slice of time."""
    rng, decisions, spent = Random(seed), 0, 0.0
    until = perf_counter() + seconds
    while perf_counter() < until:
        made, took = play(rng)
        decisions, spent = decisions + made, spent + took
    return decisions / spent


def measure(seconds: float, rounds: int = 20) -> dict[str, Any]:
    """The median rates of all players, and the ratios of the games to python-chess."""
    players: dict[str, Callable[[Random], Measured]] = {
        "law_fox": law("fox", target=0),
        "law_deluxe": law("deluxe", target=0),
        "law_duet": law("duet"),
        "law_woods": law("woods"),
        "views_deluxe": law("deluxe", views=True, target=0),
        "python_chess": python_chess,
    }
    found: dict[str, list[float]] = {name: [] for name in players}
    for number in range(rounds):
        for name, play in players.items():
            found[name].append(rate(play, seconds, number))
        print(f"\rmeasuring {number + 1}/{rounds}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    beside = {
        f"{name}_vs_python_chess": zip(rates, found["python_chess"], strict=True)
        for name, rates in found.items()
        if name.startswith("law_")
    }
    return {
        "per_second": {name: median(values) for name, values in found.items()},
        "ratios": {name: median(mine / other for mine, other in it) for name, it in beside.items()},
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=0.25, help="one slice of measuring")
    parser.add_argument("--json", action="store_true", help="print JSON alone")
    chosen = parser.parse_args()
    result = measure(chosen.seconds)
    ratios = result["ratios"]
    if chosen.json:
        print(json.dumps(result))
    else:
        for name, value in result["per_second"].items():
            print(f"{name:20} {value:12,.0f} /s")
        for name, ratio in ratios.items():
            print(f"{name:28} {ratio:8.2f} x")
        print(f"fox must reach {AT_LEAST:g} x")
    return int(ratios["law_fox_vs_python_chess"] < AT_LEAST)


if __name__ == "__main__":
    sys.exit(main())
