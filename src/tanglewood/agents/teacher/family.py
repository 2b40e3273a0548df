"""What a family teaches: its reasons, what its luck is, and what is proven."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol

from tanglewood.agents.teacher.case import Case
from tanglewood.analysis.searched import Searched
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.core.view import View
from tanglewood.games.registry import part

Reason = Callable[[Case], Message | None]
"""A sentence why the case's best action is better than the other, or None if it is not so."""


class Teaching(Protocol):
    """What a family's module offers."""

    REASONS: Sequence[Reason]
    """In the order in which they matter."""
    CHANCES: Sequence[Reason]
    """What is said where none of these holds: how much likelier a good end becomes."""
    DRAWS: Collection[str]
    """The kinds of events with which chance takes a hand after the deal."""

    def proven(self, view: Any, action: Action, seed: int) -> bool:
        """Whether an exact solution shows that no other action is better, whatever is hidden."""

    def opened(self, view: Any, state: Any, seed: int) -> Searched | None:
        """What every action would be worth to a team that sees all hands; None where there is no
        team."""


class Untaught:
    """A family without a module: the numbers say it all."""

    REASONS: Sequence[Reason] = ()
    CHANCES: Sequence[Reason] = ()
    DRAWS: Collection[str] = ()

    def proven(self, view: Any, action: Action, seed: int) -> bool:
        return False

    def opened(self, view: Any, state: Any, seed: int) -> Searched | None:
        return None


def teaching(view: View) -> Teaching:
    """What the family of this view teaches."""
    found: Teaching | None = part(view.game, "teacher")
    return Untaught() if found is None else found
