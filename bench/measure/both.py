"""What native Python and that of browsers do alike, a line for each result: whole games by agents
of every kind, how fast random games go, and how long the strongest level thinks.

    both.py games GAME FIRST COUNT | both.py playouts GAME SECONDS | both.py decisions GAME SEED

`bench/wasm.py` runs it in both. Nothing here reads a clock to decide anything: budgets are
iterations.
"""

import sys
from hashlib import sha256
from importlib import import_module
from time import process_time

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
IN_PAGE = "_pyodide_core"
MEASURED = 8
"""Games in which decisions are timed."""
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
    """The record of each of this many games, as a checksum."""
    for seed in range(first, first + count):
        options = OPTIONS[name]
        game = load(name, **options[seed % len(options)])
        pair = SEATED[seed // len(options) % len(SEATED)]
        seated = [agent(pair[(seat + seed) % 2]) for seat in range(game.seats)]
        record = playout(game, seated, seed).record
        print(name, seed, sha256(record.text.encode()).hexdigest(), flush=True)


def playouts(name: str, seconds: float) -> None:
    """Decisions a second in uniformly random games of the kernel, for so long; before that as long
    again, until the compiler of WebAssembly has done its best."""
    twin = kernel.twin(load(name))
    _played(twin, seconds)
    print(name, _played(twin, seconds), flush=True)


def _played(twin: kernel.Twin, seconds: float) -> float:
    decisions, number, began = 0, 0, used()
    while used() - began < seconds:
        number += 1
        decisions += twin.playouts(2000, seed=number).decisions
    return decisions / (used() - began)


def used() -> float:
    """Seconds of the processor that this program has used: others may be at work, too."""
    if IN_PAGE not in sys.builtin_module_names:
        return process_time()
    both = import_module("js").process.cpuUsage()  # Node's own clock
    return float(both.user + both.system) / 1e6


def decisions(name: str, seed: int) -> None:
    """Seconds of the processor that a decision of the strongest level takes, with what the table
    does for it, over some games; before that as many again, since the first ones bring in modules
    and networks, and the compiler of WebAssembly is still at work beside them."""
    game = load(name, **OPTIONS[name][0])
    seated = [agent("strongest")] * game.seats
    seeds = range(seed, seed + MEASURED)
    for each in seeds:
        playout(game, seated, each)
    began = used()
    asked = sum(playout(game, seated, each).decision_count for each in seeds)
    print(name, (used() - began) / asked, flush=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["games", name, first, count]:
            games(name, int(first), int(count))
        case ["playouts", name, seconds]:
            playouts(name, float(seconds))
        case ["decisions", name, seed]:
            decisions(name, int(seed))
        case _:
            sys.exit(__doc__)
