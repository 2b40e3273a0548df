"""What is played for: how the results of steps become values, and which of them a policy learns by.

A value has several parts, all added up from what the steps bring. Networks speak for the seat to
act; results are kept as they are for nobody in particular, and an aim turns one into the other.
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

import numpy as np
from jax import Array
from numpy.typing import NDArray

from tanglewood.training.environment import Seen
from tanglewood.training.network import Params


class MatchSums(NamedTuple):
    """What a match brought, by the number of the ruleset: how many rounds or games, the sum of
    their results, and of their squares."""

    rounds: NDArray[np.float64]
    total: NDArray[np.float64]
    squares: NDArray[np.float64]


class Aim(Protocol):
    """What a kind of game is played for."""

    @property
    def parts(self) -> int:
        """Numbers in a value: what a network says beside its preferences."""

    @property
    def groups(self) -> int:
        """Kinds of rulesets whose gains are levelled each by itself."""

    @property
    def whole(self) -> bool:
        """Whether a match counts the first game of each row and nothing else: where results differ
        with the length of a game, whatever ends soon would be counted too often."""

    @property
    def steps(self) -> int:
        """Decisions of a match in every row."""

    def said(self, outputs: Array) -> Array:
        """The values that these outputs of a network mean."""

    def turned(self, values: Array, facts: Array, *, back: bool = False) -> Array:
        """Values of the seat to act as those of nobody in particular; `back` the other way."""

    def rewards(self, results: Array, round_over: Array) -> Array:
        """What a step added to each part."""

    def goes_on(self, round_over: Array, game_over: Array) -> Array:
        """Which parts are not over with the step."""

    def gain(self, more: Array, facts: Array, progress: Array | float) -> Array:
        """How much better a decision was than expected, from what more came than expected, for the
        seat that took it."""

    def group(self, facts: Array) -> Array:
        """The group of each row's ruleset."""

    def missed(self, outputs: Array, targets: Array) -> Array:
        """How far what was said is from what came."""

    def score(self, seen: Seen, side: Array) -> Array:
        """What a round or a game that ended brought this seat, where one ended."""

    def rivals(
        self, kept: Params, fixed: Params | None, past: Params | None
    ) -> Mapping[str, "Rival"]:
        """Who the policy is tried with, by the words for it."""

    def summary(self, tally: MatchSums) -> str:
        """A match in figures."""


class Rival(NamedTuple):
    """Another policy, None for one that plays at random; `best`: both take what they prefer."""

    policy: Params | None
    best: bool = False
