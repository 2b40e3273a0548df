"""The networks while they learn: a policy that sees what its seat sees, and a critic that sees all.

Every input is 0 or 1: a byte of an observation that counts up to `cap` becomes `cap` inputs, "at
least 1", "at least 2" and so on. The policy's last layer holds the actions first, then what it
expects: points of the round, what the game is worth, the chance of each number of tricks.
"""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tanglewood.analysis.networks.learned import MOST_TARGET
from tanglewood.core.game import Game
from tanglewood.games.fox.cards import DECK
from tanglewood.games.fox.game import FoxGame

Params = dict[str, Any]

HALF: Final = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32
"""What the layers are worked out in: half precision where that is quick."""


def fox_caps(rulesets: Sequence[Game[Any]]) -> tuple[int, ...]:
    """Up to what each byte of an observation counts in these rulesets; what never changes is left
    out (0). The order is that of `tanglewood.observing.fox`."""
    every = [ruleset.rules for ruleset in rulesets if isinstance(ruleset, FoxGame)]
    rules = every[0]
    cards = tuple(int(card in rules.deck) for card in range(DECK.size))
    sevens = sum(DECK.rank_of[card] == 7 for card in rules.deck)
    score = MOST_TARGET if any(one.target for one in every) else 0
    left = len(rules.deck) - 2 * rules.hand
    return (
        *cards * 9,
        *(1,) * 5,  # the phase, who leads
        *(rules.hand, rules.hand, sevens, sevens),  # won
        *(score, score, score),  # scores and the target
        *(rules.hand, rules.hand, left, 4),  # cards in the hands, in the deck, put under it
        *(0,) * 7,
    )


def inputs(observations: Array, caps: tuple[int, ...]) -> Array:
    """The inputs that these observations switch on."""
    kept = [at for at, cap in enumerate(caps) if cap]
    if kept != list(range(len(kept))):  # a slice is quicker where it will do
        observations = observations[..., np.array(kept)]
    parts = []
    at = 0
    for cap, run in groupby(caps[place] for place in kept):
        for size in [len(list(run))] if cap == 1 else [1] * len(list(run)):
            part = observations[..., at : at + size]
            parts.append(part >= jnp.arange(1, cap + 1, dtype=jnp.uint8))
            at += size
    return jnp.concatenate(parts, axis=-1).astype(HALF)


def fresh(key: Array, sizes: tuple[int, ...]) -> Params:
    """A network of so many inputs, units in each hidden layer, and outputs; its last weights are
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
