"""Duet: the gems for a Gift, seen from where the tracker stands when the trick is over."""

from typing import NamedTuple

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.duet_path import (
    gems_after,
    landing,
)


class Seen(NamedTuple):
    """The gems on either side of a space: where the running trick mostly takes the tracker, else
    where it stands."""

    at: int
    mine: int
    theirs: int


def seen(case: Case) -> Seen:
    """The gems as they lie for the tricks that a gift is for."""
    found = landing(case.now_events)
    at = found[0] if found is not None and found[1] >= 0.5 else case.view.forest.tracker
    gems = gems_after(case, at) if found is not None and found[1] >= 0.5 else case.view.forest.gems
    low, high = sum(gems[:at]), sum(gems[at + 1 :])
    return Seen(at, *((low, high) if case.me == 0 else (high, low)))
