"""Network files: safetensors with whole numbers, read with nothing but Python.

The tensors are `caps` (up to what each byte of an observation counts), `shifts`, and for each layer
its `weights` and `bias`; the file's own notes say what made the network.
"""

import json
import sys
from array import array
from collections.abc import Mapping
from math import prod
from pathlib import Path
from typing import Any, Final, NamedTuple

from tanglewood.core.errors import BadText

KINDS: Final = {"U8": "B", "I16": "h", "I32": "i"}


class Tensor(NamedTuple):
    """Whole numbers in rows."""

    shape: tuple[int, ...]
    numbers: "array[int]"


class NetworkFile(NamedTuple):
    """A network as it is kept."""

    notes: Mapping[str, str]
    caps: Tensor
    shifts: Tensor
    weights: tuple[Tensor, ...]
    bias: tuple[Tensor, ...]


def read(path: Path) -> NetworkFile:
    """The network of a file; its shapes fit together."""
    try:
        return _parsed(path.read_bytes())
    except OSError as error:
        raise BadText(f"{path.name} cannot be read: {error.strerror}.") from None
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise BadText(f"{path.name} is not a network file, or it is damaged.") from None


def _parsed(data: bytes) -> NetworkFile:
    size = int.from_bytes(data[:8], "little")
    header: dict[str, Any] = json.loads(data[8 : 8 + size])
    body = memoryview(data)[8 + size :]
    notes = {str(name): str(text) for name, text in header.pop("__metadata__", {}).items()}
    tensors = {name: _tensor(entry, body) for name, entry in header.items()}
    layers = range(len(tensors["shifts"].numbers))
    found = NetworkFile(
        notes,
        tensors["caps"],
        tensors["shifts"],
        tuple(tensors[f"weights{layer}"] for layer in layers),
        tuple(tensors[f"bias{layer}"] for layer in layers),
    )
    _check(found)
    return found


def _tensor(entry: dict[str, Any], body: memoryview) -> Tensor:
    first, last = entry["data_offsets"]
    numbers = array(KINDS[entry["dtype"]])
    numbers.frombytes(body[first:last])
    if sys.byteorder == "big":
        numbers.byteswap()
    shape = tuple(entry["shape"])
    if len(numbers) != prod(shape):
        raise ValueError("its numbers do not fit their shape")
    return Tensor(shape, numbers)


def _check(found: NetworkFile) -> None:
    """Each layer takes what the one before it makes; those between first and last keep the size."""
    kinds = (
        *(w.numbers.typecode for w in found.weights),
        *(b.numbers.typecode for b in found.bias),
    )
    layers = len(found.weights)
    if (
        layers < 2
        or found.caps.numbers.typecode != "B"
        or kinds != ("h",) * layers + ("i",) * layers
    ):
        raise ValueError("it lacks layers, or they are of another kind")
    given = sum(found.caps.numbers)
    for number, (weights, bias) in enumerate(zip(found.weights, found.bias, strict=True)):
        made = len(bias.numbers)
        shape = (given, made) if number == 0 else (made, given)
        between = 0 < number < layers - 1
        if weights.shape != shape or made == 0 or (between and made != given):
            raise ValueError("its layers do not fit together")
        given = made
