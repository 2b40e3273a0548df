"""The sloppy agent: a partner who means well and errs, to try other partners with."""

from typing import Final

from tanglewood.agents.agent import Decider
from tanglewood.agents.heuristic.agent import Heuristic
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View

ERRS: Final = 5
"""Every this many decisions one is left to chance."""


class Sloppy(Decider):
    """Plays by rules of thumb, and every fifth time at random."""

    name = "sloppy"

    def decide(self, view: View, source: Stream) -> Action:
        if source.below(ERRS) == 0:
            return source.choice(view.legal)
        return Heuristic().choose(view, source)
