"""Duet: which end of the path is covered between rounds, seen from where the tracker stands."""

from typing import Any, NamedTuple

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import only_if, the
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import Cover


class End(NamedTuple):
    """An end of the path that may be covered: its last space, the one that its gems slide to, how
    many lie on it, how many on its side of the tracker, and the steps from there to the tracker."""

    space: int
    to: int
    gems: int
    side: int
    away: int


def end_of(case: Case, action: object) -> End:
    """The end that an action covers."""
    cover, forest = the(Cover, action), case.view.forest
    gems: Any = forest.gems
    if cover.text == "cover=low":
        return End(forest.low, forest.low + 1, gems[forest.low], sum(gems[: forest.tracker]),
                   forest.tracker - forest.low)  # fmt: skip
    return End(forest.high, forest.high - 1, gems[forest.high], sum(gems[forest.tracker + 1 :]),
               forest.high - forest.tracker)  # fmt: skip


def covers_under(case: Case) -> Message:
    """The gems of the end slide to where the tracker stands."""
    end = end_of(case, case.best)
    only_if(end.gems and end.to == case.view.forest.tracker)
    return Message("why-covers-under", space=end.space, to=end.to, n=end.gems)


def covers_behind(case: Case) -> Message:
    """Most gems lie on the other side of the tracker, and the way to them stays whole."""
    end, kept = end_of(case, case.best), end_of(case, case.other)
    only_if(end.side < kept.side)
    return Message("why-covers-behind", at=case.view.forest.tracker, space=end.space,
                   far=kept.space, many=kept.side, n=end.side)  # fmt: skip


def covers_slides(case: Case) -> Message:
    """The gems of the end slide nearer, where they lie farther from the tracker than those of the
    other end."""
    end, kept = end_of(case, case.best), end_of(case, case.other)
    only_if(end.gems and end.away > 1 and (not kept.gems or kept.away < end.away))
    return Message("why-covers-slides", space=end.space, to=end.to, n=end.gems, away=end.away)


def covers_empty(case: Case) -> Message:
    """No gem lies on the end, and one does on the other."""
    end, kept = end_of(case, case.best), end_of(case, case.other)
    only_if(not end.gems and kept.gems)
    return Message("why-covers-empty", space=end.space, far=kept.space)


def covers_room(case: Case) -> Message:
    """The tracker keeps more steps to the nearer end than if the other one were covered."""
    end, kept = end_of(case, case.best), end_of(case, case.other)
    room, less = min(end.away - 1, kept.away), min(end.away, kept.away - 1)
    only_if(room > less)
    return Message("why-covers-room", at=case.view.forest.tracker, space=end.space,
                   far=kept.space, n=room, less=less)  # fmt: skip
