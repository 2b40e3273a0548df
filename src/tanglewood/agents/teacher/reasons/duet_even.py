"""Duet: choices that are all worth about the same."""

from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.reasons.duet_cards import OFTEN, gem_comes
from tanglewood.agents.teacher.reasons.duet_path import outcome
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import Move
from tanglewood.games.duet.course import ROUNDS

TRUMP: Final = frozenset({"foxes", "exchange"})
GOOD: Final = 0.8
"""From here on a game is as good as won."""
BAD: Final = 0.1
"""Up to here it is as good as lost."""
MOSTLY: Final = 0.8
"""So often a trick must end in the same way to be told as what usually comes."""


def all_alike(case: Case) -> Message | None:
    """Whatever is chosen, the same comes of it: the trick ends as it would, or the tracker leaves
    the path anyway."""
    if len(case.found.choice().as_good) < len(case.found.others):
        return None
    if case.view.phase == "move":
        return _beyond(case)
    return _same_trick(case) if case.view.phase in TRUMP else None


def decided(case: Case) -> Message | None:
    """The gems are as good as home, or out of reach, whatever is chosen."""
    values = [case.found.value(it.action) for it in case.found.prospects]
    left: Any = sum(case.view.forest.gems)
    if min(values) >= GOOD:
        return Message("why-gems-safe", n=left)
    if max(values) <= BAD:
        tricks = len(case.view.hand) + bool(case.view.trick)
        more = case.view.round == ROUNDS and left > tricks
        return Message("why-gems-many" if more else "why-gems-far", n=left)
    return None


def _beyond(case: Case) -> Message | None:
    forest = case.view.forest
    ends = [forest.tracker + it.by for it in case.view.legal if isinstance(it, Move)]
    if any(forest.low <= end <= forest.high for end in ends):
        return None
    if len({end < forest.low for end in ends}) > 1:
        return None  # one way or the other another end is covered
    return Message("why-beyond-even", start=case.view.start)


def _same_trick(case: Case) -> Message | None:
    """Whoever is named and whatever becomes trump, the trick ends in the same way."""
    found = [outcome(case, it) for it in case.view.legal]
    comes = {gem_comes(case, it) for it in found}
    if min(it.gem for it in found) >= OFTEN and len(comes) == 1 and (same := comes.pop()):
        return Message("why-same-trick-finds", comes=same)
    if len({it.space for it in found}) > 1 or min(it.often for it in found) < MOSTLY:
        return None
    space = found[0].space
    if min(it.often for it in found) < SURE or case.view.forest.gems[space]:
        return None
    return Message("why-same-trick-space", space=space)
