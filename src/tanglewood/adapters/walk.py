"""A game under way for other libraries: the compiled twin leads, the law follows when it is asked.

Moves go to the kernel's twin, which is quick. Whatever needs the law (what somebody has seen, a
position's text) lets the law catch up with the steps it has missed. Without a twin the law is
driven from the start and everything works the same, slower.
"""

from typing import Any

from tanglewood.core.chance import Drawn
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.seat import CHANCE
from tanglewood.core.state import State
from tanglewood.kernel import has_twin, twin
from tanglewood.kernel.twin import Native

Step = int | tuple[int, ...]
"""An action by its index, or a whole chance outcome of the law."""


class Walk:
    """One game's moment; it changes in place. `to_act` is a seat, CHANCE or NOBODY."""

    __slots__ = ("game", "law", "native", "news", "steps", "to_act")

    def __init__(self, game: Game[Any], native: Native | None, law: State[Any]) -> None:
        self.game = game
        self.reset(native, law)

    def reset(self, native: Native | None, law: State[Any]) -> None:
        """Begin again, before the first chance of the game."""
        self.native = native
        self.law = law
        self.steps: list[Step] = []
        self.news: list[tuple[Event, ...]] = []
        """The events of each step that the law has seen."""
        self.to_act = CHANCE

    def legal(self) -> list[int]:
        """The indices of the legal actions, ascending."""
        if self.native is not None:
            return list(self.native.legal())
        return [action.index for action in self.law.legal]

    def take(self, step: Step) -> None:
        """Take an action or a whole outcome; ValueError if the rules do not allow it, and nothing
        has changed."""
        native = self.native
        if native is None:
            self._follow(step)
            self.to_act = self.law.to_act
        else:
            if isinstance(step, tuple):
                native.draw(step)
            else:
                native.apply(step)
            self.to_act = native.to_act
        self.steps.append(step)

    def asked(self) -> tuple[str, tuple[int, ...], int, bool]:
        """What the law's chance has to draw: its name, the items, how many, whether in order."""
        if self.native is not None:
            found = self.native.chance()
            assert found is not None
            return found
        chance = self.law.chance
        assert chance is not None
        return chance.name, chance.items, chance.count, chance.ordered

    def now(self) -> State[Any]:
        """The law's state of this moment, with all that led to it."""
        for step in self.steps[len(self.news) :]:
            self._follow(step)
        return self.law

    def end(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """Winners and scores of a game that is over."""
        if self.native is not None:
            found = self.native.outcome()
            return None if found is None else found[1:3]
        outcome = self.law.outcome
        return None if outcome is None else (outcome.winners, outcome.scores)

    def _follow(self, step: Step) -> None:
        taken = Drawn(step) if isinstance(step, tuple) else self.game.actions[step]
        self.law = self.law.apply(taken)
        self.news.append(self.law.events)


def native_of(game: Game[Any], *, kernel: bool) -> Native | None:
    """The compiled twin at the game's start, where there is one and `kernel` asks for it."""
    return twin(game).native if kernel and has_twin(game) else None
