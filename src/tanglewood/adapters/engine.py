"""One game under way, as the environments drive it: by the kernel, or by the law without one.

Both play the same game for the same seed, the one that `load(…).start(seed)` begins.
"""

from abc import ABC, abstractmethod
from typing import Any

from tanglewood.core.chance import Chance, Stream, drawn_from
from tanglewood.core.errors import TanglewoodError
from tanglewood.core.game import Game
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.core.state import State
from tanglewood.kernel import has_twin, twin
from tanglewood.observing import layout, observed


class NotReset(TanglewoodError, RuntimeError):
    """An environment was used before its first game, or after its end."""

    def __init__(self) -> None:
        super().__init__("No game is under way: call reset first.")


class Engine(ABC):
    """A game that is begun and stepped by action indices."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.features = layout(game.name).FEATURES
        self.to_act = NOBODY
        """The seat to act, or NOBODY."""
        self.seed = 0

    @abstractmethod
    def begin(self, seed: int) -> None:
        """A new game."""

    @abstractmethod
    def apply(self, index: int) -> None:
        """The action with this index; ValueError if it is not legal, and nothing has changed."""

    @abstractmethod
    def observe(self, observation: Any, mask: Any) -> None:
        """Write what the seat to act sees and its legal actions into two arrays of bytes."""

    @property
    @abstractmethod
    def legal(self) -> tuple[int, ...]:
        """The indices of the legal actions."""

    @property
    @abstractmethod
    def state(self) -> State[Any]:
        """The law's state of this moment, with all that led to it."""

    @property
    @abstractmethod
    def end(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Winners and scores of a game that is over."""


class LawEngine(Engine):
    """The game by the rules in Python."""

    def begin(self, seed: int) -> None:
        self.seed = seed
        self._state: State[Any] = self.game.start(seed=seed)
        self.to_act = self._state.to_act

    def apply(self, index: int) -> None:
        self._state = _applied(self._state, index)
        self.to_act = self._state.to_act

    def observe(self, observation: Any, mask: Any) -> None:
        view = self._state.view(self.to_act)
        observation[:] = memoryview(observed(view))
        mask[:] = 0
        for action in view.legal:
            mask[action.index] = 1

    @property
    def legal(self) -> tuple[int, ...]:
        return tuple(action.index for action in self._state.legal)

    @property
    def state(self) -> State[Any]:
        return self._state

    @property
    def end(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        outcome = self._state.outcome
        assert outcome is not None
        return outcome.winners, outcome.scores


class KernelEngine(Engine):
    """The same game in the kernel; the law follows only when somebody asks for its state."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self._first = twin(game).native
        self._native = self._first
        self._history: list[int] = []
        self._drawn = 0
        self._law: State[Any] | None = None
        self._followed = 0

    def begin(self, seed: int) -> None:
        self.seed = seed
        self._native = self._first.copy()
        self._history, self._drawn, self._law = [], 0, None
        self._settle()

    def _settle(self) -> None:
        native = self._native
        while native.to_act == CHANCE:
            asked = native.chance()
            assert asked is not None
            native.draw(drawn_from(Stream(self.seed, self._drawn), Chance(*asked)))
            self._drawn += 1
        self.to_act = native.to_act

    def apply(self, index: int) -> None:
        native = self._native
        try:
            native.apply(index)
        except ValueError:
            _applied(self.state, index)  # the law says why, and cites the rule
            raise
        self._history.append(index)
        to_act = native.to_act
        if to_act == CHANCE:
            self._settle()
        else:
            self.to_act = to_act

    def observe(self, observation: Any, mask: Any) -> None:
        self._native.observe(observation, mask)

    @property
    def legal(self) -> tuple[int, ...]:
        return self._native.legal()

    @property
    def state(self) -> State[Any]:
        if self._law is None:
            self._law, self._followed = self.game.start(seed=self.seed), 0
        for index in self._history[self._followed :]:
            self._law = self._law.apply(self.game.actions[index])
        self._followed = len(self._history)
        return self._law

    @property
    def end(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        outcome = self._native.outcome()
        assert outcome is not None
        return outcome[1], outcome[2]


def _applied(state: State[Any], index: int) -> State[Any]:
    actions = state.game.actions
    if not 0 <= index < len(actions):
        raise ValueError(f"There is no action {index}; actions are 0 to {len(actions) - 1}.")
    return state.apply(actions[index])


def engine_of(game: Game[Any]) -> Engine:
    """The fastest engine there is here."""
    return KernelEngine(game) if has_twin(game) else LawEngine(game)
