"""Duet: what the next tricks mostly bring after an action, and seldom after the other."""

from collections.abc import Hashable
from typing import Any, Final

from tanglewood.agents.hint.rollout import Story
from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.forecast import MOSTLY, both, differences, mean, ways
from tanglewood.agents.teacher.reasons.duet_path import comes, landing
from tanglewood.core.message import Message, Who

TRICKS: Final = 3
"""This trick and the next two."""
MOVING: Final = frozenset({"move", "cover"})
"""Phases in which the tracker still moves, or an end of the path is covered."""


def over(events: Story, state: Any) -> bool:
    """After a few tricks, when the tracker has moved."""
    moves = sum(it.kind in {"moved", "went-beyond"} for it in events)
    return moves >= TRICKS and state.phase not in MOVING


def _gems(events: Story) -> int:
    return sum(it.kind == "collected" for it in events)


def _beyond(events: Story) -> int:
    return sum(it.kind == "went-beyond" for it in events)


def _richer(case: Case) -> bool:
    """The next tricks bring no fewer gems, and the tracker leaves the path no more often."""
    here, there = both(case, over)
    return mean(here, _gems) >= mean(there, _gems) and mean(here, _beyond) <= mean(there, _beyond)


def gem(case: Case) -> Message | None:
    """The gem of a certain space is picked up in the next tricks."""
    here, there = both(case, over)
    if not _richer(case):
        return None

    def facts(events: Story) -> set[Hashable]:
        return {it.space for it in events if it.kind == "collected"}

    found = differences([facts(it) for it in here], [facts(it) for it in there])
    if not found:
        return None
    said = {"space": found[0].fact, "often": found[0].often, **ways(case)}
    mine, other = landing(case.now_events), landing(case.then_events)
    if mine is None or mine[1] < MOSTLY or (other is not None and mine[0] == other[0]):
        return Message("forecast-gem", **said)
    if mine[0] == found[0].fact:
        return Message("forecast-gem-at", **said, comes=comes(case, mine[1]))
    return Message("forecast-gem-from", **said, at=mine[0], comes=comes(case, mine[1]))


def token(case: Case) -> Message | None:
    """After the other action the tracker leaves the path soon, and to which side."""
    here, there = both(case, over)

    def facts(events: Story) -> set[Hashable]:
        return {it.by > 0 for it in events if it.kind == "went-beyond"}

    found = differences([facts(it) for it in there], [facts(it) for it in here])
    if not found:
        return None
    forest: Any = case.view.forest
    return Message("forecast-beyond", space=forest.high if found[0].fact is True else forest.low,
                   often=found[0].often, **ways(case))  # fmt: skip


def next_gems(case: Case) -> Message | None:
    """This many gems are picked up in the next tricks, and fewer after the other action."""
    here, there = both(case, over)
    if not _richer(case):
        return None
    found = differences(*([{*range(1, _gems(it) + 1)} for it in side] for side in (here, there)))
    if not found:
        return None
    return Message("forecast-gems", n=found[0].fact, often=found[0].often,
                   **ways(case))  # fmt: skip


def hand_wins(case: Case) -> Message | None:
    """A card that is kept, or given as a gift, takes one of the next tricks, while more gems are
    picked up."""
    here, there = both(case, over)
    if not _richer(case) or mean(here, _gems) == mean(there, _gems):
        return None
    playing = case.view.phase in {"lead", "follow"}
    played = {case.best.card, case.other.card} if playing else set()

    def facts(events: Story) -> set[Hashable]:
        cards = {*case.view.hand} - played
        took = [it for it in events if it.kind == "trick-won"]
        won = {(it.lead if it.leader == it.winner else it.follow, it.winner) for it in took}
        return {one for one in won if one[0] in cards}

    found = differences([facts(it) for it in here], [facts(it) for it in there])
    if not found:
        return None
    assert isinstance(found[0].fact, tuple)
    card, seat = found[0].fact
    if seat == case.me:
        id = "forecast-hand-kept" if card == case.other.card else "forecast-hand-mine"
    else:
        id = "forecast-hand-given" if card == case.best.card else "forecast-hand-mate"
    return Message(id, card=card, who=Who(1 - case.me), often=found[0].often,
                   **ways(case))  # fmt: skip
