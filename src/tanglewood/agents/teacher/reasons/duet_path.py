"""Duet: where a card takes the tracker, and what lies there."""

from collections import Counter
from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.core.event import kind_of
from tanglewood.core.message import Message

MUSICIAN: Final = 1
GAZELLE: Final = 5
Stories = list[list[Any]]


def share(stories: Stories, kind: str) -> float:
    """In how many of the worlds something of this kind happens."""
    if not stories:
        return 0.0
    return sum(any(kind_of(it) == kind for it in events) for events in stories) / len(stories)


def landing(stories: Stories) -> tuple[int, float] | None:
    """The space that the tracker most often moves to, and how often."""
    spaces = Counter(it.space for events in stories for it in events if kind_of(it) == "moved")
    if not spaces:
        return None
    space, often = min(spaces.items(), key=lambda it: (-it[1], it[0]))
    return space, often / len(stories)


def nearest(case: Case, space: int) -> int | None:
    """The steps from a space to the nearest gem, not counting one that is picked up there."""
    forest: Any = case.view.forest
    gems = list(forest.gems)
    if 0 <= space < len(gems) and gems[space]:
        gems[space] -= 1
    steps = [abs(at - space) for at, heap in enumerate(gems) if heap]
    return min(steps) if steps else None


def gem_shares(case: Case) -> tuple[float, float]:
    """How often the trick ends on a gem after the best action, and after the other."""
    if case.best.card is None or case.view.phase not in {"lead", "follow"}:
        return 0.0, 0.0
    return share(case.now_events, "collected"), share(case.then_events, "collected")


def leads_to_gem(case: Case) -> Message | None:
    """The trick ends on a certain gem, as the other action's mostly does not."""
    here, there = gem_shares(case)
    if here < 0.8 or there > here - 0.4 or (found := landing(case.now_events)) is None:
        return None
    space, often = found
    forest = case.view.forest
    if often < 0.8 or not forest.gems[space]:
        return None
    if space == forest.tracker:
        return Message("why-stays-gem", card=case.best.card, space=space)
    if often < 0.97 or case.leading:
        return Message("why-to-gem-likely", card=case.best.card, space=space)
    return Message("why-to-gem", card=case.best.card, space=space)


def musician(case: Case) -> Message | None:
    """With a Musician the winner chooses the way, and gems lie on both sides."""
    if not _only_best(case, MUSICIAN):
        return None
    low, high = _sides(case)
    if not low or not high:
        return None
    return Message("why-musician", card=case.best.card)


def gazelle(case: Case) -> Message | None:
    """With a Gazelle the winner may leave out paws."""
    if not _only_best(case, GAZELLE):
        return None
    return Message("why-gazelle", card=case.best.card)


def _only_best(case: Case, rank: int) -> bool:
    """Whether the best card has this rank, and neither the other nor the trick does."""
    best, other = case.best.card, case.other.card
    if best is None or other is None or case.view.phase not in {"lead", "follow"}:
        return False
    laid = [one.rank for one in case.view.trick]
    return best.rank == rank and other.rank != rank and rank not in laid


def stays_on(case: Case) -> Message | None:
    """The other action more often sends the tracker off the path."""
    if case.best.card is None or case.view.phase not in {"lead", "follow"}:
        return None
    here, there = share(case.now_events, "went-beyond"), share(case.then_events, "went-beyond")
    if there < 0.25 or here > there - 0.2:
        return None
    return Message("why-stays-on", other=case.called(case.other))


def my_way(case: Case) -> Message | None:
    """It takes the trick, so that the tracker comes this way, where more gems lie."""
    if case.best.card is None or not case.now.worlds or case.view.phase not in {"lead", "follow"}:
        return None
    mine, theirs = _sides(case)
    if mine <= theirs or case.taken < 0.8 or case.other_taken > case.taken - 0.3:
        return None
    id = "why-my-way" if case.takes else "why-my-way-likely"
    return Message(id, card=case.best.card, n=mine)


def their_way(case: Case) -> Message | None:
    """The partner takes the trick, and the tracker goes where more gems lie."""
    if case.best.card is None or not case.now.worlds or case.view.phase not in {"lead", "follow"}:
        return None
    mine, theirs = _sides(case)
    if theirs <= mine or case.taken > 0.2 or case.other_taken < case.taken + 0.3:
        return None
    id = "why-their-way" if case.loses else "why-their-way-likely"
    return Message(id, card=case.best.card, who=case.who, n=theirs)


def _sides(case: Case) -> tuple[int, int]:
    """The gems on the side of the viewer and on the other, seen from the tracker."""
    forest = case.view.forest
    low, high = sum(forest.gems[: forest.tracker]), sum(forest.gems[forest.tracker + 1 :])
    return (low, high) if case.me == 0 else (high, low)


def short_step(case: Case) -> Message | None:
    """Its paws carry the tracker less far than the other's, where there is little room."""
    best, other = case.best.card, case.other.card
    if best is None or other is None or case.view.phase not in {"lead", "follow"}:
        return None
    paws = case.view.paws
    if MUSICIAN in {best.rank, other.rank, *(one.rank for one in case.view.trick)}:
        return None  # whoever wins chooses the way
    if paws[best] >= paws[other]:
        return None
    forest = case.view.forest
    left = min(forest.tracker - forest.low, forest.high - forest.tracker)
    beyond = [share(it, "went-beyond") for it in (case.now_events, case.then_events)]
    if left > 2 or beyond[0] >= beyond[1]:
        return None
    return Message("why-short-step", card=best, other=other, n=left)


def long_step(case: Case) -> Message | None:
    """Its paws carry the tracker farther, towards gems that are far away."""
    best, other = case.best.card, case.other.card
    if best is None or other is None or case.view.phase not in {"lead", "follow"}:
        return None
    paws, far = case.view.paws, nearest(case, case.view.forest.tracker)
    if paws[best] <= paws[other] or far is None or far < 3:
        return None
    return Message("why-long-step", card=best, other=other, n=far)


def closer(case: Case) -> Message | None:
    """After the trick the tracker is mostly nearer to a gem than after the other action."""
    if case.best.card is None or case.view.phase not in {"lead", "follow"}:
        return None
    here, there = _distance(case, case.now_events), _distance(case, case.then_events)
    if here is None or there is None or here > there - 0.5:
        return None
    return Message("why-closer", card=case.best.card, other=case.called(case.other))


def _distance(case: Case, stories: Stories) -> float | None:
    """The steps to the nearest gem after the trick, on average; 0 where one was picked up."""
    steps = []
    for events in stories:
        if any(kind_of(it) == "collected" for it in events):
            steps.append(0)
            continue
        moved = [it for it in events if kind_of(it) == "moved"]
        near = nearest(case, moved[-1].space) if moved else None
        if near is not None:
            steps.append(near)
    return sum(steps) / len(steps) if steps else None
