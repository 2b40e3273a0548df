"""Plain information-set search, the same for every game; rules of thumb where no world fits."""

from tanglewood.agents.heuristic.agent import Heuristic
from tanglewood.agents.search.task import Task
from tanglewood.analysis.search import Standpoint
from tanglewood.analysis.searched import Searched, Tried
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.kernel.seen import NoWorlds


def ismcts(view: View, task: Task) -> Searched:
    """All worlds that fit the view alike, no inference, no solved endings."""
    try:
        here = Standpoint(view)
        return here.ismcts(task.iterations, seed=task.seed, milliseconds=task.milliseconds)
    except NoWorlds:
        return by_hand(view)


def by_hand(view: View) -> Searched:
    """The heuristic's choice, where no world can be made from the view."""
    chosen = Heuristic().choose(view, Stream(0))
    return Searched(0, tuple(Tried(a, float(a is chosen), 0.0, 0.0, ()) for a in view.legal))
