"""Policies against each other inside the environment: how a run is getting on."""

from typing import Any, Final

import jax
import jax.numpy as jnp
from jax import Array

from tanglewood.training.learner import Learner, drawn
from tanglewood.training.network import Params


class Match:
    """Rounds of a learner's environment between two policies, so many decisions in every game; None
    plays at random."""

    def __init__(self, learner: Learner, steps: int = 80) -> None:
        self.learner: Final = learner
        self.steps: Final = steps
        self._run = jax.jit(self._played)

    def points(self, first: Params, second: Params | None, seed: int) -> tuple[float, float]:
        """What the first policy wins a round, and the standard error of that."""
        mean, error = self._run(first, second, seed)
        return float(mean), float(error)

    def _played(self, first: Params, second: Params | None, seed: Array) -> tuple[Array, Array]:
        learner = self.learner
        environment = learner.environment
        rows, seen = environment.begin(99)
        key = jax.random.key(seed)
        side = jnp.arange(environment.games) % 2

        def step(state: Any, _: Any) -> Any:
            rows, seen, key, total, squares, rounds = state
            key, draw = jax.random.split(key)
            logits, _unused = learner.logits(first, seen)
            if second is None:
                others = jnp.where(seen.masks > 0, 0.0, -1e9)
            else:
                others, _unused = learner.logits(second, seen)
            logits = jnp.where((seen.seat == side)[:, None], logits, others)
            rows, seen = environment.step(rows, drawn(draw, logits))
            won = seen.results[:, 0] * jnp.where(side == 0, 1, -1)
            won = jnp.where(seen.round_over, won, 0)
            sums = total + won.sum(), squares + (won * won).sum(), rounds + seen.round_over.sum()
            return (rows, seen, key, *sums), None

        zero = jnp.zeros(())
        state = (rows, seen, key, zero, zero, jnp.zeros((), jnp.int32))
        (_, _, _, total, squares, rounds), _unused = jax.lax.scan(step, state, length=self.steps)
        mean = total / rounds
        return mean, jnp.sqrt((squares / rounds - mean * mean) / rounds)
