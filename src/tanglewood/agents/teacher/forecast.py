"""What is told of the next tricks in the fox games: what mostly happens after one action, and
seldom after another.

What may happen is a fact; each world has those that came true in it. A difference must show in
either half of the worlds, so that it is not the luck of a few of them.
"""

from collections.abc import Collection, Hashable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple

from tanglewood.agents.hint.rollout import Over, Story
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import Because, Teller
from tanglewood.agents.teacher.reason import Reason, only_if, sentence
from tanglewood.core.action import Action
from tanglewood.core.message import Argument, Message

MOSTLY: Final = 0.65
SELDOM: Final = 0.35
MORE: Final = 0.2
"""So much more often is told as more often."""
CASES: Final = 2
"""Beside so many worse actions the next tricks are played, which takes long."""
SLACK: Final = 0.1
"""A half of the worlds may fall short of these by so much."""

PLACED: Final = {
    "under": "forecast-under",
    "spill": "forecast-under",
    "exchange": "forecast-decree",
}
"""Where a card goes that is not played, by the phase."""
NAMED: Final = frozenset({"lead", "follow", *PLACED})
"""Phases whose actions have a name that fits into these sentences."""

Facts = AbstractSet[Hashable]


class Difference(NamedTuple):
    """A fact that is so in a share of the worlds `here`, and in another `there`."""

    fact: Hashable
    here: float
    there: float

    @property
    def clear(self) -> bool:
        """Mostly so here, and seldom there; else it is just more often so."""
        return self.here >= MOSTLY and self.there <= SELDOM

    @property
    def often(self) -> str:
        """How it is told."""
        return "mostly" if self.clear else "more"


def differences(here: Sequence[Facts], there: Sequence[Facts]) -> list[Difference]:
    """The facts that hold more often here, what is clear first, then by how much."""
    found = [
        one
        for fact in {fact for facts in here for fact in facts}
        if (one := _difference(fact, here, there)) is not None
    ]
    return sorted(found, key=lambda it: (not it.clear, round(it.there - it.here, 6), str(it.fact)))


def _difference(fact: Hashable, here: Sequence[Facts], there: Sequence[Facts]) -> Difference | None:
    whole = Difference(fact, _share(fact, here), _share(fact, there))
    if not whole.clear and whole.here - whole.there < MORE:
        return None
    for part in (slice(0, None, 2), slice(1, None, 2)):
        half = Difference(fact, _share(fact, here[part]), _share(fact, there[part]))
        if half.here - half.there < MORE - SLACK:
            return None
        if whole.clear and (half.here < MOSTLY - SLACK or half.there > SELDOM + SLACK):
            return None
    return whole


def _share(fact: Hashable, worlds: Sequence[Facts]) -> float:
    return sum(fact in facts for facts in worlds) / len(worlds) if worlds else 0.0


def both(case: Case, over: Over) -> tuple[list[Story], list[Story]]:
    """What happens after the best action and after the other, in the same worlds."""
    return case.later(case.best, over), case.later(case.other, over)


def ways(case: Case) -> Mapping[str, Argument]:
    """The two actions as a sentence about what comes of them calls them: `do` and `other`."""
    only_if(case.view.phase in NAMED)
    return {"do": _way(case, case.best), "other": _way(case, case.other)}


def _way(case: Case, action: Action) -> Argument:
    id, called = PLACED.get(case.view.phase), case.called(action)
    return called if id is None or action.card is None else Message(id, card=called)


def forecast(*stories: Reason) -> Teller:
    """What differs in the next tricks, rather of something that was not told already; nothing
    speaks for an action that is worth no more, and what just comes more often explains little."""

    def tell(case: Case, other: Action | None, said: Collection[str]) -> Because | None:
        beside = _beside(case, other)
        fresh = [it for it in stories if it.__name__ not in said]
        told = (_told(it, one) for part in (fresh, stories) for one in beside for it in part)
        found = next((it for it in told if it is not None), None)
        if found is None:
            return None
        return found._replace(bare=found.message.args.get("often") == "more")

    return tell


def chance(*stories: Reason) -> Teller:
    """How often something comes of it, which says nothing of how."""

    def tell(case: Case, other: Action | None, said: Collection[str]) -> Because | None:
        found = next((it for it in (_told(one, case) for one in stories) if it is not None), None)
        return found and found._replace(bare=True)

    return tell


def _beside(case: Case, other: Action | None) -> list[Case]:
    """The case beside the few actions that are played on beyond the trick."""
    actions = [*case.found.choice().worse][:CASES] if other is None else [other]
    return [case.against(it) for it in actions if case.found.gap(case.best, it)[0] > 0]


def _told(reason: Reason, case: Case) -> Because | None:
    """What a reason says here, and would not say of the other action as well."""
    here, there = sentence(reason, case), sentence(reason, case.mirrored)
    if here is None or (there is not None and there.id == here.id and not _more(here, there)):
        return None
    return Because(reason.__name__, here)


def _more(here: Message, there: Message) -> bool:
    mine, theirs = here.args.get("n"), there.args.get("n")
    return isinstance(mine, int) and isinstance(theirs, int) and mine > theirs
