"""The heuristic agent, for whichever game it sits at."""

from tanglewood.agents.heuristic import fox
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.fox.view import FoxView


class Heuristic:
    """Plays by rules of thumb; the same view always gives the same action."""

    name = "heuristic"

    def choose(self, view: View, source: Stream) -> Action:
        if isinstance(view, FoxView):
            return fox.choose(view)
        return view.legal[source.below(len(view.legal))]
