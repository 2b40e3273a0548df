"""The moments to look at first: the costliest mistakes, and then what was done well."""

from collections.abc import Collection, Sequence
from typing import Final

from tanglewood.agents.review.form import Key
from tanglewood.agents.review.judge import Judged, confirmed
from tanglewood.agents.review.naming import place
from tanglewood.agents.teacher.why import rival, why

MOST: Final = 3
"""How many moments are looked at first."""


def key_of(one: Judged, said: Collection[str] = ()) -> Key:
    """A mistake, or a decision done well, with its reason; rather another than those that were
    said already."""
    decision, view, found = one.decision, one.view, one.found
    good = decision.loss == 0
    other = rival(found) if good else decision.played
    reason = why(view, found, other=other, seed=decision.entry, said=said)
    return Key(
        decision,
        decision.loss,
        decision.spare if good else 0,
        place(view, decision.entry),
        decision.called,
        decision.best_called,
        reason.message,
        reason.kind,
    )


class Telling:
    """Tells the moments of a review one after the other; what it worked out it keeps, since a
    review is shown again and again while it grows."""

    def __init__(self) -> None:
        self._confirmed: dict[int, Judged | None] = {}
        self._keys: dict[tuple[int, frozenset[str]], Key] = {}

    def stands(self, one: Judged) -> bool:
        """Whether a longer search, too, finds a good decision to be the best."""
        entry = one.decision.entry
        if entry not in self._confirmed:
            self._confirmed[entry] = confirmed(one, entry)
        longer = self._confirmed[entry]
        if longer is None:
            return True
        return longer.decision.played is longer.decision.best and longer.decision.spare > 0

    def keys(self, moments: Sequence[Judged]) -> tuple[Key, ...]:
        """The moments with their reasons, each different from those before where another holds."""
        told: list[Key] = []
        for one in moments:
            said = frozenset(key.kind for key in told)
            at = one.decision.entry, said
            told.append(self._keys.get(at) or self._keys.setdefault(at, key_of(one, said)))
        return tuple(told)
