"""Duet: steps of the tracker, and which end of the path is covered."""

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.duet_path import nearest
from tanglewood.core.message import Message, Who
from tanglewood.games.duet.actions import Cover, Move


def _has_gem(case: Case, steps: int) -> bool:
    forest = case.view.forest
    space = forest.tracker + steps
    return bool(forest.low <= space <= forest.high and forest.gems[space])


def picks_up(case: Case) -> Message | None:
    """The move ends on a gem, and the other does not."""
    if not isinstance(case.best, Move) or not isinstance(case.other, Move):
        return None
    if not _has_gem(case, case.best.by) or _has_gem(case, case.other.by):
        return None
    forest = case.view.forest
    space = forest.tracker + case.best.by
    left = sum(forest.gems) - 1
    if left == 0:
        return Message("why-last-gem", space=space)
    return Message("why-picks-up", space=space, n=left)


def off_the_path(case: Case) -> Message | None:
    """The other move leaves the path, this one does not."""
    if not isinstance(case.best, Move) or not isinstance(case.other, Move):
        return None
    forest = case.view.forest
    inside = [forest.low <= forest.tracker + it.by <= forest.high for it in (case.best, case.other)]
    if inside != [True, False]:
        return None
    return Message(
        "why-off-the-path",
        other=Message("do-move", n=abs(case.other.by), whom=Who(int(case.other.by > 0))),
    )


def heaped(case: Case) -> Message | None:
    """The move ends on a space with several gems, and the other on one with none or one."""
    if not isinstance(case.best, Move) or not isinstance(case.other, Move):
        return None
    forest = case.view.forest
    space, instead = (forest.tracker + it.by for it in (case.best, case.other))
    if not _has_gem(case, case.best.by) or forest.gems[space] < 2:
        return None
    if _has_gem(case, case.other.by) and forest.gems[instead] > 1:
        return None
    return Message("why-heaped", space=space, n=forest.gems[space])


def edge_gem(case: Case) -> Message | None:
    """Both moves find a gem: the one nearer to an end of the path is harder to come by again."""
    if not isinstance(case.best, Move) or not isinstance(case.other, Move):
        return None
    if not _has_gem(case, case.best.by) or not _has_gem(case, case.other.by):
        return None
    forest = case.view.forest
    spaces = [forest.tracker + it.by for it in (case.best, case.other)]
    left = [min(space - forest.low, forest.high - space) for space in spaces]
    if left[0] >= left[1] or left[0] > 1:
        return None
    return Message("why-edge-gem", space=spaces[0], n=left[0])


def nearer(case: Case) -> Message | None:
    """The move ends nearer to a gem than the other."""
    if not isinstance(case.best, Move) or not isinstance(case.other, Move):
        return None
    tracker = case.view.forest.tracker
    here, there = (nearest(case, tracker + it.by) for it in (case.best, case.other))
    if here is None or there is None or here >= there:
        return None
    return Message("why-nearer", space=tracker + case.best.by, n=here)


def room(case: Case) -> Message | None:
    """The move keeps farther from the end of the path than the other."""
    if not isinstance(case.best, Move) or not isinstance(case.other, Move):
        return None
    forest = case.view.forest
    spaces = [forest.tracker + it.by for it in (case.best, case.other)]
    left = [min(space - forest.low, forest.high - space) for space in spaces]
    if left[0] <= left[1] or left[0] < 0:
        return None
    return Message("why-room", space=spaces[0], n=left[0], other=case.called(case.other))


def covers(case: Case) -> Message | None:
    """The end with fewer gems near it is covered."""
    if not isinstance(case.best, Cover):
        return None
    gems, low, high = case.view.forest.gems, case.view.forest.low, case.view.forest.high
    ends = sum(gems[low : low + 4]), sum(gems[high - 3 : high + 1])
    at_low = case.best.text == "cover=low"
    mine, other = ends if at_low else ends[::-1]
    if mine >= other:
        return None
    return Message("why-covers", space=low if at_low else high, n=mine)


def covers_far(case: Case) -> Message | None:
    """The end that the tracker is farther from is covered."""
    if not isinstance(case.best, Cover):
        return None
    forest = case.view.forest
    at_low = case.best.text == "cover=low"
    away = case.view.start
    here = away - forest.low if at_low else forest.high - away
    there = forest.high - away if at_low else away - forest.low
    if here <= there:
        return None
    return Message("why-covers-far", space=forest.low if at_low else forest.high)
