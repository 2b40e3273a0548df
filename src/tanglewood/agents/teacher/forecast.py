"""What is told of worlds: what mostly happens after one action and seldom after another.

What may happen is a fact; each world has those that came true in it. A difference must show in
either half of the worlds, so that it is not the luck of a few of them.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple

from tanglewood.agents.hint.rollout import Over, Story
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import only_if
from tanglewood.core.action import Action
from tanglewood.core.message import Argument, Message

MOSTLY: Final = 0.65
SELDOM: Final = 0.35
MORE: Final = 0.2
"""So much more often is told as more often."""
SLACK: Final = 0.1
"""A half of the worlds may fall short of these by so much."""

PLACED: Final = {
    "under": "forecast-under",
    "spill": "forecast-under",
    "exchange": "forecast-decree",
    "gift": "forecast-gift",
}
"""Where a card goes that is not played, by the phase."""
NAMED: Final = frozenset({"lead", "follow", "foxes", "move", "turn", *PLACED})
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


def mean(stories: Sequence[Story], count: Callable[[Story], int]) -> float:
    """How many of something there are in a story, on average."""
    return sum(map(count, stories)) / len(stories) if stories else 0.0


def ways(case: Case) -> Mapping[str, Argument]:
    """The two actions as a sentence about what comes of them calls them: `do` and `other`."""
    only_if(case.view.phase in NAMED)
    return {"do": _way(case, case.best), "other": _way(case, case.other)}


def _way(case: Case, action: Action) -> Argument:
    id, called = PLACED.get(case.view.phase), case.called(action)
    return called if id is None or action.card is None else Message(id, card=called)
