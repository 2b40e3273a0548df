"""Duet: choices about the trump that are all worth about the same."""

from typing import Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.duet_course import same_trick
from tanglewood.agents.teacher.traits import alike
from tanglewood.core.message import Message

TRUMP: Final = frozenset({"foxes", "exchange"})
GOOD: Final = 0.85
"""From here on a game is as good as won."""


def trump(case: Case) -> Message | None:
    """Whoever is named and whatever is put down, little comes of it: the trick ends as it would, or
    few gems are left for the tricks that come."""
    if case.view.phase not in TRUMP or not all(alike(case, it) for it in case.view.legal):
        return None
    if (same := same_trick(case)) is not None:
        return same
    left = sum(case.view.forest.gems)
    if case.found.value(case.best) < GOOD or not case.view.hand:
        return None
    return Message("why-trump-even", n=left)
