"""The heuristic agent, for whichever game it sits at."""

from collections.abc import Callable
from typing import Any, Protocol

from tanglewood.core.action import Action
from tanglewood.core.asked import check_asked
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.registry import part

Judge = Callable[[Action], float]


class RulesOfThumb(Protocol):
    """What a family's module offers."""

    def judge(self, view: Any) -> Judge:
        """How good the rules of thumb find each action; only differences mean something."""


def judge(view: View) -> Judge:
    """How good the rules of thumb find each action; without any, all are alike."""
    found: RulesOfThumb | None = part(view.name, "heuristic")
    return (lambda action: 0.0) if found is None else found.judge(view)


class Heuristic:
    """Plays by rules of thumb; the same view always gives the same action."""

    name = "heuristic"

    def __repr__(self) -> str:
        return f"agent({self.name!r})"

    def __dir__(self) -> list[str]:
        return ["choose", "name"]

    def choose(self, view: View, source: Stream) -> Action:
        check_asked(view)
        if len(view.legal) == 1:
            return view.legal[0]
        if part(view.name, "heuristic") is None:
            return source.choice(view.legal)
        return max(view.legal, key=judge(view))
