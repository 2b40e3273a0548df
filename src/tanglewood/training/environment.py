"""Many games side by side as arrays: pure functions of rows and actions inside JAX programs.

The same program runs on a processor and on a GPU, and plays the same games on both for the same
seed and actions.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tanglewood.core.game import Game
from tanglewood.kernel.twin import rules_of
from tanglewood.training.curricula import curriculum_of
from tanglewood.training.library import Library

FACTS: Final = 4
LOOK: Final = -1
RANDOM: Final = -2
"""In place of an action: only look; take a random legal one."""


class Seen(NamedTuple):
    """What a step shows, one row per game."""

    observations: Array
    """(games, features), uint8: what the seat to act sees."""
    hidden: Array
    """(games, hidden), uint8: what it does not see; for critics only."""
    masks: Array
    """(games, actions), uint8: 1 where an action is legal."""
    facts: Array
    """(games, 4), int32: seat to act, number of the ruleset, a round ended, a game ended."""
    results: Array
    """(games, results), float32: what the step brought, as the game's file in `cpp/train` lists
    it. In rounds of two: points of a round that ended, for seat 0 less the other's, tricks of seat
    0, what a game that ended was worth to seat 0."""

    @property
    def seat(self) -> Array:
        return self.facts[:, 0]

    @property
    def ruleset(self) -> Array:
        return self.facts[:, 1]

    @property
    def round_over(self) -> Array:
        return self.facts[:, 2] > 0

    @property
    def game_over(self) -> Array:
        return self.facts[:, 3] > 0


class Environment:
    """`games` games at once; each new one follows one of the rulesets, drawn at random."""

    def __init__(self, rulesets: Sequence[Game[Any]], games: int) -> None:
        self.rulesets: Final = tuple(rulesets)
        self.games: Final = games
        self.library: Final = Library(curriculum_of(rulesets[0].name).KIND)
        configs = [bytes(rules_of(game).config(game)) for game in rulesets]
        self._players = jnp.array([game.seats for game in rulesets])
        self._configs = np.frombuffer(b"".join(configs), np.uint8).reshape(len(configs), -1)
        library = self.library
        u8, i32, f32 = jnp.uint8, jnp.int32, jnp.float32
        shaped: Any = jax.ShapeDtypeStruct  # it carries no types
        rows = shaped((games, library.row_size), u8)
        self._begin: Any = jax.ffi.ffi_call(library.call("Begin"), rows)
        self._step: Any = jax.ffi.ffi_call(
            library.call("Step"),
            (
                rows,
                shaped((games, library.features), u8),
                shaped((games, library.hidden), u8),
                shaped((games, library.mask_size), u8),
                shaped((games, FACTS), i32),
                shaped((games, library.results), f32),
            ),
            input_output_aliases={1: 0},
        )

    def begin(self, seed: int) -> tuple[Array, Seen]:
        """New games, and what their first players see."""
        rows = self._begin(self._configs, seed=np.uint64(seed))
        return self.step(rows, jnp.full(self.games, LOOK, jnp.int32))

    def step(self, rows: Array, actions: Array) -> tuple[Array, Seen]:
        """One legal action in every game; a game that ends begins again."""
        after, observations, hidden, masks, *rest = self._step(self._configs, rows, actions)
        return after, Seen(observations, hidden, masks[:, : self.library.actions], *rest)

    def sides(self, seen: Seen) -> Array:
        """A seat of every game, each as often as the others: whose side somebody takes there."""
        return jnp.arange(self.games) % self._players[seen.ruleset]
