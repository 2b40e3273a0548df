"""What is taught about fox, fox-manual and fox-mini: facts that part the advised card from what is
worse, and what is said where there are none."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Final

from tanglewood.agents.search.proof_fox import proven
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import Reason
from tanglewood.agents.teacher.reasons import fox_chances as chances
from tanglewood.agents.teacher.reasons import fox_endings as endings
from tanglewood.agents.teacher.reasons import fox_next_tricks as soon
from tanglewood.agents.teacher.reasons.fox_facts import KINDS, by_facts
from tanglewood.core.action import Action
from tanglewood.core.message import Message

__all__ = [
    "AGAINST", "CHANCES", "COMPARED", "COUNTED", "DRAWS", "EITHER", "FORECASTS", "FOREMOST",
    "KINDS", "PORTRAITS", "REASONS", "SINGLES_OUT", "THIN", "agrees", "alike", "by_facts", "opened",
    "proven", "tempting",
]  # fmt: skip

REASONS: Final[tuple[Reason, ...]] = (endings.end_alike,)
LAST: Final = ()
FORECASTS: Final = (soon.treasures, soon.next_tricks)
COMPARED: Final = ()
CHANCES: Final = (chances.likelier, chances.avoids)
FOREMOST: Final = frozenset[str]()
EITHER: Final = frozenset({"end_alike"})
AGAINST: Final = frozenset[str]()
PORTRAITS: Final = ()
THIN: Final = frozenset[str]()
ALONE: Final = frozenset[str]()
LITTLE: Final = frozenset[str]()
INSTEAD: Final = MappingProxyType[str, frozenset[str]]({})
SINGLES_OUT: Final = True
COUNTED: Final = MappingProxyType[str, tuple[str, int]]({})
DRAWS: Final = frozenset({"drew"})


def tempting(case: Case) -> Sequence[Action]:
    """The facts are asked of every card."""
    return ()


def agrees(said: Case, message: Message, reason: Reason, case: Case) -> bool:
    """One reason is all that is said."""
    return True


def speaks_for(case: Case) -> None:
    """The facts themselves speak for a card."""


def alike(case: Case) -> bool:
    """The last cards are played out in every world."""
    return endings.even(case)


def opened(view: Any, state: Any, seed: int) -> None:
    """Everybody plays alone here."""
