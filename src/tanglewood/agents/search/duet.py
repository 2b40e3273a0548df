"""How `search` thinks about duet: plain information-set search."""

from tanglewood.agents.search.plain import ismcts
from tanglewood.analysis.searched import Searched
from tanglewood.core.view import View


def think(
    view: View,
    iterations: int,
    seed: int,
    *,
    milliseconds: float = 0.0,
    target_aware: bool = True,
) -> Searched:
    """What every legal action is worth; see `tanglewood.agents.search.think`."""
    del target_aware  # the search looks at points alone
    return ismcts(view, iterations, seed, milliseconds=milliseconds)
