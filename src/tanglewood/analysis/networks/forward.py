"""What a network answers to an observation: by the kernel, or the same numbers without it.

network = Network(read(path))
network.outputs(observed(view))
"""

from functools import cached_property
from itertools import chain
from operator import mul
from typing import Any, Final, Protocol

from tanglewood.analysis.networks.file import NetworkFile, Tensor
from tanglewood.core.errors import BadText
from tanglewood.kernel import available
from tanglewood.kernel.network import NativeNetwork, network

MOST: Final = 4095
UNIT_BITS: Final = 7
OUTPUT_BITS: Final = 10
ONE: Final = 1 << OUTPUT_BITS
"""Activations are counted in 1/128 and cut at 4,095, outputs are counted in 1/1024: see
`cpp/include/tanglewood/net/network.hpp`."""


class Forward(Protocol):
    """One way to work a network out."""

    def outputs(self, observation: bytes) -> list[int]: ...


class Network:
    """A network ready to answer; `file` is what it was read from."""

    def __init__(self, file: NetworkFile) -> None:
        self.file: Final = file
        self._forward: Forward = in_kernel(file) if available() else Plain(file)

    def outputs(self, observation: bytes) -> list[int]:
        """The outputs, in 1/1024."""
        return self._forward.outputs(observation)

    @cached_property
    def native(self) -> NativeNetwork:
        """The network inside the kernel, for searches there."""
        plain = isinstance(self._forward, Plain)  # it was made while there was no kernel
        return in_kernel(self.file) if plain else self._forward


def in_kernel(file: NetworkFile) -> NativeNetwork:
    """The forward pass of the compiled kernel."""
    return network(
        file.caps.numbers.tobytes(),
        list(file.shifts.numbers),
        [tensor.numbers.tobytes() for tensor in file.weights],
        [tensor.numbers.tobytes() for tensor in file.bias],
    )


class Plain:
    """The forward pass in plain Python, quicker with `numpy` where that is installed."""

    def __init__(self, file: NetworkFile, *, numpy: bool = True) -> None:
        self._caps = tuple(file.caps.numbers)
        self._shifts = tuple(file.shifts.numbers)
        self._first, *self._rest = [_rows(tensor) for tensor in file.weights]
        self._bias = [tuple(tensor.numbers) for tensor in file.bias]
        self._check()
        self._numpy = _with_numpy(self._rest) if numpy else None

    def outputs(self, observation: bytes) -> list[int]:
        if len(observation) != len(self._caps):
            raise ValueError("The observation has another length than the network's.")
        at = 0
        on: list[int] = []
        for byte, cap in zip(observation, self._caps, strict=True):
            on.extend(range(at, at + min(byte, cap)))
            at += cap
        rows = (self._first[row] for row in on)
        sums = [sum(column) for column in zip(self._bias[0], *rows, strict=True)]
        x = _activations(sums, self._shifts[0])
        for layer in range(1, len(self._shifts) - 1):
            more = _activations(self._sums(layer, x), self._shifts[layer])
            x = [min(a + b, MOST) for a, b in zip(x, more, strict=True)]
        last = len(self._shifts) - 1
        return _shifted(self._sums(last, x), self._shifts[last] + UNIT_BITS - OUTPUT_BITS)

    def _sums(self, layer: int, x: list[int]) -> list[int]:
        bias = self._bias[layer]
        if self._numpy is not None:
            products = self._numpy[layer - 1] @ x
            return [int(a) + b for a, b in zip(products, bias, strict=True)]
        rows = self._rest[layer - 1]
        return [sum(map(mul, row, x)) + b for row, b in zip(rows, bias, strict=True)]

    def _check(self) -> None:
        """What the kernel refuses is refused here too: sums that could pass 32 bits."""
        columns = list(zip(*self._first, strict=True))
        fits = self._shifts[-1] + UNIT_BITS >= OUTPUT_BITS
        for number, rows in enumerate([columns, *self._rest]):
            shift = self._shifts[number]
            fits = fits and 0 <= shift < 24
            most = MOST if number else 1
            for row, bias in zip(rows, self._bias[number], strict=True):
                fits = fits and sum(map(abs, row)) * most + abs(bias) + (1 << shift) < 1 << 31
        if not fits:
            raise BadText("The layers of this network do not fit together.")


def _rows(tensor: Tensor) -> list[tuple[int, ...]]:
    rows, length = tensor.shape
    return [tuple(tensor.numbers[row * length : (row + 1) * length]) for row in range(rows)]


def _with_numpy(layers: list[list[tuple[int, ...]]]) -> list[Any] | None:
    """The layers as arrays. Their sums stay below 2^31, so 64 bits are exact."""
    try:
        import numpy as np
    except ImportError:
        return None
    return [
        np.fromiter(chain.from_iterable(rows), np.int64).reshape(len(rows), -1) for rows in layers
    ]


def _shifted(sums: list[int], shift: int) -> list[int]:
    half = 1 << shift >> 1
    return [(one + half) >> shift for one in sums]


def _activations(sums: list[int], shift: int) -> list[int]:
    return [max(0, min(one, MOST)) for one in _shifted(sums, shift)]
