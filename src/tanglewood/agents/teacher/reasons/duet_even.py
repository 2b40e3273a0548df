"""Duet: choices about the trump, gifts and ways that are all worth about the same."""

from typing import Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.duet_course import same_trick
from tanglewood.agents.teacher.traits import alike
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import Move

TRUMP: Final = frozenset({"foxes", "exchange"})
SAME: Final = 0.006
"""Less than a table shows."""
GOOD: Final = 0.85
"""From here on a game is as good as won."""


def no_difference(case: Case) -> bool:
    """Whether no table shows one choice to be worth more than another."""
    values = [case.found.value(it.action) for it in case.found.prospects]
    return max(values) - min(values) < SAME


def all_alike(case: Case) -> Message | None:
    """Whatever is chosen, little comes of it: the trick ends as it would, the tracker leaves the
    path anyway, or few gems are left for the tricks that come."""
    if not all(alike(case, it) for it in case.view.legal):
        return None
    if case.view.phase == "move":
        return _beyond(case)
    if case.view.phase in TRUMP and (same := same_trick(case)) is not None:
        return same
    if case.view.phase not in {*TRUMP, "gift"} or not case.view.hand:
        return None
    if case.found.value(case.best) < GOOD:
        return None
    id = "why-gift-even" if case.view.phase == "gift" else "why-trump-even"
    return Message(id, n=sum(case.view.forest.gems))


def _beyond(case: Case) -> Message | None:
    forest = case.view.forest
    ends = [forest.tracker + it.by for it in case.view.legal if isinstance(it, Move)]
    if not ends or any(forest.low <= end <= forest.high for end in ends):
        return None
    if len({end < forest.low for end in ends}) > 1:
        return None  # one way or the other another end is covered
    return Message("why-beyond-even", start=case.view.start)
