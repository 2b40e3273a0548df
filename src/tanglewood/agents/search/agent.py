"""Agents that search: `search`, the strongest way to think about a game, and `ismcts`, the plain
one that others are measured against."""

from tanglewood.agents.agent import BudgetedAgent
from tanglewood.agents.search import think
from tanglewood.agents.search.plain import ismcts
from tanglewood.agents.search.task import Task
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View


class Search(BudgetedAgent):
    """Thinks with a budget of iterations; `target_aware` play is for the game, not for points."""

    def __init__(
        self,
        iterations: int,
        name: str = "search",
        *,
        milliseconds: float = 0.0,
        target_aware: bool = True,
    ) -> None:
        super().__init__(iterations, name, milliseconds=milliseconds)
        self.target_aware = target_aware

    def decide(self, view: View, source: Stream) -> Action:
        found = think(
            view,
            self.iterations,
            source.below(1 << 53),
            milliseconds=self.milliseconds,
            target_aware=self.target_aware,
        )
        return found.best.action


class Ismcts(BudgetedAgent):
    """Plain information-set search with this many iterations per decision."""

    def __init__(self, iterations: int, name: str = "ismcts", *, milliseconds: float = 0.0) -> None:
        super().__init__(iterations, name, milliseconds=milliseconds)

    def decide(self, view: View, source: Stream) -> Action:
        task = Task(self.iterations, source.below(1 << 53), self.milliseconds)
        return ismcts(view, task).best.action
