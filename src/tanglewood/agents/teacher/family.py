"""What a family teaches, as one value: what it tells of a choice, what its luck is, and what is
proven."""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple, Protocol

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import Reason, sentence
from tanglewood.analysis.searched import Searched
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.core.view import View
from tanglewood.games.registry import part


class Because(NamedTuple):
    """What is said of a choice: the name of the reason and the sentence. A bare one gives a number
    or a verdict and explains nothing; a verdict only says that one is better, or that all are
    alike."""

    kind: str
    message: Message
    bare: bool = False
    verdict: bool = False


Teller = Callable[[Case, Action | None, Collection[str]], Because | None]
"""What is told of a choice: of the advised action beside all others, or beside this one; rather
what was not said lately. None where there is nothing to tell."""


def _never(view: Any, action: Action, seed: int) -> bool:
    return False


def _alone(view: Any, state: Any, seed: int) -> Searched | None:
    return None


class Teaching(NamedTuple):
    """What a family teaches; what it leaves out holds for a family without a module as well."""

    tells: tuple[Teller, ...] = ()
    """They are asked in this order until one says something."""
    names: frozenset[str] = frozenset()
    """The names of all reasons that explain something."""
    draws: frozenset[str] = frozenset()
    """The kinds of events with which chance takes a hand after the deal."""
    proven: Callable[[Any, Action, int], bool] = _never
    """Whether an exact solution shows that no other action is better, whatever is hidden."""
    opened: Callable[[Any, Any, int], Searched | None] = _alone
    """What every action would be worth to a team that sees all hands; None where there is no
    team."""


class Teacher(Protocol):
    """What a family's module offers."""

    TEACHING: Teaching
    """What the family teaches."""


UNTAUGHT: Teaching = Teaching()
"""A family without a module: the numbers say it all."""


def teaching(view: View) -> Teaching:
    """What the family of this view teaches."""
    found: Teacher | None = part(view.name, "teacher")
    return UNTAUGHT if found is None else found.TEACHING


def verdict(reason: Reason) -> Teller:
    """A sentence that praises nothing and blames nothing: all choices are alike."""

    def tell(case: Case, other: Action | None, said: Collection[str]) -> Because | None:
        message = sentence(reason, case)
        if message is None:
            return None
        return Because(reason.__name__, message, bare=True, verdict=True)

    return tell
