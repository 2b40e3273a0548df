"""The heuristic agent, for whichever game it sits at."""

from collections.abc import Callable
from typing import cast

from tanglewood.agents.heuristic import deluxe, duet, fox, woods
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.deluxe.view import DeluxeView
from tanglewood.games.duet.view import DuetView
from tanglewood.games.fox.view import FoxView
from tanglewood.games.woods.view import WoodsView


def judge(view: View) -> Callable[[Action], float]:
    """How good the rules of thumb find each action; only differences mean something."""
    if isinstance(view, FoxView):
        return fox.judge(view)
    if isinstance(view, DeluxeView):
        return deluxe.judge(view)
    if isinstance(view, DuetView):
        return duet.judge(view)
    return woods.judge(cast(WoodsView, view))


class Heuristic:
    """Plays by rules of thumb; the same view always gives the same action."""

    name = "heuristic"

    def choose(self, view: View, source: Stream) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        return max(view.legal, key=judge(view))
