"""Agents that search: `search`, the strongest way to think about a game, and `ismcts`, the plain
one that others are measured against."""

from tanglewood.agents.search import think
from tanglewood.agents.search.plain import ismcts
from tanglewood.agents.search.task import Task
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View


class Search:
    """Thinks with a budget of iterations; `milliseconds` above 0 caps the time of a decision, and
    `target_aware` play is for the game, not for points."""

    def __init__(
        self,
        iterations: int,
        name: str = "search",
        *,
        milliseconds: float = 0.0,
        target_aware: bool = True,
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.target_aware = target_aware

    def choose(self, view: View, source: Stream) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        found = think(
            view,
            self.iterations,
            source.below(1 << 53),
            milliseconds=self.milliseconds,
            target_aware=self.target_aware,
        )
        return found.best.action


class Ismcts:
    """Plain information-set search with so many iterations per decision; `milliseconds` above 0
    caps its time."""

    def __init__(self, iterations: int, name: str = "ismcts", *, milliseconds: float = 0.0) -> None:
        self.name = name
        self.iterations = iterations
        self.milliseconds = milliseconds

    def choose(self, view: View, source: Stream) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        task = Task(self.iterations, source.below(1 << 53), self.milliseconds)
        return ismcts(view, task).best.action
