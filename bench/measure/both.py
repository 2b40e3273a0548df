"""What native Python and that of browsers do alike, a line for each result: whole games by agents
of every kind, and how fast random games go.

    both.py games GAME FIRST COUNT | both.py playouts GAME SECONDS

`bench/wasm.py` runs it in both. Nothing here reads a clock to decide anything: budgets are
iterations.
"""

import sys
from hashlib import sha256
from time import perf_counter

from tanglewood import kernel, load
from tanglewood.agents.playout import playout
from tanglewood.agents.registry import agent

SEATED = (
    ("old-oak", "hazel"),
    ("birch", "seedling"),
    ("learned", "learned-mixed"),
    ("search:300", "ismcts:300"),
    ("beech", "sapling"),
)
OPTIONS: dict[str, tuple[dict[str, object], ...]] = {
    "fox": ({"target": 0}, {"target": 5}),
    "fox-manual": ({"target": 0}, {"target": 5}),
    "fox-mini": ({}, {"target": 7}),
    "deluxe": ({"target": 0}, {"target": 0, "special": 6}, {"target": 3, "goals": False}),
    "duet": ({}, {"level": 2}, {"level": 3}),
    "woods": ({}, {"players": 3}, {"players": 1}),
}
"""Short games, since there are to be many."""


def games(name: str, first: int, count: int) -> None:
    """The record of each of so many games, as a checksum."""
    for seed in range(first, first + count):
        options = OPTIONS[name]
        game = load(name, **options[seed % len(options)])
        pair = SEATED[seed // len(options) % len(SEATED)]
        seated = [agent(pair[(seat + seed) % 2]) for seat in range(game.seats)]
        record = playout(game, seated, seed).record
        print(name, seed, sha256(record.text().encode()).hexdigest(), flush=True)


def playouts(name: str, seconds: float) -> None:
    """Decisions a second in uniformly random games of the kernel, for so long."""
    twin, decisions, number = kernel.twin(load(name)), 0, 0
    twin.playouts(2000, seed=0)  # until the compiler of WebAssembly has done its best
    began = perf_counter()
    while perf_counter() - began < seconds:
        number += 1
        decisions += twin.playouts(2000, seed=number).decisions
    print(name, decisions / (perf_counter() - began), flush=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["games", name, first, count]:
            games(name, int(first), int(count))
        case ["playouts", name, seconds]:
            playouts(name, float(seconds))
        case _:
            sys.exit(__doc__)
