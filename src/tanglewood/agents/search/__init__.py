"""Searching for an action from what a seat sees, one module per game.

`think` is the one door: agents, levels and hints ask it. What a game's module does beyond plain
information-set search is told there.
"""

from typing import Any, Protocol

from tanglewood.agents.search.plain import ismcts
from tanglewood.agents.search.task import Task
from tanglewood.analysis.searched import Searched, Tried
from tanglewood.core.asked import check_asked
from tanglewood.core.view import View
from tanglewood.games.registry import part

__all__ = ["Searched", "Tried", "think"]


class Thinker(Protocol):
    """What a family's module offers."""

    def think(self, view: Any, task: Task) -> Searched:
        """What every legal action is worth to the seat to act."""


def think(
    view: View,
    iterations: int,
    seed: int,
    *,
    milliseconds: float = 0.0,
    target_aware: bool = True,
    learned: bool = False,
) -> Searched:
    """What every legal action is worth to the seat to act, with its uncertainty.

    `Task` says what the numbers mean; the same view, iterations and seed give the same answer. A
    single legal action is answered at once.
    """
    check_asked(view)
    if len(view.legal) == 1:
        return Searched(0, (Tried(view.legal[0], 1.0, 0.0, 0.0, ()),))
    task = Task(iterations, seed, milliseconds, target_aware, learned)
    found: Thinker | None = part(view.name, "search")
    return ismcts(view, task) if found is None else found.think(view, task)
