"""The networks while they learn: a policy that sees what its seat sees, and a critic that sees all.

Every input is 0 or 1: a byte of an observation that counts up to `cap` becomes `cap` inputs, "at
least 1", "at least 2" and so on. The policy's last layer holds the actions first, then what it
expects: points of the round, what the game is worth, the chance of each number of tricks.
"""

from itertools import groupby, pairwise
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

Params = dict[str, Any]

HALF: Final = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32
"""What the layers are worked out in: half precision where that is quick."""


def inputs(observations: Array, caps: tuple[int, ...]) -> Array:
    """The inputs that these observations switch on."""
    parts = []
    at = 0
    for cap, run in groupby(caps):
        length = len(list(run))
        if cap:
            part = observations[..., at : at + length, None]
            on = part >= jnp.arange(1, cap + 1, dtype=jnp.uint8)
            parts.append(on.reshape(*on.shape[:-2], length * cap))
        at += length
    return jnp.concatenate(parts, axis=-1).astype(HALF)


def fresh(key: Array, sizes: tuple[int, ...]) -> Params:
    """A network of this many inputs, units in each hidden layer, and outputs; its last weights are
    small."""
    layers = []
    keys = jax.random.split(key, len(sizes) - 1)
    for number, (given, made) in enumerate(pairwise(sizes)):
        last = number == len(sizes) - 2
        size = np.sqrt(2 / given) * (0.05 if last else 1.0 if number == 0 else 0.7)
        weights = jax.random.normal(keys[number], (given, made)) * size
        layers.append({"weights": weights, "bias": jnp.zeros(made)})
    return {"layers": layers}


def forward(params: Params, x: Array) -> Array:
    """The outputs; hidden layers after the first add to what came before them."""
    first, *middle, last = params["layers"]
    half = HALF
    x = jax.nn.relu(x @ first["weights"].astype(half) + first["bias"].astype(half))
    for layer in middle:
        x = x + jax.nn.relu(x @ layer["weights"].astype(half) + layer["bias"].astype(half))
    weights = last["weights"].astype(half)
    product = jnp.matmul(x, weights, preferred_element_type=jnp.float32)
    outputs: Array = product + last["bias"]
    return outputs
