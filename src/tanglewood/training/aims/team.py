"""A team that wins or loses together: gems on the way, victory, and the score of the game."""

from collections.abc import Mapping, Sequence
from typing import Final

import jax.numpy as jnp
import numpy as np
from jax import Array

from tanglewood.training.aims import MatchSums, Rival
from tanglewood.training.aims.whole_games import WholeGames
from tanglewood.training.environment import Seen
from tanglewood.training.network import Params

WAY: Final = (1.0, 0.05)
"""What the gems and tokens on the way are worth beside victory, at a run's beginning and at its
end. A team that plays at random never wins: gems show it where victory lies, and what counts in the
end is victory."""


class Team(WholeGames):
    """The aim of a team; `labels` are the words for each ruleset, and figures are by these. What
    comes is the same for both seats."""

    parts: Final = 3
    groups: Final = 1
    steps: Final = 150

    def __init__(self, labels: Sequence[str]) -> None:
        self.labels: Final = np.array(labels)

    def turned(self, values: Array, facts: Array, *, back: bool = False) -> Array:
        return values

    def gain(self, more: Array, facts: Array, progress: Array | float) -> Array:
        way = WAY[0] * (WAY[1] / WAY[0]) ** progress
        return more[..., 1] + way * more[..., 0]

    def group(self, facts: Array) -> Array:
        return jnp.zeros_like(facts[..., 1])

    def score(self, seen: Seen, side: Array) -> Array:
        return seen.results[:, 1]

    def rivals(
        self, kept: Params, fixed: Params | None, past: Params | None
    ) -> Mapping[str, Rival]:
        itself = {"won with itself": Rival(kept, best=True)}
        if fixed is None:
            return itself
        return {**itself, "won with the fixed one": Rival(fixed, best=True)}

    def summary(self, tally: MatchSums) -> str:
        found = []
        for label in dict.fromkeys(self.labels):
            which = self.labels == label
            won, games = tally.total[which].sum(), tally.rounds[which].sum()
            found.append(f"{label} {won / max(games, 1):.3f}")
        return ", ".join(found)
