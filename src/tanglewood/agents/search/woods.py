"""How `search` thinks about Into the Woods: information-set search over hands and deck, with
playouts by rules of thumb instead of random ones."""

from tanglewood.agents.search.plain import by_hand, ismcts, named
from tanglewood.analysis.search import Standpoint
from tanglewood.analysis.searched import Searched
from tanglewood.core.view import View
from tanglewood.kernel import available


def think(
    view: View,
    iterations: int,
    seed: int,
    *,
    milliseconds: float = 0.0,
    target_aware: bool = True,
) -> Searched:
    """What every trade is worth: mostly winning, a little the lead over the best other."""
    del target_aware  # there is one game only
    if not available():
        return ismcts(view, iterations, seed, milliseconds=milliseconds)
    try:
        belief = Standpoint(view.ruleset, view).belief
    except ValueError:  # no world fits what the log tells
        return by_hand(view)
    return named(view, belief.planned(iterations=iterations, milliseconds=milliseconds, seed=seed))
