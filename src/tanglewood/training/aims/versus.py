"""Rounds of two against each other: points of the round, the game, and how many tricks are won.

A game of a single round is played for points, a longer one for the game.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tanglewood.training.aims import MatchSums, Rival
from tanglewood.training.environment import Seen
from tanglewood.training.network import Params

POINTS: Final = 10.0
"""Points of a round are learned in tens."""


class Versus:
    """The aim of rulesets that have this many tricks in a round; `for_game` says of each whether it
    is played for the game. Values are as seat 0 sees them: one wins what the other loses."""

    groups: Final = 2
    whole: Final = False
    steps: Final = 80

    def __init__(self, tricks: int, for_game: Sequence[bool]) -> None:
        self.tricks: Final = tricks
        self.parts: Final = 2 + tricks + 1
        self._for_game = jnp.array(for_game)

    def said(self, outputs: Array) -> Array:
        return jnp.concatenate([outputs[..., :2], jax.nn.softmax(outputs[..., 2:])], axis=-1)

    def turned(self, values: Array, facts: Array, *, back: bool = False) -> Array:
        other = jnp.concatenate([-values[..., :2], values[..., :1:-1]], axis=-1)
        return jnp.where(facts[..., :1] > 0, other, values)

    def rewards(self, results: Array, round_over: Array) -> Array:
        tricks = jax.nn.one_hot(results[:, 1].astype(jnp.int32), self.tricks + 1)
        tricks = jnp.where(round_over[:, None], tricks, 0)
        return jnp.concatenate([results[:, :1] / POINTS, results[:, 2:3], tricks], axis=-1)

    def goes_on(self, round_over: Array, game_over: Array) -> Array:
        rounds = jnp.broadcast_to(~round_over[:, None], (len(round_over), self.parts))
        return rounds.at[:, 1].set(~game_over)

    def gain(self, more: Array, facts: Array, progress: Array | float) -> Array:
        return jnp.where(self.group(facts) > 0, more[..., 1], more[..., 0])

    def group(self, facts: Array) -> Array:
        return self._for_game[facts[..., 1]].astype(jnp.int32)

    def missed(self, outputs: Array, targets: Array) -> Array:
        off = jnp.sum((outputs[..., :2] - targets[..., :2]) ** 2, axis=-1)
        tricks = -jnp.sum(targets[..., 2:] * jax.nn.log_softmax(outputs[..., 2:]), axis=-1)
        return off + 0.1 * tricks

    def score(self, seen: Seen, side: Array) -> Array:
        return seen.results[:, 0] * jnp.where(side == 0, 1, -1)

    def rivals(
        self, kept: Params, fixed: Params | None, past: Params | None
    ) -> Mapping[str, Rival]:
        first = "against uniform" if fixed is None else "against the fixed one"
        found = {first: Rival(fixed)}
        return found if past is None else {**found, "against itself before": Rival(past)}

    def summary(self, tally: MatchSums) -> str:
        points, error = mean(tally)
        return f"{points:+.3f} ({error:.3f})"


def mean(tally: MatchSums) -> tuple[float, float]:
    """The mean of all results, and its standard error."""
    rounds = tally.rounds.sum()
    middle = tally.total.sum() / rounds
    return float(middle), float(np.sqrt((tally.squares.sum() / rounds - middle**2) / rounds))
