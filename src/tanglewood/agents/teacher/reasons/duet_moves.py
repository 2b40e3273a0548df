"""Duet: steps of the tracker, and which end of the path is covered."""

from typing import Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.hand import held
from tanglewood.agents.teacher.reason import only_if, the
from tanglewood.agents.teacher.reasons.duet_path import gems_after, nearest
from tanglewood.core.message import Message, Who
from tanglewood.games.duet.actions import Cover, Move

NARROW: Final = 2
"""With so few steps left to an end the tracker may soon leave the path."""
TRUMPS: Final = 2
"""With this many trumps a seat can win some of the next tricks."""


def _has_gem(case: Case, steps: int) -> bool:
    forest = case.view.forest
    space = forest.tracker + steps
    return bool(forest.low <= space <= forest.high and forest.gems[space])


def picks_up(case: Case) -> Message:
    """The move ends on a gem, and the other does not."""
    best, other = the(Move, case.best), the(Move, case.other)
    only_if(_has_gem(case, best.by) and not _has_gem(case, other.by))
    forest = case.view.forest
    space = forest.tracker + best.by
    left = sum(forest.gems) - 1
    if left == 0:
        return Message("why-last-gem", space=space)
    return Message("why-picks-up", space=space, n=left)


def off_the_path(case: Case) -> Message:
    """The other move leaves the path, this one does not."""
    best, other = the(Move, case.best), the(Move, case.other)
    forest = case.view.forest
    inside = [forest.low <= forest.tracker + it.by <= forest.high for it in (best, other)]
    only_if(inside == [True, False])
    return Message(
        "why-off-the-path",
        other=Message("do-move", n=abs(other.by), whom=Who(int(other.by > 0))),
    )


def heaped(case: Case) -> Message:
    """The move ends on a space with several gems, and the other on one with none or one."""
    best, other = the(Move, case.best), the(Move, case.other)
    forest = case.view.forest
    space, instead = (forest.tracker + it.by for it in (best, other))
    only_if(_has_gem(case, best.by) and forest.gems[space] >= 2)
    only_if(not (_has_gem(case, other.by) and forest.gems[instead] > 1))
    return Message("why-heaped", space=space, n=forest.gems[space])


def edge_gem(case: Case) -> Message:
    """Both moves find a gem: the one nearer to an end of the path is harder to come by again."""
    best, other = the(Move, case.best), the(Move, case.other)
    only_if(_has_gem(case, best.by) and _has_gem(case, other.by))
    forest = case.view.forest
    spaces = [forest.tracker + it.by for it in (best, other)]
    left = [min(space - forest.low, forest.high - space) for space in spaces]
    only_if(left[0] < left[1] and left[0] <= 1)
    return Message("why-edge-gem", space=spaces[0], n=left[0])


def nearer(case: Case) -> Message:
    """The move ends nearer to a gem than the other."""
    best, other = the(Move, case.best), the(Move, case.other)
    tracker = case.view.forest.tracker
    here, there = (nearest(case, tracker + it.by) for it in (best, other))
    only_if(here is not None and there is not None and here < there)
    only_if(_has_gem(case, best.by) or not _has_gem(case, other.by))
    both = all(_has_gem(case, it.by) for it in (best, other))
    id = "why-nearer-too" if both else "why-nearer"
    return Message(id, space=tracker + best.by, n=here, other=case.called(other))


def room(case: Case) -> Message:
    """The move keeps farther from the end of the path than the other."""
    best, other = the(Move, case.best), the(Move, case.other)
    forest = case.view.forest
    spaces = [forest.tracker + it.by for it in (best, other)]
    left = [min(space - forest.low, forest.high - space) for space in spaces]
    only_if(left[0] > left[1] <= NARROW and left[0] >= 0)
    only_if(_has_gem(case, best.by) or not _has_gem(case, other.by))
    return Message("why-room", space=spaces[0], n=left[0], other=case.called(other))


def both_find(case: Case) -> Message:
    """Both moves find a gem, where as many lie, and are worth about the same."""
    best, other = the(Move, case.best), the(Move, case.other)
    only_if(_has_gem(case, best.by) and _has_gem(case, other.by))
    forest, (gap, error) = case.view.forest, case.found.gap(best, other)
    space, instead = (forest.tracker + it.by for it in (best, other))
    only_if(gap <= error and forest.gems[space] == forest.gems[instead])
    return Message("why-both-find", space=space, other=instead)


def trump_side(case: Case) -> Message:
    """More gems lie on the side of the seat from there, and with its trumps it can win tricks."""
    best, other = the(Move, case.best), the(Move, case.other)
    decree = case.view.decree
    trumps = held(case, decree.suit)
    only_if(trumps >= TRUMPS)

    def ahead(move: Move) -> int:
        space = case.view.forest.tracker + move.by
        gems = gems_after(case, space)
        return sum(gems[:space] if case.me == 0 else gems[space + 1 :])

    mine, less = ahead(best), ahead(other)
    only_if(mine > less)
    space, instead = (case.view.forest.tracker + it.by for it in (best, other))
    forest = case.view.forest
    only_if(all(forest.low <= it <= forest.high for it in (space, instead)))
    return Message("why-trump-side", space=space, n=mine, trumps=trumps, other=instead)


def covers(case: Case) -> Message:
    """The end with fewer gems near it is covered."""
    best = the(Cover, case.best)
    gems, low, high = case.view.forest.gems, case.view.forest.low, case.view.forest.high
    ends = sum(gems[low : low + 4]), sum(gems[high - 3 : high + 1])
    at_low = best.text == "cover=low"
    mine, other = ends if at_low else ends[::-1]
    only_if(mine < other)
    return Message("why-covers", space=low if at_low else high, n=mine)


def covers_far(case: Case) -> Message:
    """The end that the tracker is farther from is covered."""
    best = the(Cover, case.best)
    forest = case.view.forest
    at_low = best.text == "cover=low"
    away = case.view.start
    here = away - forest.low if at_low else forest.high - away
    there = forest.high - away if at_low else away - forest.low
    only_if(here > there)
    return Message("why-covers-far", space=forest.low if at_low else forest.high)
