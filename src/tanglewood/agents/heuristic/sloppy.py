"""The sloppy agent: a partner who means well and errs, to try other partners with."""

from typing import Final

from tanglewood.agents.heuristic.agent import Heuristic
from tanglewood.core.action import Action
from tanglewood.core.asked import check_asked
from tanglewood.core.chance import Stream
from tanglewood.core.view import View

ERRS: Final = 5
"""Every this many decisions one is left to chance."""


class Sloppy:
    """Plays by rules of thumb, and every fifth time at random."""

    name = "sloppy"

    def __repr__(self) -> str:
        return f"agent({self.name!r})"

    def __dir__(self) -> list[str]:
        return ["choose", "name"]

    def choose(self, view: View, source: Stream) -> Action:
        check_asked(view)
        if len(view.legal) == 1:
            return view.legal[0]
        if source.below(ERRS) == 0:
            return source.choice(view.legal)
        return Heuristic().choose(view, source)
