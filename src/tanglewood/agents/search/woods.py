"""How `search` thinks about Into the Woods.

Against others: information-set search over hands and deck, with playouts by rules of thumb instead
of random ones. Alone: every way through the row, for nothing new comes before its last card; what a
hand is worth then is first told by a network that learned from such games, and for the most
promising hands by the rows that may come next, thought through in the same way.
"""

from typing import Final

from tanglewood.agents.search.plain import ismcts
from tanglewood.agents.search.task import Task
from tanglewood.analysis.search import Standpoint
from tanglewood.analysis.searched import Searched
from tanglewood.core.view import View
from tanglewood.kernel import available

PART: Final = 32
"""Thinking a row through counts as this many iterations; it takes the time of a dozen playouts or
more, as the hand grows."""


def think(view: View, task: Task) -> Searched:
    """What every trade is worth: mostly winning, a little the lead over the best other; alone the
    chance of victory, and a little the sets."""
    if not available():
        return ismcts(view, task)
    belief = Standpoint(view).belief
    alone = view.game.seats == 1
    search = belief.alone if alone else belief.planned
    iterations = max(task.iterations // PART, 1) if alone else task.iterations
    found = search(iterations=iterations, milliseconds=task.milliseconds, seed=task.seed)
    return Searched.of(view.game, found)
