"""One to five at a table, each for itself: victory, shared among those who win, and points.

Who walks alone mostly ends with nothing to trade: how far the walk went counts too.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import jax.numpy as jnp
import numpy as np
from jax import Array

from tanglewood.training.aims import MatchSums, Rival
from tanglewood.training.aims.whole_games import WholeGames
from tanglewood.training.environment import Seen
from tanglewood.training.network import Params

SEATS: Final = 5
POINTS: Final = (0.5, 0.05)
"""What points, and the way of who is alone, are worth beside victory, at a run's beginning and at
its end."""


class TableAim(WholeGames):
    """The aim of rulesets for this many `players`. A value has the victory of every seat and then
    the points of every seat still to come, and of who is alone the way to come; the networks count
    seats from the one to act."""

    parts: Final = 2 * SEATS + 1
    groups: Final = SEATS
    steps: Final = 200

    def __init__(self, players: Sequence[int]) -> None:
        self._seats = jnp.array(players)
        self.players: Final = np.array(players)

    def turned(self, values: Array, facts: Array, *, back: bool = False) -> Array:
        seat, players = facts[..., :1], self._seats[facts[..., 1:2]]
        moved = seat if back else -seat
        each = jnp.arange(SEATS)
        found = jnp.where(each < players, (each + moved) % players, each)
        way = jnp.full_like(seat, 2 * SEATS)
        every = jnp.concatenate([found, found + SEATS, way], axis=-1)
        return jnp.take_along_axis(values, every, axis=-1)

    def gain(self, more: Array, facts: Array, progress: Array | float) -> Array:
        """Points count as far as they are more than those of the others."""
        players = self._seats[facts[..., 1]]
        points = more[..., SEATS : 2 * SEATS]
        others = points[..., 1:].sum(axis=-1) / jnp.maximum(players - 1, 1)
        worth = POINTS[0] * (POINTS[1] / POINTS[0]) ** progress
        return more[..., 0] + worth * (points[..., 0] - others + more[..., 2 * SEATS])

    def group(self, facts: Array) -> Array:
        return self._seats[facts[..., 1]] - 1

    def score(self, seen: Seen, side: Array) -> Array:
        return jnp.take_along_axis(seen.results, side[:, None], axis=-1)[:, 0]

    def rivals(
        self, kept: Params, fixed: Params | None, past: Params | None
    ) -> Mapping[str, Rival]:
        first = "against uniform" if fixed is None else "against the fixed one"
        found = {first: Rival(fixed, best=True)}
        return found if past is None else {**found, "against itself before": Rival(past, best=True)}

    def summary(self, tally: MatchSums) -> str:
        found = []
        for players in sorted({*self.players}):
            which = self.players == players
            won = tally.total[which].sum() / max(tally.rounds[which].sum(), 1)
            found.append(f"{'alone' if players == 1 else f'of {players}'} {won:.3f}")
        return "won " + ", ".join(found)
