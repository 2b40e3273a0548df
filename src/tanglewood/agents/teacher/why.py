"""The reason that is said: the first of the family's that holds, else what the numbers say.

A hint is compared with a few actions that are clearly worse, the best of them first, until a reason
holds; a review with the action that was taken.
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from tanglewood.agents.hint.promise import Promised
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import Reason, teaching
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.core.view import View

RIVALS: Final = 3
"""So many of the best actions that are worse are compared with the chosen one until a reason holds,
and then the worst."""


class Because(NamedTuple):
    """A reason that holds: its name and its sentence."""

    kind: str
    message: Message


def why(
    view: View,
    found: Promised,
    *,
    other: Action | None = None,
    seed: int = 0,
    said: Collection[str] = (),
) -> Because:
    """Why the chosen action, and not the other (by default one that is clearly worse); rather by
    another reason than those that were said already."""
    against = [other] if other is not None else rivals(found)
    cases = [Case(view, found, found.chosen, one, seed) for one in against]
    taught = teaching(view)
    fresh = [reason for reason in taught.REASONS if reason.__name__ not in said]
    in_words = (_first(reasons, case) for reasons in (fresh, taught.REASONS) for case in cases)
    told = next((because for because in in_words if because is not None), None)
    return told or settled(found) or _first(taught.CHANCES, cases[0]) or numbers(cases[0])


def why_without_numbers(view: View, found: Promised, seed: int = 0) -> Because:
    """The same where nothing could be searched: a reason of the table, or a rule of thumb."""
    case = Case(view, found, found.chosen, found.others[0].action, seed)
    return _first(teaching(view).REASONS, case) or Because("thumb", Message("hint-is-thumb"))


def _first(reasons: Sequence[Reason], case: Case) -> Because | None:
    for reason in reasons:
        message = reason(case)
        if message is not None:
            return Because(reason.__name__, message)
    return None


def rivals(found: Promised) -> list[Action]:
    """The actions to compare with: the best of those that are clearly worse, else the runner-up."""
    ordered = sorted(found.others, key=lambda one: -found.value(one.action))
    worse = []
    for one in ordered:
        gap, error = found.gap(found.chosen, one.action)
        if gap > error:
            worse.append(one.action)
    return [*worse[:RIVALS], *worse[RIVALS:][-1:]] or [ordered[0].action]


def rival(found: Promised) -> Action:
    """The first of them."""
    return rivals(found)[0]


def settled(found: Promised) -> Because | None:
    """Every action is worth the same: there is nothing left to decide."""
    values = [found.value(one.action) for one in found.prospects]
    least = 0.1 if found.unit == "points" and not found.for_the_game else 0.01
    if max(values) - min(values) >= least:
        return None
    return Because("settled", Message("why-settled"))


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
    if not case.found.for_the_game and not case.view.ruleset.cooperative:
        return Because("better", Message("why-better", other=other))
    share = round(100 * gap)
    if share < 1:
        return Because("little", Message("why-little", other=other))
    return Because("chance", Message("why-chance", other=other, n=share))
