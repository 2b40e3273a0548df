"""The reason that is said: the first of the family's that holds, else what the numbers say."""

from typing import NamedTuple

from tanglewood.agents.hint.promise import Promised
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import teaching
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.core.view import View


class Because(NamedTuple):
    """A reason that holds: its name and its sentence."""

    kind: str
    message: Message


def why(view: View, found: Promised, *, other: Action | None = None, seed: int = 0) -> Because:
    """Why the chosen action, and not the other (by default the best that is clearly worse)."""
    case = Case(view, found, found.chosen, other or rival(found), seed)
    return _in_words(case) or numbers(case)


def why_without_numbers(view: View, found: Promised, seed: int = 0) -> Because:
    """The same where nothing could be searched: a reason of the table, or a rule of thumb."""
    case = Case(view, found, found.chosen, found.others[0].action, seed)
    return _in_words(case) or Because("thumb", Message("hint-is-thumb"))


def _in_words(case: Case) -> Because | None:
    for reason in teaching(case.view).REASONS:
        message = reason(case)
        if message is not None:
            return Because(reason.__name__, message)
    return None


def rival(found: Promised) -> Action:
    """The action to compare with: the best of the others that the numbers tell apart, else the
    runner-up."""
    for one in found.others:
        gap, error = found.gap(found.chosen, one.action)
        if abs(gap) > error:
            return one.action
    return found.others[0].action


def numbers(case: Case) -> Because:
    """What the numbers say: how much more, or that there is nothing in it."""
    gap, error = case.found.gap(case.best, case.other)
    other = case.called(case.other)
    if gap <= error:
        return Because("close", Message("why-close", other=other))
    if case.found.unit == "points" and not case.found.for_the_game:
        points = max(1, round(gap))
        if gap < 0.5:
            return Because("little", Message("why-little", other=other))
        return Because("points", Message("why-points", other=other, n=points))
    share = round(100 * gap)
    if share < 1:
        return Because("little", Message("why-little", other=other))
    return Because("chance", Message("why-chance", other=other, n=share))
