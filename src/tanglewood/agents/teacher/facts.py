"""What a hint says of the whole choice: facts that are true of some of the actions and not of the
others, and of them the one or two that part the advised action from all that are worse.

A fact is asked of every legal action. It may be told where it is true of the advised action and of
none that is clearly worse, or the other way round, where it is true of worse ones and not of the
advised one. Actions that are worth about the same are named.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from tanglewood.agents.hint.promise import Choice, Promised
from tanglewood.agents.teacher.case import Case
from tanglewood.analysis.adding import added
from tanglewood.core.action import Action
from tanglewood.core.message import Argument, Message

NAMED: Final = 3
"""So many actions are named one by one."""
COVERED: Final = 0.5
"""So much of what the worse actions lose must be told apart."""
AGREED: Final = 0.75
"""For so much of what it parts a fact must be a reason."""
SLACK: Final = 0.25
"""So large a part of what is said against worse actions may be as good."""
FEW: Final = 5
"""Of so many actions it is enough to say which are the worst."""
ANOTHER: Final = 0.1
"""A second sentence must tell so much more."""
COMPARED: Final = 3
"""With fewer actions than these no fact explains their worth better than another."""


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
    """Something that is true of these actions, and so of no other. It speaks for them where tricks
    are wanted (`way` 1), where few are (-1) or in any case (0); `pro` says it of the advised
    action, `con` is the id of the sentence about `others` of which it is true, and `every` of the
    one where it is true of all."""

    kind: str
    of: frozenset[Action]
    way: int
    pro: Message | None = None
    con: str | None = None
    every: str | None = None
    said: Mapping[str, Any] = {}


class Told(NamedTuple):
    """A fact as it is told, against these of the worse actions."""

    fact: Fact
    message: Message
    against: frozenset[Action]
    pro: bool
    explains: float
    place: int


def beside(found: Promised, other: Action | None) -> Choice:
    """The same, or only the one action that the chosen one is told from."""
    return found.choice() if other is None else Choice((), {other: 1.0})


def told(
    case: Case,
    facts: Sequence[Fact],
    ways: Mapping[Action, int],
    picked: Choice,
    said: Collection[str],
) -> Sequence[Told]:
    """The one or two facts that part the advised action from the worse ones, as far as there are
    such; rather those that were not told before, of a single other action only among equally good
    ones."""
    whole = added(picked.worse.values())
    alone = len(picked.worse) == 1 and not picked.equal
    candidates = list(_candidates(case, facts, ways, picked))
    best: tuple[tuple[float, ...], Sequence[Told]] | None = None
    for several in (*((it,) for it in candidates), *combinations(candidates, 2)):
        if len(several) == 2 and several[0].fact.kind == several[1].fact.kind:
            continue
        against = frozenset[Action]().union(*(it.against for it in several))
        covered = added(picked.worse[it] for it in against) / whole
        if covered < COVERED:
            continue
        again = sum(it.fact.kind in said for it in several)
        explains = max(it.explains for it in several)
        apart = sum(len({*picked.equal} - it.fact.of) for it in several if it.pro)
        against_it = sum(not it.pro for it in several)
        late = again if alone else 0
        told_of = again - late + len(several) + 0.5 * (apart > 0)
        places = sum(it.place for it in several)
        rank = (-round(covered * 6), told_of, -round(explains * 4), against_it + late, places)
        if best is None or rank < best[0]:
            best = rank, several
    return () if best is None else best[1]


def _candidates(
    case: Case, facts: Iterable[Fact], ways: Mapping[Action, int], picked: Choice
) -> Iterator[Told]:
    for place, fact in enumerate(facts):
        holds = case.best in fact.of
        wanted = fact.way if holds else -fact.way
        parted = [it for it in picked.worse if (it in fact.of) != holds]
        against = frozenset(it for it in parted if wanted in {0, ways[it]})
        lost = added(picked.worse[it] for it in parted)
        if not against or added(picked.worse[it] for it in against) < AGREED * lost:
            continue  # it would be a reason against some, and for others
        message = fact.pro if holds else _con(case, fact, against, picked)
        if message is not None:
            explains = _explains(case.found, fact)
            yield Told(fact, message, against, pro=holds, explains=explains, place=place)


def _con(case: Case, fact: Fact, against: Collection[Action], picked: Choice) -> Message | None:
    """What is true of worse actions; not where it is as true of those that are as good."""
    if fact.con is None or len(fact.of & {*picked.equal}) > SLACK * len(fact.of):
        return None
    spoken = [it for it in against if it.card is None or it.card != case.best.card]
    if not spoken:
        return None  # the same card, with or without a Crown
    ordered = sorted(spoken, key=lambda it: -case.found.value(it))[:NAMED]
    return Message(fact.con, others=names(case, ordered, "list-or"), who=case.who,
                   all=names(case, ordered, "list-and"), n=len(ordered), **fact.said)  # fmt: skip


def names(case: Case, actions: Iterable[Action], joined: str) -> Argument:
    """What actions are called, one after the other."""
    listed: list[Argument] = []
    for one in map(case.called, actions):
        if one not in listed:
            listed.append(one)
    *most, last = listed
    if not most:
        return last
    some: Argument = most[0]
    for more in most[1:]:
        some = Message("list-more", some=some, more=more)
    return Message(joined, some=some, last=last)


def _explains(found: Promised, fact: Fact) -> float:
    """How much of what the actions differ by goes with the fact."""
    values = {one.action: found.value(one.action) for one in found.prospects}
    if len(values) < COMPARED:
        return 1.0
    middle = added(values.values()) / len(values)
    whole = added((it - middle) ** 2 for it in values.values())
    parts = ([values[it] for it in values if (it in fact.of) == so] for so in (True, False))
    between = added(len(part) * (added(part) / len(part) - middle) ** 2 for part in parts if part)
    return between / whole if whole else 0.0


def sentence_of(
    case: Case,
    facts: Sequence[Fact],
    ways: Mapping[Action, int],
    aim: Callable[[Case, Collection[Action], int], Message | None],
    *,
    other: Action | None,
    said: Collection[str],
) -> tuple[str, Message] | None:
    """What is told of the choice, with what it is for and with the actions that are as good."""
    picked = beside(case.found, other)
    if not picked.worse:
        return _even(case, facts, ways)
    parts = told(case, facts, ways, picked, said)
    if not parts:
        if other is not None:
            return None
        return _worst(case, facts, ways, picked) or _equal(case, picked)
    first, *rest = sorted(parts, key=lambda it: (not it.pro, it.place))
    message = first.message
    if first.fact.way:
        goal = aim(case, first.against, first.fact.way if first.pro else -first.fact.way)
        if goal is not None:
            message = Message("own-for", aim=goal, say=message)
    for more in rest:
        message = Message("why-and", first=message, then=more.message)
    if other is not None:
        contrasted = _contrasted(_candidates(case, facts, ways, picked), parts, message)
        return first.fact.kind, contrasted
    against = frozenset[Action]().union(*(it.against for it in parts))
    return first.fact.kind, with_equals(case, message, picked, against)


def _contrasted(candidates: Iterable[Told], parts: Sequence[Told], message: Message) -> Message:
    """The same, with what the other action would do instead."""
    instead = OPPOSITE.get(parts[0].fact.kind, ())
    if len(parts) == 1 and parts[0].pro:
        for one in candidates:
            if not one.pro and one.fact.kind in instead:
                return Message("why-and", first=message, then=one.message)
    return message


def with_equals(
    case: Case, message: Message, picked: Choice, against: Collection[Action]
) -> Message:
    """The same, with the actions that are as good, and with those that nothing was said against and
    that are worth little less."""
    if len(picked.equal) > NAMED:
        return Message("said-or-most", first=message)
    close = [it for it in picked.close if it not in against]
    if not close:
        return message
    id = "said-or" if {*close} <= {*picked.equal} else "said-next"
    return Message(id, first=message, others=names(case, close[:NAMED], "list-and"))


def _worst(
    case: Case, facts: Sequence[Fact], ways: Mapping[Action, int], picked: Choice
) -> tuple[str, Message] | None:
    """Nothing parts the advised action from most of the worse ones: what sets the worst apart."""
    if len(case.found.prospects) < FEW:
        return None
    found = [it for it in _candidates(case, facts, ways, picked) if not it.pro]
    if not found:
        return None
    pairs = [*((it,) for it in found), *combinations(found, 2)]

    def weight(several: Sequence[Told]) -> float:
        against = frozenset[Action]().union(*(it.against for it in several))
        return added(picked.worse[it] for it in against) - ANOTHER * whole * len(several)

    whole = added(picked.worse.values())
    best = max(pairs, key=weight)
    against = frozenset[Action]().union(*(it.against for it in best))
    close = [it for it in picked.close if it not in against][:NAMED]
    message = best[0].message
    for more in best[1:]:
        message = Message("why-and", first=message, then=more.message)
    if not close:
        return best[0].fact.kind, message
    several = names(case, [case.best, *close], "list-and")
    return best[0].fact.kind, Message("said-worst", first=message, others=several)


def _equal(case: Case, picked: Choice) -> tuple[str, Message] | None:
    """No fact speaks against the worse actions: which are as good as the advised one, or the few
    that are worse, or that none is."""
    worse = [*picked.worse]
    if len(picked.equal) > NAMED and not worse:
        return "settled", Message("why-settled")
    if len(picked.equal) > NAMED >= len(worse):
        return "few_worse", Message("said-few-worse", others=names(case, worse, "list-and"))
    close = picked.close[:NAMED]
    if not close:
        return None
    id = "said-close" if len(case.found.others) > len(close) else "said-all-close"
    return "close", Message(id, others=names(case, [case.best, *close], "list-and"))


def _even(
    case: Case, facts: Sequence[Fact], ways: Mapping[Action, int]
) -> tuple[str, Message] | None:
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
    own = [it for it in _candidates(case, facts, ways, Choice((), less)) if it.pro]
    if not own:
        return _equal(case, case.found.choice())
    first = max(own, key=lambda it: (len(it.against), -it.place))
    return first.fact.kind, with_equals(case, first.message, case.found.choice(), ())


def settled(found: Promised) -> tuple[str, Message] | None:
    """Every action almost surely brings the same end of the round."""
    if found.same_end is None:
        return None
    return "settled", Message("why-settled-end", band=Message(f"band-{found.same_end.lower()}"))
