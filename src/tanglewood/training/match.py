"""Policies with each other inside the environment: how a run is getting on."""

from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tanglewood.training.aims import MatchSums, Rival
from tanglewood.training.aims.versus import mean
from tanglewood.training.learner import Learner, drawn
from tanglewood.training.network import Params


class Match:
    """Games of a learner's environment in which a policy has one seat and another policy has the
    rest, this many decisions in every row."""

    def __init__(self, learner: Learner, steps: int | None = None) -> None:
        self.learner: Final = learner
        self.steps: Final = steps or learner.aim.steps
        self._run = jax.jit(self._played, static_argnums=3)

    def tally(self, first: Params, rival: Rival, seed: int) -> MatchSums:
        """What came for the first policy, by ruleset."""
        found = self._run(first, rival.policy, seed, rival.best)
        return MatchSums(*(np.asarray(one, np.float64) for one in found))

    def points(self, first: Params, second: Params | None, seed: int) -> tuple[float, float]:
        """What the first policy wins per round, and the standard error of that."""
        return mean(self.tally(first, Rival(second), seed))

    def _played(
        self, first: Params, second: Params | None, seed: Array, best: bool
    ) -> tuple[Array, Array, Array]:
        learner, aim = self.learner, self.learner.aim
        environment = learner.environment
        rows, seen = environment.begin(99)
        key = jax.random.key(seed)

        def step(state: Any, _: Any) -> Any:
            rows, seen, key, counting, sums = state
            key, draw = jax.random.split(key)
            side, ruleset = environment.sides(seen), seen.ruleset
            logits = self._chosen(first, seen, best)
            others = self._chosen(second, seen, best)
            logits = jnp.where((seen.seat == side)[:, None], logits, others)
            rows, seen = environment.step(rows, drawn(draw, logits))
            ended = seen.round_over & counting
            came = jnp.where(ended, aim.score(seen, side), 0)
            each = jnp.stack([ended.astype(jnp.float32), came, came * came])
            sums = sums.at[:, ruleset].add(each)
            if aim.whole:
                counting = counting & ~seen.game_over
            return (rows, seen, key, counting, sums), None

        nothing = jnp.zeros((3, len(environment.rulesets)))
        state = (rows, seen, key, jnp.ones(environment.games, bool), nothing)
        (*_, sums), _unused = jax.lax.scan(step, state, length=self.steps)
        return sums[0], sums[1], sums[2]

    def _chosen(self, policy: Params | None, seen: Any, best: bool) -> Array:
        """A policy's preferences among legal actions; none at all for one that plays at random."""
        if policy is None:
            return jnp.where(seen.masks > 0, 0.0, -1e9)
        logits, _unused = self.learner.logits(policy, seen)
        if not best:
            return logits
        return jnp.where(logits >= logits.max(axis=-1, keepdims=True), 0.0, -1e9)
