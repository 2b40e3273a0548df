"""Batched steps, observations and masks included, beside the kernel's own playouts, on one core.

Both deal. The playouts pick their actions; the batch is handed random legal ones, picked outside
the clock as a policy would. Checking that they are legal is inside.
"""

from time import process_time
from typing import Final

import numpy as np

from bench.measure.playouts import PLAYED
from bench.measure.slices import Part
from tanglewood import load
from tanglewood.kernel import TWINS, Batch, playouts

GAMES: Final = 1024


class Stepping:
    """A batch under way, stepped with random actions."""

    def __init__(self, name: str) -> None:
        self.batch = Batch(load(name, **PLAYED[name]), GAMES, seed=1)
        self.arrays = self.batch.arrays()
        self.actions = np.zeros(GAMES, np.int32)
        self.batch.reset(self.arrays)
        self.steps(200)  # until the games are at different points

    def steps(self, count: int) -> float:
        """Seconds that this many steps took."""
        spent = 0.0
        for _ in range(count):
            self.batch.sample(self.actions)
            begin = process_time()
            self.batch.step(self.actions, self.arrays)
            spent += process_time() - begin
        return spent


def part(quick: bool) -> Part:
    found, ratios = {}, {}
    for name in (name for name in PLAYED if name in TWINS):
        stepping, game = Stepping(name), load(name, **PLAYED[name])
        played, stepped, pairs = [], [], []
        for number in range(40 if quick else 200):
            begin = process_time()
            decisions = playouts(game, 1000, seed=number).decisions
            played.append(decisions / (process_time() - begin))
            stepped.append(40 * GAMES / stepping.steps(40))
            pairs.append(stepped[-1] / played[-1])
        found[f"kernel {name}, whole games, decisions/s"] = float(np.median(played))
        found[f"kernel {name}, batched, steps/s"] = float(np.median(stepped))
        ratios[f"{name}_batch_vs_playouts"] = float(np.median(pairs))
    return Part(found, ratios)
