"""Plain information-set search, the same for every game; rules of thumb where no world fits."""

from tanglewood.agents.heuristic.agent import Heuristic
from tanglewood.analysis.search import Standpoint
from tanglewood.analysis.searched import Searched, Tried
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.kernel.search import Numbers


def ismcts(view: View, iterations: int, seed: int, *, milliseconds: float = 0.0) -> Searched:
    """All worlds that fit the view alike, no inference, no solved endings."""
    try:
        standpoint = Standpoint(view.ruleset, view)
        return standpoint.ismcts(iterations, seed=seed, milliseconds=milliseconds)
    except ValueError:  # no world fits what the log tells
        return by_hand(view)


def by_hand(view: View) -> Searched:
    """The heuristic's choice, where no world can be made from the view: the game was set up from a
    position, and what was dealt before it is not told."""
    chosen = Heuristic().choose(view, Stream(0))
    return Searched(0, tuple(Tried(a, float(a is chosen), 0.0, 0.0, ()) for a in view.legal))


def named(view: View, numbers: Numbers) -> Searched:
    """What the kernel found out, with the actions of the game."""
    iterations, tried = numbers
    actions = view.ruleset.actions
    return Searched(iterations, tuple(Tried(actions[one[0]], *one[1:]) for one in tried))
