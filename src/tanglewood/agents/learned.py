"""`learned`: one look at what a network learned by self-play, without any search; `ahead`, which
tries what the network prefers in worlds that fit; and `oak-1`, the strongest agent before there
were networks, kept for others to be measured against."""

from typing import Final

from tanglewood.agents.agent import BudgetedAgent, TimedAgent
from tanglewood.agents.levels.ladder import Ladder
from tanglewood.agents.search import think
from tanglewood.analysis.networks.foresight import best_foreseen, foresees
from tanglewood.analysis.networks.learned import (
    drawn,
    knows,
    network,
    observation,
    preferences_of,
    preferred,
    weights,
)
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.registry import part

OTHERS: Final = 6000
"""The iterations of `oak-1` where a family does not say them."""


def budget(game: str) -> int:
    """Iterations of `oak-1` at a game."""
    ladder: Ladder | None = part(game, "levels")
    return OTHERS if ladder is None else ladder.OAK_1


class Oak1(TimedAgent):
    """`strongest` as it was when networks came: a search with a fixed budget a game."""

    def __init__(self, name: str = "oak-1", *, milliseconds: float = 0.0) -> None:
        super().__init__(name, milliseconds)

    def decide(self, view: View, source: Stream) -> Action:
        seed = source.below(1 << 53)
        return think(view, budget(view.name), seed, milliseconds=self.milliseconds).best.action


class Learned(TimedAgent):
    """Takes the action that the network prefers, or, `mixed`, each as often as the network would.
    By rules that no network has learned it plays as `oak-1`, and `milliseconds` are its."""

    def __init__(
        self, name: str = "learned", *, mixed: bool = False, milliseconds: float = 0.0
    ) -> None:
        super().__init__(name, milliseconds)
        self.mixed = mixed

    def decide(self, view: View, source: Stream) -> Action:
        if not knows(view.game):
            return Oak1(milliseconds=self.milliseconds).choose(view, source)
        if not self.mixed:
            return preferred(view)
        return drawn(*_preferences(view), source)

    def mixture(self, view: View) -> dict[Action, float] | None:
        """The chance of each action, where it draws lots."""
        if not self.mixed or not knows(view.game):
            return None
        found = weights(*_preferences(view))
        whole = sum(found.values())
        return {action: size / whole for action, size in found.items()}


def _preferences(view: View) -> tuple[dict[Action, int], int]:
    """What the network prefers, and the best of it."""
    found = preferences_of(view, network(view.name).outputs(observation(view)))
    return found, max(found.values())


class Ahead(BudgetedAgent):
    """Takes what is best where all go on as the network prefers, in this many tries in worlds that
    fit. In games that are not looked ahead in, and where no deal was seen, it plays as `learned`.
    """

    def __init__(self, iterations: int, name: str = "ahead", *, milliseconds: float = 0.0) -> None:
        super().__init__(iterations, name, milliseconds=milliseconds)

    def decide(self, view: View, source: Stream) -> Action:
        if foresees(view.game):
            seed = source.below(1 << 53)
            return best_foreseen(view, self.iterations, seed, milliseconds=self.milliseconds)
        return Learned(milliseconds=self.milliseconds).choose(view, source)
