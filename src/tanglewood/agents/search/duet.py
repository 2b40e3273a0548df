"""How `search` thinks about Duet: one side plans, the partner is modelled.

Worlds that fit the view are drawn. In each of them every action is tried, and both seats play the
round to its end by a policy that goes by what a seat sees itself: the partner knows its own hand of
that world and nothing of the searcher's, so no plan rests on a partner who sees through the cards.
What a round's end is worth is the policy's own learned chance of victory. Searching with such a
partner on both seats is what makes signals unnecessary: each plays what helps whatever the other
may hold, and reads from voids and Gifts what the other can know.
"""

from typing import Final

from tanglewood.agents.search.plain import by_hand, ismcts
from tanglewood.agents.search.task import Task
from tanglewood.analysis.search import Standpoint
from tanglewood.analysis.searched import Searched
from tanglewood.core.view import View
from tanglewood.games.duet.view import DuetView
from tanglewood.kernel import available
from tanglewood.kernel.numbers import numbers
from tanglewood.kernel.seen import NoWorlds

PART: Final = 4
"""A play of both seats to the end of the round counts as this many iterations: it takes the time of
several random playouts, and tells more."""


def think(view: View, task: Task) -> Searched:
    """The chance of victory with every legal action; see `tanglewood.agents.search.think`."""
    if not available():
        return ismcts(view, task)
    assert isinstance(view, DuetView)
    assert view.known is not None
    known = view.known
    try:
        belief = Standpoint(view).belief
    except NoWorlds:
        return by_hand(view)
    return Searched.of(
        view.game,
        belief.team(
            played=known.out.mask,
            holds=numbers(known.holds),
            lacks=numbers(known.lacks),
            iterations=max(task.iterations // PART, 1),
            milliseconds=task.milliseconds,
            seed=task.seed,
        ),
    )
