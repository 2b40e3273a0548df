"""Many games in arrays: NumPy for everybody, PyTorch and JAX through DLPack.

    games = Batched("fox", games=1024, seed=7, target=0)
    while training:
        games.step(policy(games.observations, games.masks))

The arrays are written in place, one row per game: `observations` (what the seat to act sees),
`masks` (1 where an action is legal), `to_act`, and of the step just taken `rewards` by seat (1 won,
-1 lost) and `done`. A game that ends begins again in the same step.
`torch.from_dlpack(games.observations)` looks at the same memory; actions may be of any library that
speaks DLPack, on the CPU.
"""

from typing import Any

from tanglewood.core.libraries import needs
from tanglewood.games.registry import load
from tanglewood.kernel import Batch

np: Any = needs("numpy", "research")


class Batched:
    """`games` games of a ruleset, side by side; `threads` share the work (0: all cores).

    `floats` makes observations float32, ready for a network, instead of uint8.
    """

    def __init__(
        self,
        game: str,
        games: int,
        seed: int = 0,
        *,
        threads: int = 1,
        floats: bool = False,
        **options: object,
    ) -> None:
        self.game = load(game, **options)
        self._games, self._threads = games, threads
        self._batch = Batch(self.game, games, seed, threads)
        self._arrays = self._batch.arrays(floats=floats)
        self._chosen = np.zeros(games, np.int32)
        self.observations: Any = self._arrays.observations
        self.masks: Any = self._arrays.masks
        self.rewards: Any = self._arrays.rewards
        self.done: Any = self._arrays.done
        self.to_act: Any = self._arrays.to_act
        self.features = self._batch.features
        self.actions = self._batch.actions
        self.seats = self.game.seats
        self.reset()

    def __len__(self) -> int:
        return self._games

    def reset(self, seed: int | None = None) -> None:
        """Begin all games again, with other chance outcomes or those of a seed."""
        if seed is not None:
            self._batch = Batch(self.game, self._games, seed, self._threads)
        self._batch.reset(self._arrays)

    def step(self, actions: Any) -> None:
        """One action per game: indices, of any integer type; if one is illegal, none is applied."""
        if not isinstance(actions, np.ndarray):
            dlpack = hasattr(actions, "__dlpack__")
            actions = np.from_dlpack(actions) if dlpack else np.asarray(actions)
        if actions.shape != self._chosen.shape or actions.dtype.kind not in "iu":
            raise ValueError(
                f"actions must be {self._games} integers, one per game, not {actions.dtype} of the "
                f"shape {actions.shape}; no game was stepped."
            )
        if not np.can_cast(actions.dtype, np.int32):
            wrong = (actions < 0) | (actions >= self.actions)  # the kernel's 32 bits would wrap
            if wrong.any():
                first = int(wrong.argmax())
                raise ValueError(
                    f"The action {actions[first]} is not legal in game {first}; "
                    "no game was stepped."
                )
        self._chosen[:] = actions
        self._batch.step(self._chosen, self._arrays)

    def sample(self) -> Any:
        """Random legal actions, one per game."""
        self._batch.sample(self._chosen)
        return self._chosen.copy()
