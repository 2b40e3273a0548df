"""Which actions a reason fits: what could be said of another action as well is none against it."""

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import Teaching
from tanglewood.agents.teacher.reason import Reason, sentence
from tanglewood.core.action import Action
from tanglewood.core.message import Message


def fits_as_well(reason: Reason, message: Message, case: Case) -> bool:
    """Whether the same sentence could be said for the other action: then it is no reason against
    that one, unless it counts fewer of what it speaks of there."""
    there = sentence(reason, case.mirrored)
    return there is not None and there.id == message.id and _more(message, there, "n", 1) <= 0


def fits_another(
    reason: Reason, message: Message, case: Case, taught: Teaching, *, better: bool = False
) -> bool:
    """Whether the same sentence could be said for a third action that is clearly worse than the
    best, or would count more there of what it speaks of: then something else decides. With `better`
    only the latter is asked."""
    counted = reason.__name__ in taught.COUNTED
    by = taught.COUNTED.get(reason.__name__, ("n", 1))
    if better and not counted:
        return False
    for one in case.found.prospects:
        if one.action in (case.best, case.other):
            continue
        gap, error = case.found.gap(case.best, one.action)
        worse = gap > error and not better
        if not worse and not counted:
            continue
        there = sentence(reason, case.spoken_for(one.action))
        if there is None or there.id != message.id:
            continue
        more = _more(message, there, *by)
        if (counted and more < 0) or (worse and more <= 0):
            return True
    return False


def _more(here: Message, there: Message, name: str, sign: int) -> int:
    """How many more of what speaks for an action the one sentence counts than the other."""
    mine, theirs = here.args.get(name), there.args.get(name)
    if not isinstance(mine, int) or not isinstance(theirs, int):
        return 0
    return sign * (mine - theirs)


def fitting(reason: Reason, message: Message, case: Case, taught: Teaching) -> list[Action]:
    """All other actions of which the same could be said, beside the one it speaks against, without
    counting less of what it speaks of; the best of them first."""
    by = taught.COUNTED.get(reason.__name__, ("n", 1))
    found = []
    for one in sorted(case.found.others, key=lambda it: -case.found.value(it.action)):
        if one.action is case.other:
            continue
        there = sentence(reason, case.spoken_for(one.action))
        if there is not None and there.id == message.id and _more(message, there, *by) <= 0:
            found.append(one.action)
    return found
