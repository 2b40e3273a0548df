"""One game under way, as the environments drive it: chance comes from a seed, so that it is the
game that `load(…).start(seed)` begins."""

from typing import Any

from tanglewood.adapters.walk import Walk, native_of
from tanglewood.core.arguments import checked_seed
from tanglewood.core.chance import Chance, Fate, Stream, drawn_from
from tanglewood.core.errors import TanglewoodError
from tanglewood.core.game import Game
from tanglewood.core.seat import CHANCE
from tanglewood.observing import layout, observed


class NotReset(TanglewoodError, RuntimeError):
    """An environment was used before its first game, or after its end."""

    def __init__(self) -> None:
        super().__init__("No game is under way: call reset first.")


class Engine(Walk):
    """A game that is begun and stepped by action indices; by the law alone without `kernel`."""

    def __init__(self, game: Game[Any], *, kernel: bool = True) -> None:
        self._start = native_of(game, kernel=kernel), game.first(Fate())
        super().__init__(game, *self._start)
        self.features = layout(game.name).FEATURES
        self.seed = self._drawn = 0

    def begin(self, seed: int) -> None:
        """A new game."""
        self.seed, self._drawn = checked_seed(seed), 0
        native, law = self._start
        self.reset(None if native is None else native.copy(), law)
        self._settle()

    def apply(self, index: int) -> None:
        """The action with this index; ValueError if it is not legal, and nothing has changed."""
        actions = self.game.actions
        if not 0 <= index < len(actions):
            raise ValueError(f"There is no action {index}; actions are 0 to {len(actions) - 1}.")
        try:
            self.take(index)
        except ValueError:
            self.now().apply(actions[index])  # the law says why, and cites the rule
            raise
        self._settle()

    def observe(self, observation: Any, mask: Any) -> None:
        """Write what the seat to act sees and its legal actions into two arrays of bytes."""
        if self.native is not None:
            self.native.observe(observation, mask)
            return
        view = self.law.view(self.to_act)
        observation[:] = memoryview(observed(view))
        mask[:] = 0
        for action in view.legal:
            mask[action.index] = 1

    def _settle(self) -> None:
        while self.to_act == CHANCE:
            self.take(drawn_from(Stream(self.seed, self._drawn), Chance(*self.asked())))
            self._drawn += 1
