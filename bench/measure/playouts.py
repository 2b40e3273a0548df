"""Random play of every twin beside OpenSpiel's C++ rollouts, on one core."""

from statistics import median
from time import perf_counter
from typing import Any, Final

from bench.measure import openspiel
from bench.measure.slices import Part, Work, rates
from tanglewood import load
from tanglewood.kernel import TWINS, playouts, twin

PLAYED: Final[dict[str, dict[str, object]]] = {
    "fox": {"target": 0},
    "duet": {},
    "woods": {},
    "deluxe": {"target": 0},
}
"""What is measured, and with which options: single rounds where a game is a match of rounds."""

GAMES: Final = 2000
DEALS: Final = 4


def after_the_deal(name: str) -> Work:
    """Random games from a few fixed deals; the work done is decisions."""
    game = load(name, **PLAYED[name])
    deals = [twin(game.start(seed=seed)) for seed in range(DEALS)]

    def work(number: int) -> int:
        return deals[number % DEALS].playouts(GAMES, seed=number).decisions

    return work


def by_the_law(name: str) -> Work:
    """The Python law plays a random game."""
    from random import Random

    game = load(name, **PLAYED[name])

    def work(number: int) -> int:
        random, decisions = Random(number), 0
        state: Any = game.start(seed=number)
        while state.legal_mask:
            state = state.apply(random.choice(state.legal))
            decisions += 1
        return decisions

    return work


def on_all_cores(name: str) -> Work:
    """Whole games, deals included, on all cores."""
    game = load(name, **PLAYED[name])
    return lambda number: playouts(game, 40_000, seed=number, threads=0).decisions


def part(quick: bool) -> Part:
    names = [name for name in PLAYED if name in TWINS]
    players = {f"openspiel {name}": openspiel.rollouts(name) for name in openspiel.GAMES}
    players |= {f"kernel {name}": after_the_deal(name) for name in names}
    players |= {"law fox": by_the_law("fox")}
    seconds, rounds = (0.12, 5) if quick else (0.5, 11)
    found = rates(players, seconds, rounds, "playouts")
    cores = {"kernel fox, all cores": on_all_cores("fox")}
    found |= rates(cores, seconds, rounds, "playouts on all cores", perf_counter)
    peers = median(found[f"openspiel {name}"] for name in openspiel.GAMES)
    ratios = {f"{name}_vs_openspiel_cpp": found[f"kernel {name}"] / peers for name in names}
    ratios["fox_vs_law"] = found["kernel fox"] / found["law fox"]
    return Part({f"{name}, decisions/s": rate for name, rate in found.items()}, ratios)
