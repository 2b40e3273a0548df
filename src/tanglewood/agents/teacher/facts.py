"""What a hint says of the whole choice: facts that are true of some of the actions and not of the
others, and of them the one or two that part the advised action from all that are worse.

A fact is asked of every legal action. It may be told where it is true of the advised action and of
none that is clearly worse, or the other way round, where it is true of worse ones and not of the
advised one; and only if it is about the part that carries what they are worth less
(`tanglewood.agents.teacher.parts`). Actions that are worth about the same are named.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from tanglewood.agents.hint.promise import Choice, Promised
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.choice import (
    NAMED,
    beside,
    names,
    with_equals,
)
from tanglewood.agents.teacher.parts import (
    CAUSES,
    FEWER,
    MORE,
    POINTS,
    parts,
    together,
    way,
)
from tanglewood.analysis.adding import added
from tanglewood.core.action import Action
from tanglewood.core.message import Message

CARRIES: Final = 0.5
"""A fact is about so much of what an action loses, or it is no reason against it."""
KNOWN: Final = 0.25
"""So much of what is lost must be known to be told without a fact."""
COVERED: Final = 0.5
"""So much of what the worse actions lose must be told apart."""
AGREED: Final = 0.75
"""For so much of what it parts a fact must be a reason."""
SLACK: Final = 0.25
"""So large a part of what is said against worse actions may be as good."""


OPPOSITE: Final[Mapping[str, Collection[str]]] = {
    "takes": ("loses", "treasure_given"),
    "loses": ("takes",),
    "top": ("beaten", "treasure_risked"),
    "likely": ("beaten", "treasure_risked"),
    "beaten": ("top", "likely"),
    "forced": ("top", "likely"),
    "turn_takes": ("turn_loses",),
    "turn_loses": ("turn_takes",),
}
"""What is said of a worse action after what is said for a better one."""


class Fact(NamedTuple):
    """Something that is true of these actions, and so of no other. It is `about` tricks, and speaks
    for them where tricks are wanted (`way` 1), where few are (-1) or in any case (0), or about
    other points; `pro` says it of the advised action, `con` is the id of the sentence about
    `others` of which it is true, and `every` of the one where it is true of all. What shows only
    `later` is told where nothing nearer says as much."""

    kind: str
    of: frozenset[Action]
    way: int
    pro: Message | None = None
    con: str | None = None
    every: str | None = None
    said: Mapping[str, Any] = {}
    about: str = "tricks"
    later: bool = False


class Told(NamedTuple):
    """A fact as it is told, against these of the worse actions, and how much of what they lose it
    carries."""

    fact: Fact
    message: Message
    against: frozenset[Action]
    carries: float
    pro: bool
    place: int


def told(
    case: Case, facts: Sequence[Fact], picked: Choice, said: Collection[str]
) -> Sequence[Told]:
    """The one or two facts that part the advised action from the worse ones, as far as there are
    such; rather those that were not told before, of a single other action only among equally good
    ones."""
    whole = added(picked.worse.values())
    alone = len(picked.worse) == 1 and not picked.equal
    candidates = list(_candidates(case, facts, picked))
    best: tuple[tuple[float, ...], Sequence[Told]] | None = None
    for several in (*((it,) for it in candidates), *combinations(candidates, 2)):
        if len(several) == 2 and several[0].fact.kind == several[1].fact.kind:
            continue
        against = frozenset[Action]().union(*(it.against for it in several))
        covered = added(picked.worse[it] for it in against) / whole
        if covered < COVERED:
            continue
        again = sum(it.fact.kind in said for it in several)
        apart = sum(len({*picked.equal} - it.fact.of) for it in several if it.pro)
        against_it = sum(not it.pro for it in several)
        late = again if alone else 0
        told_of = again - late + len(several) + 0.5 * (apart > 0) + (apart > NAMED)
        told_of += sum(it.fact.later for it in several)
        places = sum(it.place for it in several)
        carried = max(it.carries for it in several) / whole
        rank = (-round(covered * 4), told_of, -round(carried * 4), against_it + late,
                places)  # fmt: skip
        if best is None or rank < best[0]:
            best = rank, several
    return () if best is None else best[1]


def _candidates(case: Case, facts: Iterable[Fact], picked: Choice) -> Iterator[Told]:
    for place, fact in enumerate(facts):
        holds = case.best in fact.of
        parted = [it for it in picked.worse if (it in fact.of) != holds]
        shares = {it: share(case, fact, it, holds=holds) for it in parted}
        against = frozenset(it for it, part in shares.items() if part >= CARRIES)
        lost = added(picked.worse[it] for it in parted)
        if not against or added(picked.worse[it] for it in against) < AGREED * lost:
            continue  # it would be a reason against some, and for others
        message = fact.pro if holds else _con(case, fact, against, picked)
        if message is not None:
            carries = added(picked.worse[it] * shares[it] for it in against)
            yield Told(fact, message, against, carries, pro=holds, place=place)


def share(case: Case, fact: Fact, other: Action, *, holds: bool) -> float:
    """How much of what an action is worth less than the advised one comes from the part that a fact
    is about, where the fact `holds` of the advice or of the other one. Parts that
    speak for the other action do not count."""
    gains = {cause: max(0.0, parts(case, other).gains[cause]) for cause in CAUSES}
    whole = added(gains.values())
    if whole <= 0:
        return 0.0
    wanted = fact.way if holds else -fact.way
    if fact.about != "tricks":
        return gains[POINTS] / whole
    return {1: gains[MORE], -1: gains[FEWER], 0: gains[MORE] + gains[FEWER]}[wanted] / whole


def _con(case: Case, fact: Fact, against: Collection[Action], picked: Choice) -> Message | None:
    """What is true of worse actions; not where it is as true of those that are as good."""
    if fact.con is None or len(fact.of & {*picked.equal}) > SLACK * len(fact.of):
        return None
    spoken = [it for it in against if it.card is None or it.card != case.best.card]
    if not spoken:
        return None  # the same card, with or without a Crown
    plain = {it.text for it in spoken}
    single = [it for it in spoken if it.text.partition("+")[0] not in plain - {it.text}]
    ordered = sorted(single, key=lambda it: -case.found.value(it))[:NAMED]
    return Message(fact.con, others=names(case, ordered, "list-or"), who=case.who,
                   all=names(case, ordered, "list-and"), n=len(ordered), **fact.said)  # fmt: skip


class Telling(NamedTuple):
    """What a family says beside its facts: what more tricks (1) or fewer (-1) are for, as they tell
    the advised action from these; what the advised action does now, as far as that speaks for so
    many tricks, and whether a fact says so already; and what kind of points these would cost."""

    aim: Callable[[Case, Collection[Action], int], Message | None]
    deed: Callable[[Case, int], Message | None]
    done: Callable[[Case, Fact, bool], bool]
    points: Callable[[Case, Collection[Action]], str]


def sentence_of(
    case: Case,
    facts: Sequence[Fact],
    teller: Telling,
    *,
    other: Action | None,
    said: Collection[str],
) -> tuple[str, Message] | None:
    """What is told of the choice, with what it is for and with the actions that are as good."""
    picked = beside(case.found, other)
    if not picked.worse:
        return _even(case, facts, teller)
    several = told(case, facts, picked, said)
    if not several:
        found = list(_candidates(case, facts, picked))
        several = _some([it for it in found if not it.fact.later], picked)
        if not several and (costs := _costs(case, picked, teller)) is not None:
            return costs
        several = several or _some(found, picked)
    if not several:
        return _equal(case, picked, teller)
    first, *rest = sorted(several, key=lambda it: (not it.pro, it.place))
    against = frozenset[Action]().union(*(it.against for it in several))
    message = first.message
    for more in rest:
        message = Message("why-and", first=message, then=more.message)
    sign = _sign(case, first)
    if not rest and not teller.done(case, first.fact, first.pro):
        deed = teller.deed(case, sign)
        message = message if deed is None else Message("why-and", first=deed, then=message)
    if sign and (goal := teller.aim(case, first.against, sign)) is not None:
        message = Message("own-for", aim=goal, say=message)
    if other is not None:
        contrasted = _contrasted(_candidates(case, facts, picked), several, message)
        return first.fact.kind, contrasted
    return first.fact.kind, with_equals(case, message, picked, against)


def _sign(case: Case, first: Told) -> int:
    """Whether more tricks (1) or fewer (-1) are what is told."""
    if first.fact.about != "tricks":
        return 0
    sign = first.fact.way if first.pro else -first.fact.way
    return sign or way(together(case, first.against))


def _some(found: Sequence[Told], picked: Choice) -> Sequence[Told]:
    """The fact that tells most of what the worse actions lose apart, where none tells enough."""
    if not found:
        return ()
    return (max(found, key=lambda it: (added(picked.worse[one] for one in it.against), -it.place)),)


def _costs(case: Case, picked: Choice, teller: Telling) -> tuple[str, Message] | None:
    """No fact speaks of what is worse: what the advice does, and what the worst would cost, as far
    as that is known."""
    worst = sorted(picked.worse, key=lambda it: -picked.worse[it])[:NAMED]
    found = together(case, worst)
    if not 0 < KNOWN * found.whole <= found.gains[found.cause]:
        return None
    cost = found.cause if (sign := way(found)) else teller.points(case, worst)
    message = Message(f"said-costs-{cost}", others=names(case, worst, "list-or"), who=case.who)
    if (deed := teller.deed(case, sign)) is not None:
        message = Message("why-and", first=deed, then=message)
    if sign and (goal := teller.aim(case, worst, sign)) is not None:
        message = Message("own-for", aim=goal, say=message)
    return "costs", with_equals(case, message, picked, worst)


def _contrasted(candidates: Iterable[Told], several: Sequence[Told], message: Message) -> Message:
    """The same, with what the other action would do instead."""
    instead = OPPOSITE.get(several[0].fact.kind, ())
    if len(several) == 1 and several[0].pro:
        for one in candidates:
            if not one.pro and one.fact.kind in instead:
                return Message("why-and", first=message, then=one.message)
    return message


def _equal(case: Case, picked: Choice, teller: Telling) -> tuple[str, Message] | None:
    """Nothing is known to be worse: what the advice does, and what is as good."""
    deed = teller.deed(case, 0)
    if deed is not None:
        return "deed", with_equals(case, deed, picked, ())
    if len(picked.equal) > NAMED:
        return "settled", Message("why-settled")
    several = picked.close[:NAMED]
    if not several:
        return None
    return "close", Message("said-all-close", others=names(case, [case.best, *several], "list-and"))


def _even(case: Case, facts: Sequence[Fact], teller: Telling) -> tuple[str, Message] | None:
    """All actions are worth about the same: what is true of each of them, else what is true of the
    first alone, with the others."""
    if (same := settled(case.found)) is not None:
        return same
    every = {*case.view.legal}
    for fact in facts:
        if fact.every is not None and fact.of >= every:
            return f"every_{fact.kind}", Message(fact.every, who=case.who, **fact.said)
    gaps = {it.action: case.found.gap(case.best, it.action)[0] for it in case.found.others}
    less = {it: gap for it, gap in gaps.items() if gap > 0} or dict.fromkeys(gaps, 1.0)
    own = [it for it in _candidates(case, facts, Choice((), less)) if it.pro]
    if not own:
        return _equal(case, case.found.choice(), teller)
    first = max(own, key=lambda it: (len(it.against), -it.place))
    return first.fact.kind, with_equals(case, first.message, case.found.choice(), ())


def settled(found: Promised) -> tuple[str, Message] | None:
    """Every action almost surely brings the same end of the round."""
    if found.same_end is None:
        return None
    return "settled", Message("why-settled-end", band=Message(f"band-{found.same_end.lower()}"))
