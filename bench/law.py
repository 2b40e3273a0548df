"""How fast is the law? Random play of fox in pure Python beside its peers, in one run.

    python bench/law.py [--seconds S] [--json]

Every player is driven from Python in the same way: ask for the legal actions, pick one uniformly
with the same generator, apply it (for the law: with its events). Deals are made outside the clock,
decisions inside; it is the processor's clock, which stands still while others have the machine.
The peers are OpenSpiel's `oh_hell` and `hearts` (C++ behind Python calls) and python-chess (pure
Python). Short slices alternate between the players; the ratios are medians over the rounds, each
of players measured within the same second.
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
import pyspiel

import tanglewood as tw

Measured = tuple[int, float]
"""Decisions made and seconds spent on them."""


def law(rng: Random) -> Measured:
    """One round of fox by the law."""
    state = tw.load("fox", target=0).start(seed=rng.getrandbits(32))
    random, decisions = rng.random, 0
    begin = process_time()
    while state.choices:
        legal = state.legal
        state = state.apply(legal[int(random() * len(legal))])
        decisions += 1
    return decisions, process_time() - begin


def open_spiel(name: str) -> Callable[[Random], Measured]:
    """One game of OpenSpiel; chance nodes are resolved outside the clock."""
    game = pyspiel.load_game(name)

    def play(rng: Random) -> Measured:
        random, decisions, spent = rng.random, 0, 0.0
        state = game.new_initial_state()
        while not state.is_terminal():
            while state.is_chance_node():
                outcomes = state.legal_actions()
                state.apply_action(outcomes[int(random() * len(outcomes))])
            begin = process_time()
            while not state.is_terminal() and not state.is_chance_node():
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
            spent += process_time() - begin
        return decisions, spent

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
    """Decisions a second over a slice of time."""
    rng, decisions, spent = Random(seed), 0, 0.0
    until = perf_counter() + seconds
    while perf_counter() < until:
        made, took = play(rng)
        decisions, spent = decisions + made, spent + took
    return decisions / spent


def measure(seconds: float, rounds: int = 20) -> dict[str, Any]:
    """The median rates of all players and the ratios between them."""
    players: dict[str, Callable[[Random], Measured]] = {
        "law_fox": law,
        "openspiel_oh_hell": open_spiel("oh_hell"),
        "openspiel_hearts": open_spiel("hearts"),
        "python_chess": python_chess,
    }
    found: dict[str, list[float]] = {name: [] for name in players}
    for number in range(rounds):
        for name, play in players.items():
            found[name].append(rate(play, seconds, number))
        print(f"\rmeasuring {number + 1}/{rounds}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    rates = {name: median(values) for name, values in found.items()}
    faster = max("openspiel_oh_hell", "openspiel_hearts", key=lambda name: rates[name])

    def beside(peer: str) -> float:
        return median(
            mine / other for mine, other in zip(found["law_fox"], found[peer], strict=True)
        )

    ratios = {
        "law_vs_openspiel_python": beside(faster),
        "law_vs_python_chess": beside("python_chess"),
    }
    return {"decisions_per_second": rates, "ratios": ratios}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=0.25, help="one slice of measuring")
    parser.add_argument("--json", action="store_true", help="print JSON alone")
    chosen = parser.parse_args()
    result = measure(chosen.seconds)
    if chosen.json:
        print(json.dumps(result))
        return
    for name, value in result["decisions_per_second"].items():
        print(f"{name:24} {value:12,.0f} decisions/s")
    for name, value in result["ratios"].items():
        print(f"{name:24} {value:12.2f} x")


if __name__ == "__main__":
    main()
