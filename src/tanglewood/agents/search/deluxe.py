"""How `search` thinks about deluxe: plain information-set search, which looks at points alone."""

from tanglewood.agents.search.plain import ismcts
from tanglewood.agents.search.task import Task
from tanglewood.analysis.searched import Searched
from tanglewood.core.view import View


def think(view: View, task: Task) -> Searched:
    """What every legal action is worth; see `tanglewood.agents.search.think`."""
    return ismcts(view, task)
