"""Fox: whether tricks are wanted, asked of all actions at once."""

from typing import Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.fox_plan import wish
from tanglewood.analysis.adding import added
from tanglewood.cards.fox import FoxCard
from tanglewood.core.message import Argument, Message

FOLLOWS: Final = 0.5
"""From this correlation on the worth of the actions goes with their tricks."""
APART: Final = 0.2
"""Tricks that differ by less tell nothing of what is wanted."""


def purpose(case: Case) -> int:
    """1 where tricks are wanted, -1 where few are and 0 where that is open.

    A wish counts by how much worse the action is that it is told from, and not at all where it
    would be told against what the actions are worth.
    """
    found: int = case.once(("purpose", case.best), lambda: _purpose(case))
    return found


def _purpose(case: Case) -> int:
    towards = _follows(case)
    weight = {1: 0.0, -1: 0.0}
    for one in case.found.others:
        wanted = wish(case.against(one.action))
        if wanted is not None and towards in {0, way := 1 if wanted[0] else -1}:
            weight[way] += max(0.0, case.found.gap(case.best, one.action)[0]) + 1e-9
    return max(weight, key=lambda it: weight[it]) if any(weight.values()) else 0


def _follows(case: Case) -> int:
    """Whether the actions are worth more the more tricks they bring, or the fewer."""
    pairs = [(one.tricks, case.found.value(one.action)) for one in case.found.prospects
             if one.tricks is not None]  # fmt: skip
    if len(pairs) < 4:
        return 0
    tricks, values = [it[0] for it in pairs], [it[1] for it in pairs]
    if max(tricks) - min(tricks) < APART:
        return 0
    first, second = (added(it) / len(it) for it in (tricks, values))
    both = added((one - first) * (two - second) for one, two in pairs)
    size = added((it - first) ** 2 for it in tricks) * added((it - second) ** 2 for it in values)
    if size <= 0 or abs(both) < FOLLOWS * size**0.5:
        return 0
    return 1 if both > 0 else -1


def either(cards: list[FoxCard]) -> Argument:
    """Cards with an 'or' between the last two."""
    match cards:
        case [only]:
            return only
        case [one, two]:
            return Message("list-or", some=one, last=two)
        case [one, two, *rest]:
            return Message("list-or", some=Message("list-more", some=one, more=two),
                           last=either(rest))  # fmt: skip
    raise ValueError(cards)
