"""The moments to look at first: the costliest mistakes, and then what was done well."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from tanglewood.agents.review.form import KeyMoment
from tanglewood.agents.review.judge import Judged, confirmed
from tanglewood.agents.teacher.family import Because
from tanglewood.agents.teacher.why import why

MOST: Final = 3
"""How many moments are looked at first."""


class Mistake(NamedTuple):
    """A decision that cost something, and why it did."""

    judged: Judged
    reason: Because

    @property
    def cost(self) -> int:
        """What it cost."""
        return self.judged.decision.loss

    @property
    def explained(self) -> bool:
        """Whether its reason says more than a number."""
        return not self.reason.bare

    @property
    def verdict(self) -> bool:
        """Whether its reason only says that one is better, or that both are alike."""
        return self.reason.verdict


def costliest(mistakes: Iterable[Mistake]) -> tuple[list[Judged], list[Judged]]:
    """The mistakes to look at first, by their cost, and those that wait. One that nothing but a
    number speaks of teaches little, and waits; but the costliest of all must not be hidden if it
    cost more than twice as much as every one that can be explained, unless there is not even a
    number for it."""
    by_cost = sorted(mistakes, key=lambda one: -one.cost)
    taught = [one for one in by_cost if one.explained]
    rest = [one for one in by_cost if not one.explained]
    first = next((one for one in rest if not one.verdict), None)
    if first is not None and first.cost > 2 * max((one.cost for one in taught), default=0):
        rest.remove(first)
        taught.insert(0, first)
    return [one.judged for one in taught[:MOST]], [one.judged for one in rest]


def reason_of(one: Judged, said: Collection[str] = ()) -> Because:
    """Why a mistake was one, or why a decision was a good one; rather by another reason than those
    that were said already."""
    decision = one.decision
    other = decision.played if decision.loss else None
    return why(one.view, one.found, other=other, seed=decision.entry, said=said)


def key_of(one: Judged, said: Collection[str] = ()) -> KeyMoment:
    """A mistake, or a decision done well, with its reason."""
    decision = one.decision
    good, reason = decision.loss == 0, reason_of(one, said)
    return KeyMoment(
        decision=decision,
        margin=decision.spare if good else 0,
        why=reason.message,
        kind=reason.kind,
    )


def _stands(one: Judged) -> bool:
    longer = confirmed(one, one.decision.entry)
    if longer is None:
        return True
    return longer.decision.played is longer.decision.best and longer.decision.spare > 0


class KeyMomentCache:
    """Tells the moments of a review one after the other; what it worked out it keeps, since a
    review is shown again and again while it grows."""

    def __init__(self) -> None:
        self._praised: dict[int, bool] = {}
        self._keys: dict[tuple[int, frozenset[str]], KeyMoment] = {}

    def praised(self, one: Judged) -> bool:
        """Whether a longer search, too, finds a good decision to be the best, and a reason says
        why."""
        entry = one.decision.entry
        if entry not in self._praised:
            self._praised[entry] = _stands(one) and not reason_of(one).bare
        return self._praised[entry]

    def keys(self, moments: Sequence[Judged]) -> tuple[KeyMoment, ...]:
        """The moments with their reasons, each different from those before where another holds."""
        found: list[KeyMoment] = []
        for one in moments:
            said = frozenset(key.kind for key in found)
            at = one.decision.entry, said
            found.append(self._keys.get(at) or self._keys.setdefault(at, key_of(one, said)))
        return tuple(found)
