"""What sets an action apart: its traits, asked of every action.

A trait is a sentence about one action; a flaw is one that speaks against it. Either fits another
action if it could be said of that one too and is no weaker there. A hint says the one or two of
them that no worse action shares; what is worth as much and shares them is named. Where the traits
of the advice fit a worse action, a flaw of that one follows.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from tanglewood.agents.hint.promise import Choice
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import Because, Teller
from tanglewood.agents.teacher.reason import Reason, or_else, sentence
from tanglewood.core.action import Action
from tanglewood.core.message import Argument, Message

NAMED: Final = 2
"""So many actions that would do as well are named, of more only the number."""

WORSE: Final = 10.0
MAYBE: Final = 3.0
TWO: Final = 1.5
MANY: Final = 0.7
LATE: Final = 0.25
BESIDE: Final = 6.0
AGAIN: Final = 3.5
NOTHING: Final = 5.0
"""What speaks against an explanation: each worse action that it fits, each that may be worse, a
second sentence, each action that does as well beyond those that are named, each place of a trait
in its table, that those which it fits are worth no more than the others, that it was said lately,
and that nothing is told of the action itself."""


class Trait(NamedTuple):
    """A sentence about an action, and the arguments by which it is weaker or stronger: with a minus
    the less, the stronger."""

    tells: Reason
    by: tuple[str, ...] = ()
    must: bool = False
    """Where it is so, nothing is told without it."""
    of_card: bool = False
    """It speaks of the card that goes, and not against an action with which the same goes."""
    any_words: bool = False
    """It is the same trait in other words too: whoever takes the trick, surely or likely."""
    means: Callable[[Case, Action], bool] | None = None
    """Whether what it means is so of another action too, be it told by another trait."""


class Traits(NamedTuple):
    """What a family tells of an action: for it, and against it."""

    good: Sequence[Trait]
    bad: Sequence[Trait]
    noun: str = ""
    """What a hint calls its action where it speaks of it again; by its name if this is empty."""
    clash: Callable[[Message, Message], bool] = lambda one, two: False
    """Whether two sentences of one action do not go together."""

    @property
    def names(self) -> frozenset[str]:
        """What its traits are called."""
        return frozenset(it.tells.__name__ for it in (*self.good, *self.bad))


class Told(NamedTuple):
    """A trait of an action and its sentence, the other actions that it fits too, and those that
    have it, be it weaker."""

    of: Action
    at: int
    name: str
    message: Message
    fits: frozenset[Action]
    kin: frozenset[Action]
    trait: Trait


class Explained(NamedTuple):
    """What is said, the name of the first trait, and the worse actions that it fits anyway."""

    name: str
    message: Message
    open: frozenset[Action]


def _none(case: Case) -> Sequence[Action]:
    return ()


def by_traits(traits: Traits, tempting: Callable[[Case], Sequence[Action]] = _none) -> Teller:
    """What sets the action apart from all that are worth less, or from one of them, by its name;
    worse actions that tempt are always spoken of."""

    def tell(case: Case, other: Action | None, said: Collection[str]) -> Because | None:
        if other is None:
            found = explained(case, traits, said, tempting(case))
        else:
            found = compared(case, traits, said)
        return None if found is None else Because(found.name, found.message)

    return tell


def explained(
    case: Case, traits: Traits, said: Collection[str] = (), tempting: Sequence[Action] = ()
) -> Explained | None:
    """Why the best action of all is better than those that are worse."""
    return min(_ways(case, traits, said, tempting), key=lambda it: it[0], default=(0.0, None))[1]


def compared(case: Case, traits: Traits, said: Collection[str] = ()) -> Explained | None:
    """Why the one action is better than the other: what it has and the other has not, and what
    speaks against that."""
    pros = [it for it in told(case, traits.good) if case.other not in it.fits]
    theirs = {it.message.id for it in told(case.mirrored, traits.good)}
    pros.sort(
        key=lambda it: it.at + _no_help(case, it.fits) + AGAIN * (it.name in said) +
        WORSE * (it.message.id in theirs)
    )  # fmt: skip
    cons = _flaws(case, traits, case.other)
    parts = [*pros[:1], *cons[:1]]
    if len(parts) == 2 and traits.clash(parts[0].message, parts[1].message):
        parts = parts[:1]
    if not parts:
        return None
    return Explained(parts[0].name, _joined([it.message for it in parts]), frozenset())


def told(case: Case, traits: Sequence[Trait]) -> list[Told]:
    """The traits that the best action of a case has."""

    def find() -> list[Told]:
        found = []
        for at, trait in enumerate(traits):
            message = _said(case, trait, case.best)
            if message is not None:
                there = {it: _said(case, trait, it) for it in _others(case, case.best)}
                fits = frozenset(
                    it
                    for it, one in there.items()
                    if _no_weaker(message, one, trait)
                    or (trait.means is not None and trait.means(case, it))
                )
                kin = frozenset(it for it, one in there.items() if _same(message, one, trait))
                name = trait.tells.__name__
                found.append(Told(case.best, at, name, message, fits=fits, kin=kin, trait=trait))
        return found

    return case.once(("traits", case.best, id(traits)), find)


def _said(case: Case, trait: Trait, action: Action) -> Message | None:
    of = case if action is case.best else case.spoken_for(action)
    return case.once((trait.tells, action), lambda: sentence(trait.tells, of))


def _same(mine: Message, theirs: Message | None, trait: Trait) -> bool:
    """Whether both sentences tell of the same trait."""
    return theirs is not None and (trait.any_words or theirs.id == mine.id)


def _no_weaker(mine: Message, theirs: Message | None, trait: Trait) -> bool:
    """Whether a sentence is as strong of another action: nowhere less, or somewhere more."""
    if theirs is None or not _same(mine, theirs, trait):
        return False
    more = [_more(theirs, mine, name) for name in trait.by]
    return not any(it < 0 for it in more) or any(it > 0 for it in more)


def _more(one: Message, two: Message, name: str) -> int:
    sign, name = (-1, name[1:]) if name.startswith("-") else (1, name)
    mine, theirs = one.args[name], two.args[name]
    assert isinstance(mine, int)
    assert isinstance(theirs, int)
    return sign * (mine - theirs)


def _others(case: Case, action: Action) -> list[Action]:
    """The other actions, without those that are called the same."""
    name = case.called(action)
    return [it.action for it in case.found.prospects if case.called(it.action) != name]


def alike(case: Case, action: Action) -> bool:
    """Whether an action may be worth about as much as the advised one."""
    return action is case.found.chosen or action in _choice(case).as_good


def worse(case: Case, action: Action) -> bool:
    """Whether an action is worth less than the advised one."""
    picked = _choice(case)
    return action in picked.worse and action not in picked.unsure


def _choice(case: Case) -> Choice:
    return case.once("choice", case.found.choice)


def _ways(
    case: Case, traits: Traits, said: Collection[str], tempting: Sequence[Action]
) -> Iterator[tuple[float, Explained]]:
    """All that could be said, with what speaks against saying it."""
    pros = told(case, traits.good)
    must = [it for it in pros if it.trait.must]
    tempting = [it for it in tempting if worse(case, it) and _flaws(case, traits, it)]
    weigh: Callable[..., tuple[float, Explained]] = partial(_weighed, case, traits, said)
    alone = [[it] for it in must or pros]
    groups = [*alone, *_more_parts(case, traits, pros, alone)]
    if not tempting:
        if all(_open(case, _shared(it)) for it in groups):
            groups += _more_parts(case, traits, pros, groups[len(alone) :])
        for parts in groups:
            yield weigh(parts, _shared(parts))
    for parts in groups:
        fits = _shared(parts)
        against = [*tempting] or sorted(fits, key=lambda it: -case.found.value(it))
        for action in [it for it in against if it in tempting or worse(case, it)][:1]:
            if len(parts) > 2 or (
                len(parts) == 2 and not _open(case, _shared(parts[:1]) - {action})
            ):
                continue  # a third sentence only where two leave a worse action open
            for flaw in _flaws(case, traits, action):
                if not any(traits.clash(it.message, flaw.message) for it in parts):
                    yield weigh([*parts, flaw], (fits - flaw.fits) - {action})
    every = frozenset(_others(case, case.best))
    behind = [it.action for it in case.found.others if not alike(case, it.action)]
    against = [*tempting] or [it for it in behind if worse(case, it)] or behind
    for action in against[:1]:
        for flaw in _flaws(case, traits, action):
            yield weigh([flaw], every - flaw.fits - {action})


def _more_parts(
    case: Case, traits: Traits, pros: Sequence[Told], said: Sequence[Sequence[Told]]
) -> list[list[Told]]:
    """What is said, each with one more sentence that goes with it, from further down the table
    unless what is said must be told."""
    return [
        [*parts, more]
        for parts in said
        for more in pros
        if more not in parts
        and (more.at > parts[-1].at or (len(parts) == 1 and parts[0].trait.must))
        if not any(traits.clash(it.message, more.message) for it in parts)
    ]


def _shared(parts: Sequence[Told]) -> frozenset[Action]:
    """The actions that all of these sentences fit."""
    return frozenset[Action].intersection(*(it.fits for it in parts))


def _open(case: Case, fits: Iterable[Action]) -> frozenset[Action]:
    return frozenset(it for it in fits if worse(case, it))


def _flaws(case: Case, traits: Traits, action: Action) -> list[Told]:
    """What speaks against an action, and not against the best one."""
    found = told(case.spoken_for(action), traits.bad)
    same = action.card == case.best.card
    return [
        it
        for it in found
        if not (same and it.trait.of_card)
        and not _no_weaker(it.message, _said(case, it.trait, case.best), it.trait)
    ]


def _weighed(
    case: Case,
    traits: Traits,
    said: Collection[str],
    parts: Sequence[Told],
    fits: frozenset[Action],
) -> tuple[float, Explained]:
    open = _open(case, fits)
    same = {it for it in fits if alike(case, it)}
    against = [it for it in parts if it.of is not case.best]
    kin = fits if parts[0] in against else parts[0].kin
    shared = [it for it in same | kin if alike(case, it)]
    named = _names(case, {*shared, *_choice(case).equal})
    cost = (
        WORSE * len(open)
        + MAYBE * (len(fits) - len(open) - len(same))
        + TWO * (len(parts) - 1)
        + MANY * max(0, len(_names(case, shared)) - NAMED)
        + sum(LATE * it.at for it in parts)
        + _no_help(case, fits | {it for it in kin if alike(case, it)})
        + AGAIN * (parts[0].name in said)
        + NOTHING * (parts[0] in against)
        + sum(MAYBE for it in against for one in it.kin if alike(case, one))
    )
    message = _joined([_advice(case, traits, it, at) for at, it in enumerate(parts)])
    if parts[0] in against:
        many = len({case.called(it.action) for it in case.found.others if alike(case, it.action)})
        avoided = Message("why-avoid", n=many, first=message) if many else message
        return cost, Explained(parts[0].name, avoided, open)
    return cost, Explained(parts[0].name, or_else(message, named), open)


def _names(case: Case, actions: Iterable[Action]) -> list[Argument]:
    """What actions are called, the best first; two slots may hold cards of one name."""
    mine = case.called(case.best)
    listed = dict.fromkeys(
        case.called(it) for it in sorted(actions, key=lambda it: (-case.found.value(it), it.index))
    )
    return [name for name in listed if name != mine]


def _no_help(case: Case, fits: frozenset[Action]) -> float:
    """What speaks against telling something of actions that are worth no more than the others: it
    is not the cause then."""
    having: list[float] = []
    lacking: list[float] = []
    for it in case.found.prospects:
        has = it.action in fits or it.action is case.best
        (having if has else lacking).append(case.found.value(it.action))
    spread = max(*having, *lacking) - min(*having, *lacking) if lacking else 0.0
    if not spread:
        return BESIDE
    return BESIDE * (1 - (sum(having) / len(having) - sum(lacking) / len(lacking)) / spread)


def _advice(case: Case, traits: Traits, told: Told, at: int) -> Message:
    """A trait as a hint tells it, which has named its action already."""
    if told.of is not case.best or "do" not in told.message.args or not traits.noun:
        return told.message
    only, it = "" if told.kin else "-only", "-too" if at else ""
    do = Message(f"why-this-{traits.noun}{only}{it}")
    return Message(told.message.id, **{**told.message.args, "do": do})


def _joined(parts: Sequence[Message]) -> Message:
    first, *rest = parts
    return Message("why-and", first=first, then=_joined(rest)) if rest else first
