"""The reason that is said: the first of the family's that holds, else what the numbers say.

A hint is compared with a few actions that are clearly worse, the best of them first, until a reason
holds; a review with the action that was taken.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from tanglewood.agents.hint.promise import Promised
from tanglewood.agents.teacher import facts
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import Teaching, teaching
from tanglewood.agents.teacher.fits import fits_another, fits_as_well
from tanglewood.agents.teacher.reason import Reason, sentence
from tanglewood.agents.teacher.whole import Held, Whole, most_whole, whole
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.core.view import View

RIVALS: Final = 3
"""This many of the best actions that are worse are compared with the chosen one until a reason
holds, and then the worst."""
FORECAST_CASES: Final = 2
"""This many of them are played on beyond the trick, which takes longer."""
LITTLE: Final = 0.3
"""This many points of a round are worth a word."""
VERDICTS: Final = frozenset({"settled", "close", "few_worse"})
"""Kinds of sentences that say how much actions are worth, and not why."""


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
    cases = _cases(view, found, other, seed)
    fresh = [reason for reason in taught.REASONS if reason.__name__ not in said]
    tables = (fresh, taught.REASONS)
    because = (
        _by_facts(taught, cases[0], other, said)
        or _foremost(taught, cases, hint=other is None)
        or (_whole(taught, tables, cases) if other is None else None)
        or _told(next(_in_words(taught, tables, cases), None))
        or _told(next(_against(taught, tables, cases), None))
        or _last(taught, cases)
        or settled(found)
        or _forecast(taught.FORECASTS, cases[:FORECAST_CASES], said)
        or _chance(taught.CHANCES, cases[0])
        or numbers(cases[0])
    )
    if because.kind in taught.EITHER:
        return because._replace(bare=True)  # it praises nothing, and blames nothing
    if other is None and because.kind in taught.LITTLE:
        return because._replace(message=_introduced(because.message, taught.speaks_for(cases[0])))
    return because


def _by_facts(
    taught: Teaching, case: Case, other: Action | None, said: Collection[str]
) -> Because | None:
    """What parts the advised action from all that are worse."""
    found = taught.by_facts(case, other, said)
    if found is None:
        return None
    kind, message = found
    return Because(kind, message, bare=kind.startswith("every_") or kind in VERDICTS)


def _introduced(message: Message, own: Message | None) -> Message:
    """A reason that says nothing of the action itself, after what the action brings; two sentences
    in all."""
    if own is None:
        return message
    if message.id == "why-and":
        first, then = message.args["first"], message.args["then"]
        assert isinstance(first, Message)
        assert isinstance(then, Message)
        message = then if own.id == first.id else first
    return message if own.id == message.id else Message("why-and", first=own, then=message)


def _cases(view: View, found: Promised, other: Action | None, seed: int) -> list[Case]:
    """The chosen action beside each of those that it is compared with."""
    if other is not None:
        return [Case(view, found, found.chosen, other, seed)]
    known = Case(view, found, found.chosen, found.others[0].action, seed)
    return [known.against(one) for one in rivals(found)]


def _told(held: Held | None) -> Because | None:
    return None if held is None else Because(held.reason.__name__, held.message)


def _foremost(taught: Teaching, cases: Sequence[Case], *, hint: bool) -> Because | None:
    """What comes before every other reason, whichever action it speaks against."""
    first = [reason for reason in taught.REASONS if reason.__name__ in taught.FOREMOST]
    found = (held for reason in first for case in cases for held in _holding([reason], case))
    if not hint:
        return _told(next(found, None))
    return _made(most_whole(found, taught))


def _whole(
    taught: Teaching, tables: Sequence[Sequence[Reason]], cases: Sequence[Case]
) -> Because | None:
    """The first reason of a hint that leaves no worse action open, else the one that leaves the
    fewest; rather one that fits no other action."""

    def found() -> Iterator[Held]:
        yield from _in_words(taught, tables, cases, alone=True)
        yield from _in_words(taught, tables, cases)
        yield from _against(taught, tables, cases)

    return _made(most_whole(found(), taught))


def _made(made: Whole | None) -> Because | None:
    return None if made is None else Because(made.held.reason.__name__, made.message)


def _in_words(
    taught: Teaching,
    tables: Sequence[Sequence[Reason]],
    cases: Sequence[Case],
    *,
    alone: bool = False,
) -> Iterator[Held]:
    """The reasons that hold, of any of these cases; `alone` only what fits no action that is
    clearly worse as well. What only speaks against one of several actions is no advice, unless it
    holds against all."""
    for reasons in tables:
        for case in cases:
            yield from _holding(_for(taught, reasons, cases), case, taught, alone=alone)


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
) -> Iterator[Held]:
    """What only speaks against one of the other actions, the best of them first."""
    for reasons in tables:
        for case in cases:
            against = [it for it in reasons if it.__name__ in taught.AGAINST]
            yield from _holding(against, case, taught)


def _last(taught: Teaching, cases: Sequence[Case]) -> Because | None:
    """What is said of the action itself where nothing speaks for it beside the others: no praise,
    and no blame."""
    for reason in taught.LAST:
        message = sentence(reason, cases[0])
        if message is not None:
            if reason.__name__ not in taught.ALONE:
                message = whole(Held(reason, cases[0], message), taught).message
            return Because(reason.__name__, message, bare=True)
    return None


def why_without_numbers(view: View, found: Promised, seed: int = 0) -> Because:
    """The same where nothing could be searched: a reason of the table, or a rule of thumb."""
    case = Case(view, found, found.chosen, found.others[0].action, seed)
    taught = teaching(view)
    return _first((*taught.REASONS, *taught.LAST), case) or Because(
        "thumb", Message("hint-is-thumb")
    )


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


def _first(reasons: Sequence[Reason], case: Case) -> Because | None:
    return _told(next(_holding(reasons, case), None))


def _holding(
    reasons: Sequence[Reason], case: Case, taught: Teaching | None = None, *, alone: bool = False
) -> Iterator[Held]:
    """The reasons that hold here, and not of the other action as well."""
    for reason in reasons:
        message = sentence(reason, case)
        if message is None:
            continue
        if taught is not None and reason.__name__ in taught.EITHER:
            if not alone:
                yield Held(reason, case, message)
            continue
        if fits_as_well(reason, message, case) or _even(reason, case):
            continue
        if taught is None or not fits_another(reason, message, case, taught, better=not alone):
            yield Held(reason, case, message)


def _even(reason: Reason, case: Case) -> bool:
    """Whether both actions bring the same in every world: nothing speaks for one of them then."""
    taught = teaching(case.view)
    return reason.__name__ not in taught.EITHER and taught.alike(case)


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
    if (same := facts.settled(found)) is not None:
        return Because(*same)
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
