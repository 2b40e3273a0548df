"""Duet: steps of the tracker that the winner of a trick chooses, and which end of the path is
covered between rounds."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.hand import held
from tanglewood.agents.teacher.reason import given, only_if, the
from tanglewood.agents.teacher.reasons import duet_path as path
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import Cover, Move
from tanglewood.games.duet.forest import Forest, covered

REACH: Final = 2
"""So many steps are in reach of most tricks."""
TRUMPS: Final = 2
"""With this many trumps a seat can win some of the next tricks."""


def _space(case: Case) -> int | None:
    """Where a step ends; None beyond the path."""
    forest = case.view.forest
    space: int = forest.tracker + the(Move, case.best).by
    return space if forest.low <= space <= forest.high else None


def _found(case: Case) -> int:
    """The space on which a step finds a gem."""
    space = given(_space(case))
    only_if(case.view.forest.gems[space])
    return space


def picks_up(case: Case) -> Message | None:
    """The step ends on a gem, the last one, or one from which the next lies so far away."""
    space = _found(case)
    if sum(case.view.forest.gems) == 1:
        return Message("why-last-gem", space=space, n=0)
    steps = path.nearest(case, space)
    near = given(path.near(case, space))
    if steps == 0:
        more = "more" if case.view.forest.gems[space] > 1 else "new"
        return Message(f"why-move-gem-{more}", space=space, n=0)
    close = "yes" if given(steps) <= REACH else "no"
    return Message("why-move-gem", space=space, near=near, n=steps, close=close)


def heaped(case: Case) -> Message | None:
    """Several gems lie where the step ends."""
    space = _found(case)
    only_if(case.view.forest.gems[space] >= 2)
    return Message("why-heaped", space=space, n=case.view.forest.gems[space])


def edge_gem(case: Case) -> Message | None:
    """The gem lies near an end of the path, where it is harder to come by again."""
    space = _found(case)
    left = path.room(case, space)
    only_if(left <= 1)
    return Message("why-move-edge", space=space, n=left)


def nearer(case: Case) -> Message | None:
    """Where the next gem lies from where a step without one ends."""
    space = given(_space(case))
    only_if(not case.view.forest.gems[space])
    near = given(path.near(case, space))
    steps = given(path.nearest(case, space))
    if not steps:
        return Message("why-move-under", space=space, n=0)
    id = "why-move-between" if near.id == "near-two" and near.args["n"] == 1 else "why-move-near"
    return Message(id, space=space, near=near, who=case.who, n=steps)


def in_reach(case: Case) -> Message | None:
    """So many gems lie in reach of where the step ends."""
    space = given(_space(case))
    only_if(not path.round_ends(case))
    n = _around(path.gems_after(case, space), space)
    only_if(n > 1)
    here = bool(case.view.forest.gems[space])
    return Message("why-move-around-gem" if here else "why-move-around", space=space, n=n,
                   all=n + here)  # fmt: skip


def _around(gems: tuple[int, ...], space: int) -> int:
    return sum(gems[max(0, space - REACH) : space + REACH + 1])


def stays_inside(case: Case) -> Message | None:
    """The tracker stays so far from the ends of the path."""
    space = given(_space(case))
    left = path.room(case, space)
    only_if(left > 1)
    return Message("why-move-room", space=space, n=left)


def trump_side(case: Case) -> Message | None:
    """Gems lie on the side of the seat from there, and with its trumps it can win tricks."""
    space, trumps = given(_space(case)), held(case, case.view.decree.suit)
    mine = path.sides(case, space).mine
    only_if(trumps >= TRUMPS and mine)
    return Message("why-trump-side", space=space, n=mine, trumps=trumps)


def goes_back(case: Case) -> Message | None:
    """The tracker leaves the path and goes back, at the cost of a token: where the next gem lies
    then."""
    _, gems = given(_back(case, case.best))
    start = case.view.start
    near = given(path.near_to(gems, start))
    n = min(abs(at - start) for at, heap in enumerate(gems) if heap)
    return Message("why-move-back", space=start, near=near, n=n)


def _back(case: Case, action: Action) -> tuple[Forest, tuple[int, ...]] | None:
    """The forest and its gems after a step past the end, which costs a token."""
    forest, start = case.view.forest, case.view.start
    if not isinstance(action, Move) or not forest.tokens:
        return None
    if forest.low <= forest.tracker + action.by <= forest.high:
        return None
    after, _ = covered(forest._replace(tracker=start), at_low=action.by < 0)
    return after, path.gems_after(case, -1, after)


def back_as_near(case: Case, action: Action) -> bool:
    """Whether the next gem lies as near after a step past the end."""
    back, space = _back(case, action), _space(case)
    steps = None if space is None else path.nearest(case, space)
    if back is None or steps is None:
        return False
    return any(abs(at - case.view.start) <= steps for at, heap in enumerate(back[1]) if heap)


def back_as_many(case: Case, action: Action) -> bool:
    """Whether as many gems lie in reach after a step past the end."""
    back, space = _back(case, action), _space(case)
    if back is None or space is None:
        return False
    mine = _around(path.gems_after(case, space), space) + bool(case.view.forest.gems[space])
    return _around(back[1], case.view.start) >= mine


def back_as_inside(case: Case, action: Action) -> bool:
    """Whether a step past the end brings the tracker as far from the ends as another."""
    back, space, start = _back(case, action), _space(case), case.view.start
    if back is None or space is None:
        return False
    return bool(min(start - back[0].low, back[0].high - start) >= path.room(case, space))


def past_the_end(case: Case) -> Sequence[Action]:
    """The best of the steps past the end, where the advised one stays on the path and finds no gem:
    what it costs is always told."""
    found, forest = case.found, case.view.forest
    if not isinstance(found.chosen, Move) or _back(case, found.chosen) is not None:
        return ()
    space = forest.tracker + found.chosen.by
    if not forest.low <= space <= forest.high or forest.gems[space]:
        return ()
    past = [it.action for it in found.others if _back(case, it.action) is not None]
    return sorted(past, key=lambda it: -found.value(it))[:1]


def leaves(case: Case) -> Message | None:
    """A step leaves the path."""
    only_if(_space(case) is None)
    move = the(Move, case.best)
    if not case.view.forest.tokens:
        return Message("why-off-the-path-lost", other=case.called(move))
    forest = case.view.forest
    space = forest.low if move.by < 0 else forest.high
    return Message("why-off-the-path", other=case.called(move), space=space)


def no_gem(case: Case) -> Message | None:
    """A step ends where no gem lies, and so far from the next one."""
    space = given(_space(case))
    only_if(not case.view.forest.gems[space])
    near, steps = given(path.near(case, space)), given(path.nearest(case, space))
    return Message("why-move-none", space=space, near=near, n=steps)


def far_on(case: Case) -> Message | None:
    """The gem is found, and the next one lies far from there."""
    space = _found(case)
    near, steps = given(path.near(case, space)), given(path.nearest(case, space))
    only_if(steps > 1)
    return Message("why-move-far", space=space, near=near, n=steps)


def near_end(case: Case) -> Message | None:
    """A step ends near an end of the path: the next trick may lead off it."""
    space = given(_space(case))
    left = path.room(case, space)
    only_if(left <= 1)
    return Message("why-move-end", space=space, n=left)


class End(NamedTuple):
    """An end of the path that may be covered: its last space, the one that its gems slide to, how
    many lie on it, how many on its side of the tracker, and the steps from there to the tracker."""

    space: int
    to: int
    gems: int
    side: int
    away: int


def ends(case: Case) -> tuple[End, End]:
    """The end that is covered, and the one that is kept."""
    cover, forest = the(Cover, case.best), case.view.forest
    gems: Any = forest.gems
    low = End(forest.low, forest.low + 1, gems[forest.low], sum(gems[: forest.tracker]),
              forest.tracker - forest.low)  # fmt: skip
    high = End(forest.high, forest.high - 1, gems[forest.high], sum(gems[forest.tracker + 1 :]),
               forest.high - forest.tracker)  # fmt: skip
    return (low, high) if cover.text == "cover=low" else (high, low)


def covers_under(case: Case) -> Message | None:
    """The gems of the end slide to where the tracker stands."""
    end, _ = ends(case)
    only_if(end.gems and end.to == case.view.forest.tracker)
    return Message("why-covers-under", space=end.space, to=end.to, n=end.gems)


def covers_room(case: Case) -> Message | None:
    """The tracker keeps more steps to the nearer end than if the other one were covered."""
    end, kept = ends(case)
    room, less = min(end.away - 1, kept.away), min(end.away, kept.away - 1)
    only_if(room > less)
    return Message("why-covers-room", at=case.view.forest.tracker, space=end.space,
                   far=kept.space, n=room, less=less)  # fmt: skip


def covers_slides(case: Case) -> Message | None:
    """The gems of the end slide nearer to the tracker."""
    end, _ = ends(case)
    only_if(end.gems and end.away > 1)
    return Message("why-covers-slides", space=end.space, to=end.to, n=end.gems, away=end.away)


def covers_behind(case: Case) -> Message | None:
    """Most gems lie on the other side of the tracker, and the way to them stays whole."""
    end, kept = ends(case)
    only_if(end.side < kept.side)
    return Message("why-covers-behind", at=case.view.forest.tracker, space=end.space,
                   far=kept.space, many=kept.side, n=end.side)  # fmt: skip


def covers_empty(case: Case) -> Message | None:
    """No gem lies on the end, and one does on the other."""
    end, kept = ends(case)
    only_if(not end.gems and kept.gems)
    return Message("why-covers-empty", space=end.space, far=kept.space)
