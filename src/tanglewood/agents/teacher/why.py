"""The reason that is said: the first of the family's that holds, else what the numbers say.

A hint is compared with a few actions that are clearly worse, the best of them first, until a reason
holds; a review with the action that was taken.
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from tanglewood.agents.hint.promise import Promised
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import Teaching, teaching
from tanglewood.agents.teacher.reason import Reason, sentence
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.core.view import View

RIVALS: Final = 3
"""This many of the best actions that are worse are compared with the chosen one until a reason
holds, and then the worst."""

FORECAST_CASES: Final = 2
"""This many of them are played on beyond the trick, which takes longer."""


ALMOST_SURE: Final = 0.95
"""An end that is so likely whatever is chosen is told."""
LITTLE: Final = 0.3
"""This many points of a round are worth a word."""


class Because(NamedTuple):
    """A reason that holds: its name and its sentence; a bare one gives a number or a verdict and
    explains nothing."""

    kind: str
    message: Message
    bare: bool = False


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
    taught = teaching(view)
    against = [other] if other is not None else [*taught.tempting(view, found), *rivals(found)]
    cases = [Case(view, found, found.chosen, one, seed) for one in dict.fromkeys(against)]
    for case in cases[1:]:
        case.share(cases[0])
    fresh = [reason for reason in taught.REASONS if reason.__name__ not in said]
    tables = (fresh, taught.REASONS)
    because = (
        _foremost(taught, cases)
        or (_in_words(taught, tables, cases, alone=taught.SINGLES_OUT) if other is None else None)
        or _in_words(taught, tables, cases)
        or _against(taught, tables, cases)
        or settled(found)
        or _forecast(taught.FORECASTS, cases[:FORECAST_CASES], said)
        or _chance(taught.CHANCES, cases[0])
        or numbers(cases[0])
    )
    if because.kind in taught.EITHER:
        return because._replace(bare=True)  # it praises nothing, and blames nothing
    return because


def _foremost(taught: Teaching, cases: Sequence[Case]) -> Because | None:
    """What comes before every other reason, whichever action it speaks against."""
    first = [reason for reason in taught.REASONS if reason.__name__ in taught.FOREMOST]
    found = (_first([reason], case) for reason in first for case in cases)
    return next((because for because in found if because is not None), None)


def _in_words(
    taught: Teaching,
    tables: Sequence[Sequence[Reason]],
    cases: Sequence[Case],
    *,
    alone: bool = False,
) -> Because | None:
    """The first reason that holds, of any of these cases; `alone` only what fits no action that is
    clearly worse as well. What only speaks against one of several actions is no advice, unless it
    holds against all."""
    found = (
        _first(_for(taught, reasons, cases), case, taught, alone=alone)
        for reasons in tables
        for case in cases
    )
    return next((because for because in found if because is not None), None)


def _for(taught: Teaching, reasons: Sequence[Reason], cases: Sequence[Case]) -> list[Reason]:
    """The reasons that speak for an action, and those that hold against every other one."""
    return [
        reason
        for reason in reasons
        if reason.__name__ not in taught.AGAINST
        or all(sentence(reason, case) is not None for case in cases)
    ]


def _against(
    taught: Teaching, tables: Sequence[Sequence[Reason]], cases: Sequence[Case]
) -> Because | None:
    """What only speaks against one of the other actions, the best of them first."""
    found = (
        _first([it for it in reasons if it.__name__ in taught.AGAINST], case, taught)
        for reasons in tables
        for case in cases
    )
    return next((because for because in found if because is not None), None)


def why_without_numbers(view: View, found: Promised, seed: int = 0) -> Because:
    """The same where nothing could be searched: a reason of the table, or a rule of thumb."""
    case = Case(view, found, found.chosen, found.others[0].action, seed)
    return _first(teaching(view).REASONS, case) or Because("thumb", Message("hint-is-thumb"))


def _forecast(
    stories: Sequence[Reason], cases: Sequence[Case], said: Collection[str]
) -> Because | None:
    """What differs in the next tricks, rather of something that was not told already; nothing
    speaks for an action that is worth no more."""
    cases = [case for case in cases if case.found.gap(case.best, case.other)[0] > 0]
    fresh = [reason for reason in stories if reason.__name__ not in said]
    told = (_first(reasons, case) for reasons in (fresh, stories) for case in cases)
    found = next((because for because in told if because is not None), None)
    if found is None or found.message.args.get("often") != "more":
        return found
    return found._replace(bare=True)  # what just comes more often explains little


def _chance(chances: Sequence[Reason], case: Case) -> Because | None:
    """How often something comes of it, which says nothing of how."""
    found = _first(chances, case)
    return None if found is None else found._replace(bare=True)


def _first(
    reasons: Sequence[Reason], case: Case, taught: Teaching | None = None, *, alone: bool = False
) -> Because | None:
    for reason in reasons:
        message = sentence(reason, case)
        if message is None:
            continue
        if taught is not None and reason.__name__ in taught.EITHER:
            if alone:
                continue
            return Because(reason.__name__, message)
        if fits_as_well(reason, message, case) or _even(reason, case):
            continue
        if taught is None or not fits_another(reason, message, case, taught, better=not alone):
            return Because(reason.__name__, message)
    return None


def _even(reason: Reason, case: Case) -> bool:
    """Whether both actions bring the same in every world: nothing speaks for one of them then."""
    taught = teaching(case.view)
    return reason.__name__ not in taught.EITHER and taught.alike(case)


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


def rivals(found: Promised) -> list[Action]:
    """The actions to compare with: the best that are clearly worse, else the runners-up."""
    ordered = sorted(found.others, key=lambda one: -found.value(one.action))
    worse = []
    for one in ordered:
        gap, error = found.gap(found.chosen, one.action)
        if gap > error:
            worse.append(one.action)
    if not worse:
        return [one.action for one in ordered[:RIVALS]]
    return [*worse[:RIVALS], *worse[RIVALS:][-1:]]


def rival(found: Promised) -> Action:
    """The first of them."""
    return rivals(found)[0]


def settled(found: Promised) -> Because | None:
    """Every action is worth the same: there is nothing left to decide."""
    values = [found.value(one.action) for one in found.prospects]
    points = [one.value for one in found.prospects]
    if max(points) - min(points) >= LITTLE and found.unit == "points":
        return None  # the round is not settled, even where the game is
    least = 0.1 if found.unit == "points" and not found.for_the_game else 0.01
    if max(values) - min(values) >= least:
        return None
    ends = [{end for end, odds in one.mine.items() if odds.value >= ALMOST_SURE} for one in
            found.prospects]  # fmt: skip
    if same := set.intersection(*ends):
        return Because(
            "settled", Message("why-settled-end", band=Message(f"band-{min(same).lower()}"))
        )
    return Because("settled", Message("why-settled"), bare=True)


def numbers(case: Case) -> Because:
    """What the numbers say: how much more, or that there is nothing in it."""
    said = _numbers(case)
    return Because(said.id.removeprefix("why-"), said, bare=True)


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
