"""The sentence that is said: the first that the family tells, else what the numbers say.

A hint speaks of the advised action beside all others; a review beside the one that was taken.
"""

from collections.abc import Collection
from typing import Final

from tanglewood.agents.hint.promise import Promised
from tanglewood.agents.teacher import facts
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.choice import names
from tanglewood.agents.teacher.family import Because, teaching
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.core.view import View

NAMED: Final = 3
"""So many actions are named one by one."""
LITTLE: Final = 0.3
"""This many points of a round are worth a word."""


def why(
    view: View,
    found: Promised,
    *,
    other: Action | None = None,
    seed: int = 0,
    said: Collection[str] = (),
) -> Because:
    """Why the chosen action, and not the others, or not this one; rather by another reason than
    those that were said already."""
    case = Case(view, found, found.chosen, rival(found) if other is None else other, seed)
    told = (tell(case, other, said) for tell in teaching(view).tells)
    because = next((it for it in told if it is not None), None)
    if because is None and other is None:
        because = settled(found) or few_worse(case)
    return because or settled(found) or numbers(case)


def rival(found: Promised) -> Action:
    """The action that comes to mind beside the chosen one: the best that is clearly worse, else the
    runner-up."""
    picked = found.choice()
    return next(iter([*picked.worse, *picked.equal]))


def few_worse(case: Case) -> Because | None:
    """Nothing is known that sets the action apart: which are as good, or which are not."""
    picked = case.found.choice()
    good, worse = [*picked.as_good], [it for it in picked.worse if it not in picked.unsure]
    if any(it not in picked.close for it in good):
        return None  # that little lies between them is not known
    if good and 0 < len(worse) <= NAMED:
        message = Message("said-few-worse", others=names(case, worse, "list-and"))
    elif 0 < len(good) < NAMED:
        id = "said-close" if worse else "said-all-close"
        message = Message(id, others=names(case, [case.best, *good], "list-and"))
    else:
        return None
    return Because("few_worse", message, bare=True, verdict=True)


def settled(found: Promised) -> Because | None:
    """Every action is worth the same: there is nothing left to decide."""
    values = [found.value(one.action) for one in found.prospects]
    points = [one.value for one in found.prospects]
    if max(points) - min(points) >= LITTLE and found.unit == "points":
        return None  # the round is not settled, even where the game is
    least = 0.1 if found.unit == "points" and not found.for_the_game else 0.01
    if max(values) - min(values) >= least:
        return None
    if (same := facts.settled(found)) is not None:
        return Because(*same)
    return Because("settled", Message("why-settled"), bare=True, verdict=True)


def numbers(case: Case) -> Because:
    """What the numbers say: how much more, or that there is nothing in it."""
    said = _numbers(case)
    verdict = said.id not in {"why-points", "why-chance"}
    return Because(said.id.removeprefix("why-"), said, bare=True, verdict=verdict)


def _numbers(case: Case) -> Message:
    gap, error = case.found.gap(case.best, case.other)
    other = case.called(case.other)
    if gap <= error:
        return Message("why-close", other=other)
    if case.found.unit == "points" and not case.found.for_the_game:
        points = max(1, round(gap))
        if gap < 0.5:
            return Message("why-little", other=other)
        return Message("why-points", other=other, n=points)
    if not case.found.for_the_game and not case.view.game.cooperative:
        return Message("why-better", other=other)
    share = round(100 * gap)
    if share < 1:
        return Message("why-little", other=other)
    return Message("why-chance", other=other, n=share)
