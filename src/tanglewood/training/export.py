"""A learned policy as a network file: whole numbers, so that it plays the same on every machine.

Activations are counted in 1/128 and cut at 4,095. A layer's weights are counted in 1/2^shift, with
the shift as large as sums of 32 bits allow whatever the activations are.
"""

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tanglewood.analysis.networks.file import read
from tanglewood.core.errors import BadText
from tanglewood.training.network import Params

UNIT: Final = 128
MOST: Final = 4095


def whole(policy: Params, caps: tuple[int, ...]) -> dict[str, NDArray[Any]]:
    """The policy in whole numbers, by the names of the tensors in the file."""
    tensors: dict[str, NDArray[Any]] = {"caps": np.array(caps, np.uint8)}
    shifts = []
    for number, layer in enumerate(policy["layers"]):
        weights = np.asarray(layer["weights"], np.float64)
        bias = np.asarray(layer["bias"], np.float64)
        given = 1 if number == 0 else MOST  # the largest input
        unit = UNIT if number == 0 else 1  # what brings inputs to activations
        shift = 15
        while True:
            counted = np.rint(weights * unit * 2.0**shift)
            first = np.rint(bias * UNIT * 2.0**shift)
            sums = np.abs(counted).sum(axis=0) * given + np.abs(first) + 2.0**shift
            if np.abs(counted).max() <= 32767 and sums.max() < 2**31:
                break
            shift -= 1
        # The first layer adds rows up, an input a row; the others multiply, an output a row.
        rows = counted if number == 0 else counted.T
        tensors[f"weights{number}"] = np.ascontiguousarray(rows).astype("<i2")
        tensors[f"bias{number}"] = first.astype("<i4")
        shifts.append(shift)
    tensors["shifts"] = np.array(shifts, "<i4")
    return tensors


def write(path: Path, tensors: dict[str, NDArray[Any]], manifest: dict[str, str]) -> None:
    """A safetensors file: the length of the header, the header, the numbers."""
    names = {"uint8": "U8", "int16": "I16", "int32": "I32", "float16": "F16", "float32": "F32"}
    header: dict[str, Any] = {"__metadata__": manifest}
    at = 0
    for name, tensor in tensors.items():
        header[name] = {
            "dtype": names[tensor.dtype.name],
            "shape": list(tensor.shape),
            "data_offsets": [at, at + tensor.nbytes],
        }
        at += tensor.nbytes
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    data = b"".join(tensor.tobytes() for tensor in tensors.values())
    path.write_bytes(len(text).to_bytes(8, "little") + text + data)


def learned(path: Path, caps: tuple[int, ...]) -> Params:
    """The policy of a network file that sees so much, to go on learning with or to play against."""
    found = read(path)
    if tuple(found.caps.numbers) != caps:
        raise BadText(f"{path.name} is a network of another game.")
    layers = []
    for number, shift in enumerate(found.shifts.numbers):
        weights, bias = found.weights[number], found.bias[number]
        counted = np.array(weights.numbers, np.float32).reshape(weights.shape)
        unit = (UNIT if number == 0 else 1) * 2.0**shift
        rows = counted if number == 0 else counted.T
        first = np.array(bias.numbers, np.float32) / (UNIT * 2.0**shift)
        layers.append({"weights": rows / unit, "bias": first})
    return {"layers": layers}
