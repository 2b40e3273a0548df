"""Batches: many independent games stepped together, written into arrays that the caller owns.

    batch = Batch(load("fox"), games=1024, seed=7)
    arrays = batch.arrays()
    batch.reset(arrays)
    while training:
        batch.step(policy(arrays.observations, arrays.masks), arrays)

Every array has one row per game. Nothing is copied: hand over the same arrays each time and read
them in between. A game that ends says so (`done`, `rewards`: +1 for a win, -1 for a loss, 0 for a
draw) and begins anew in the same step. Chance depends on the seed and a game's place alone, not on
the number of threads. The layout of an observation is described in
`cpp/include/tanglewood/*/observe.hpp`.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Protocol

from tanglewood.core.arguments import checked_seed
from tanglewood.core.game import Game
from tanglewood.kernel.twin import Native, Twin, rules_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]
    Floats = NDArray[np.float32]
    Actions = NDArray[np.int32]
    Seats = NDArray[np.int8]


class Arrays(NamedTuple):
    """Where a batch writes; None for what is not wanted."""

    observations: "Bytes | Floats | None" = None
    """(games, features), uint8 or float32: what the seat to act sees."""
    masks: "Bytes | None" = None
    """(games, actions), uint8: 1 where an action is legal."""
    rewards: "Floats | None" = None
    """(games, seats), float32: what the game that ended in this step brought each seat."""
    done: "Bytes | None" = None
    """(games,), uint8: 1 where a game ended in this step."""
    to_act: "Seats | None" = None
    """(games,), int8: the seat whose action comes next."""


class NativeBatch(Protocol):
    """A compiled batch: the same for every game."""

    features: ClassVar[int]

    def __init__(self, config: Any, games: int, seed: int, threads: int) -> None: ...
    @property
    def seats(self) -> int: ...
    def __len__(self) -> int: ...
    def game(self, i: int) -> Native: ...
    def reset(
        self,
        which: Any = None,
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        done: Any = None,
        to_act: Any = None,
    ) -> None: ...
    def step(
        self,
        actions: Any,
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        done: Any = None,
        to_act: Any = None,
    ) -> None: ...
    def sample(self, actions: Any) -> None: ...


class Batch:
    """`games` games of one ruleset; `threads` share the work (0: all cores)."""

    def __init__(self, game: Game[Any], games: int, seed: int, threads: int = 1) -> None:
        self.game: Final = game
        self._rules = rules_of(game)
        self._native = self._rules.BATCH(
            self._rules.config(game), games, checked_seed(seed), threads
        )
        self.features: Final = self._native.features
        """How many numbers an observation has."""
        self.actions: Final = len(game.actions)
        """How many actions there are, legal or not."""

    def __len__(self) -> int:
        return len(self._native)

    def arrays(self, *, floats: bool = False) -> Arrays:
        """New arrays of the right shapes; `floats` makes observations float32 instead of uint8."""
        import numpy as np

        games = len(self)
        observations: Bytes | Floats
        if floats:
            observations = np.zeros((games, self.features), np.float32)
        else:
            observations = np.zeros((games, self.features), np.uint8)
        return Arrays(
            observations,
            np.zeros((games, self.actions), np.uint8),
            np.zeros((games, self._native.seats), np.float32),
            np.zeros(games, np.uint8),
            np.zeros(games, np.int8),
        )

    def reset(self, arrays: Arrays, which: "Bytes | None" = None) -> None:
        """Begin every game anew, or those with a 1 in `which` (uint8), and write all rows."""
        self._native.reset(which, *arrays)

    def step(self, actions: "Actions", arrays: Arrays) -> None:
        """Apply one action (an index, int32) in every game; if one is illegal, none is applied."""
        self._native.step(actions, *arrays)

    def sample(self, actions: "Actions") -> None:
        """Write a uniformly random legal action for every game."""
        self._native.sample(actions)

    def twin(self, number: int) -> Twin:
        """One game's moment as a twin of its own, which has seen nothing before it."""
        return Twin(self.game, self._rules, self._native.game(number))
