"""The forward pass of a learned network beside the same layers in a tuned BLAS, in one run.

    python bench/network.py [--game GAME] [--positions N] [--seconds S] [--json]

The peer is NumPy's matrix-vector product of float32 on one thread, with the same layers, rounding
left out. Its first layer is worked out twice: by adding up the rows of the inputs that are on, as
the kernel does, and as a dense product; the quicker one counts. What the peer's inputs are is found
out before the clock runs; the kernel begins with the bytes of an observation and ends with a list
of Python numbers. All take turns in short slices, the clock is the processor's, medians count.
"""

import argparse
import json
import os
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"

import numpy as np
from numpy.typing import NDArray

import tanglewood as tw
from tanglewood.analysis.networks.file import NetworkFile
from tanglewood.analysis.networks.forward import UNIT_BITS, in_kernel
from tanglewood.analysis.networks.learned import network, observation
from tanglewood.core.chance import Stream

Floats = NDArray[np.float32]
SLICE = 0.05
"""Seconds of one turn."""


class Blas:
    """The layers in float32."""

    def __init__(self, file: NetworkFile) -> None:
        self.layers: list[tuple[Floats, Floats]] = []
        for number, shift in enumerate(file.shifts.numbers):
            weights, bias = file.weights[number], file.bias[number]
            unit = 2.0**shift * (2**UNIT_BITS if number == 0 else 1)
            rows = np.array(weights.numbers, np.float32).reshape(weights.shape) / np.float32(unit)
            first = np.array(bias.numbers, np.float32) / np.float32(2.0 ** (shift + UNIT_BITS))
            self.layers.append((rows, first))

    def by_rows(self, on: NDArray[np.intp]) -> Floats:
        rows, bias = self.layers[0]
        return self._rest(np.maximum(np.add.reduce(rows[on]) + bias, 0))

    def dense(self, x: Floats) -> Floats:
        rows, bias = self.layers[0]
        return self._rest(np.maximum(x @ rows + bias, 0))

    def _rest(self, x: Floats) -> Floats:
        for rows, bias in self.layers[1:-1]:
            x = x + np.maximum(rows @ x + bias, 0)
        rows, bias = self.layers[-1]
        return rows @ x + bias


def positions(game: str, number: int) -> list[bytes]:
    """What the seats to act of random rounds see."""
    found: list[bytes] = []
    seed = 0
    while len(found) < number:
        state: Any = tw.load(game, target=0).start(seed=seed)
        while state.outcome is None:
            found.append(observation(state.view(state.to_act)))
            state = state.apply(state.legal[Stream(seed, len(found)).below(len(state.legal))])
        seed += 1
    return found[:number]


def inputs(seen: bytes, caps: list[int]) -> Floats:
    """The inputs that an observation switches on."""
    ons = [
        [1.0] * min(byte, cap) + [0.0] * (cap - min(byte, cap))
        for byte, cap in zip(seen, caps, strict=True)
    ]
    return np.array([one for part in ons for one in part], np.float32)


def turn(ask: Callable[[Any], object], questions: list[Any]) -> float:
    """Seconds an answer, in one slice."""
    begun, asked = process_time(), 0
    while (spent := process_time() - begun) < SLICE:
        for question in questions:
            ask(question)
        asked += len(questions)
    return spent / asked


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="fox")
    parser.add_argument("--positions", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    file = network(chosen.game).file
    kernel, blas = in_kernel(file), Blas(file)
    seen = positions(chosen.game, chosen.positions)
    dense = [inputs(one, list(file.caps.numbers)) for one in seen]
    on = [np.flatnonzero(one) for one in dense]
    off = max(
        float(np.abs(np.array(kernel.outputs(one)) / 1024 - blas.by_rows(rows)).max())
        for one, rows in zip(seen, on, strict=True)
    )
    ways: dict[str, tuple[Callable[[Any], object], list[Any]]] = {
        "kernel": (kernel.outputs, list(seen)),
        "blas, first layer by rows": (blas.by_rows, list(on)),
        "blas, first layer dense": (blas.dense, list(dense)),
    }
    times: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(max(1, int(chosen.seconds / SLICE / len(ways)))):
        for name, (ask, questions) in ways.items():
            times[name].append(turn(ask, questions))
    medians = {name: median(found) for name, found in times.items()}
    ours, *theirs = medians.values()
    ratio = ours / min(theirs)
    if chosen.json:
        print(json.dumps({"seconds": medians, "ratio": ratio, "apart": off}))
        return
    for name, one in medians.items():
        print(f"{name:26} {one * 1e6:7.1f} microseconds per decision")
    print(f"the kernel takes {ratio:.2f} of the quicker one's time; outputs differ by {off:.3f}")


if __name__ == "__main__":
    main()
