"""What is taught about fox, fox-manual and fox-mini: facts that part the advised card from what is
worse, by what they are worth less."""

from collections.abc import Collection
from typing import Final

from tanglewood.agents.search.proof_fox import proven
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import Because, Teaching, verdict
from tanglewood.agents.teacher.reasons import fox_endings as endings
from tanglewood.agents.teacher.reasons.fox_facts import KINDS, by_facts
from tanglewood.agents.teacher.why import settled
from tanglewood.core.action import Action

VERDICTS: Final = frozenset({"settled", "close", "costs", "deed"})
"""Kinds of sentences that say how much actions are worth, and not why."""


def told_facts(case: Case, other: Action | None, said: Collection[str]) -> Because | None:
    """What parts the advised action from all that are worse, or from this one."""
    found = by_facts(case, other, said)
    if found is None:
        return None
    kind, message = found
    verdict = kind in VERDICTS
    return Because(kind, message, bare=verdict or kind.startswith("every_"), verdict=verdict)


def all_settled(case: Case, other: Action | None, said: Collection[str]) -> Because | None:
    """That there is nothing left to decide."""
    return settled(case.found)


TEACHING: Final = Teaching(
    tells=(
        told_facts,
        verdict(endings.end_alike),
        all_settled,
    ),
    names=KINDS,
    draws=frozenset({"drew"}),
    proven=proven,
)
