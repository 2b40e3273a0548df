"""What a family teaches: its reasons, what its luck is, and what is proven."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import Reason
from tanglewood.analysis.searched import Searched
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.core.view import View
from tanglewood.games.registry import part


class Teaching(Protocol):
    """What a family's module offers, and what holds for a family without one."""

    REASONS: Sequence[Reason] = ()
    """In the order in which they matter."""
    LAST: Sequence[Reason] = ()
    """What is said where none of these holds: of the action itself, or of all of them alike."""
    FORECASTS: Sequence[Reason] = ()
    """What is said where none of those holds: what the next tricks or turns mostly bring."""
    COMPARED: Sequence[Reason] = ()
    """What is said of the worst of all actions where none of those holds."""
    CHANCES: Sequence[Reason] = ()
    """What is said where none of those holds either: how much likelier a good end becomes."""
    FOREMOST: Collection[str] = ()
    """Reasons that are said before all others, again and again, and whichever of the worse actions
    they speak against."""
    EITHER: Collection[str] = ()
    """Reasons that speak of both actions alike."""
    AGAINST: Collection[str] = ()
    """Reasons that say little of the action itself: they speak against the other one, or choose
    between two that do almost the same. Said where they hold against every other one, or where
    nothing speaks for the best."""
    PORTRAITS: Sequence[Reason] = ()
    """Portraits of the advised action by itself, whatever else could be done: said in a hint where
    no reason holds, or only a thin one."""
    THIN: Collection[str] = ()
    """Reasons that tell little of the action: a portrait of it is rather said in a hint."""
    ALONE: Collection[str] = ()
    """Those of `LAST` that are not asked of every action, since that takes long."""
    LITTLE: Collection[str] = ()
    """Reasons that say nothing of what the action itself brings: where `speaks_for` knows that, it
    is said first."""
    INSTEAD: Mapping[str, Collection[str]] = MappingProxyType({})
    """Sentences that say all that a first one does, and more: said instead of both."""
    SINGLES_OUT: bool = True
    """Whether a hint first looks for a reason that fits no other action. Where actions are many
    and differ by little, what one is for says more than what singles it out."""
    COUNTED: Mapping[str, tuple[str, int]] = MappingProxyType({})
    """Reasons whose count is not the more the better: what they count by, and 1 where more of it
    speaks for an action or -1 where less does."""
    DRAWS: Collection[str] = ()
    """The kinds of events with which chance takes a hand after the deal."""

    def speaks_for(self, case: Case) -> Message | None:
        """What the action brings by itself, in one sentence."""
        return None

    def by_facts(
        self, case: Case, other: Action | None, said: Collection[str]
    ) -> tuple[str, Message] | None:
        """What parts the advised action from all that are worse, or from this one, and the name of
        that; rather what was not said already."""
        return None

    def tempting(self, case: Case) -> Sequence[Action]:
        """Actions that a player would rather take: a hint speaks against them first."""
        return ()

    def proven(self, view: Any, action: Action, seed: int) -> bool:
        """Whether an exact solution shows that no other action is better, whatever is hidden."""
        return False

    def alike(self, case: Case) -> bool:
        """Whether the two actions bring the same, whatever is hidden: then nothing speaks for one
        of them, and only reasons of both alike are given."""
        return False

    def agrees(self, said: Case, message: Message, reason: Reason, case: Case) -> bool:
        """Whether a second reason, which holds in its own case, holds beside what was said first
        too: once that is done, and for what it is done for."""
        return True

    def opened(self, view: Any, state: Any, seed: int) -> Searched | None:
        """What every action would be worth to a team that sees all hands; None where there is no
        team."""
        return None


class Untaught(Teaching):
    """A family without a module: the numbers say it all."""


def teaching(view: View) -> Teaching:
    """What the family of this view teaches."""
    found: Teaching | None = part(view.name, "teacher")
    return Untaught() if found is None else found
