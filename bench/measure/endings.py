"""How long Duet rounds and endings of Into the Woods take to solve, from random deals.

Duet: whole rounds of eleven tricks as the first of a game, every level. Woods: whole solo games,
the last cards of two opponents (points ahead) and of three players for themselves, by random play.
"""

from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Any, Final

from bench.measure.slices import Part
from bench.measure.solver import timed
from tanglewood import load
from tanglewood.core.game import Game
from tanglewood.kernel import Twin, twin

NODES: Final = 5_000_000
WOODS: Final = ((1, 54, 0), (2, 12, 1), (2, 16, 1), (3, 8, 0))
"""Players, cards to come at most, goal (0: points, 1: points ahead)."""


def dealt(game: Game[Any], seed: int, most: int = 0) -> Twin:
    """A game after its deal, or by random play until so few cards are to come."""
    random = Random(f"{game.name} {seed}")
    here = twin(game)
    while True:
        if here.chance is not None:
            here.draw(tuple(random.sample(here.chance.items, here.chance.count)))
            continue
        table = here.position()[0]
        if not most or (not table[3] and len(table[0]) + len(table[1]) <= most):
            return here
        if here.to_act < 0:  # a game that ended before
            here = twin(game)
        else:
            here.apply(random.choice(here.legal))


def solved(natives: Iterator[Any], **goal: object) -> tuple[list[float], int]:
    """Milliseconds of each solve, and how many came to no end."""
    spent, unsolved = list[float](), 0
    for native in natives:
        took, found = timed(lambda native=native: native.solve(**goal, nodes=NODES))
        spent.append(took)
        unsolved += found is None
    return spent, unsolved


def part(quick: bool) -> Part:
    rates: dict[str, float] = {}
    notes: list[str] = []
    rounds = 20 if quick else 200
    for level in (1, 2, 3):
        game = load("duet", level=level)
        spent, unsolved = solved(dealt(game, seed).native for seed in range(rounds))
        rates[f"duet solver, a round of level {level}, median ms"] = median(spent)
        rates[f"duet solver, a round of level {level}, longest ms"] = max(spent)
        if unsolved:
            notes.append(f"{unsolved} of {rounds} Duet rounds of level {level} were not solved.")
    endings = 5 if quick else 40
    for players, most, goal in WOODS:
        woods = load("woods", players=players)
        spent, unsolved = solved(
            (dealt(woods, seed, most).native for seed in range(endings)), goal=goal
        )
        what = "a solo game" if players == 1 else f"{players} players, {most} cards to come"
        rates[f"woods solver, {what}, median ms"] = median(spent)
        if unsolved:
            notes.append(f"{unsolved} of {endings} endings of Woods ({what}) were not solved.")
    return Part(rates, {}, tuple(notes))
