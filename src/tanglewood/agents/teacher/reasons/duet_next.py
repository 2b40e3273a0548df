"""Duet: what comes after the trick, and what a card is kept for."""

from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.forecast import ways
from tanglewood.agents.teacher.reasons.duet_path import (
    FOXES,
    MUSICIAN,
    all_aside,
    comes,
    distance,
    gems_after,
    landing,
    nearest,
    passes_gem,
    share,
)
from tanglewood.agents.teacher.reasons.duet_spaces import gem_spaces_of
from tanglewood.core.message import Message
from tanglewood.games.duet.course import ROUNDS
from tanglewood.tricks.winner import follower_wins

REACHES: Final = (3, 2)
"""This many steps are in reach of most tricks, and of many."""
SAME: Final = 0.15
"""What happens that little more often happens as often."""
PHASES: Final = frozenset({"lead", "follow", "exchange", "foxes", "gift"})


def _near(case: Case, space: int, reach: int) -> int:
    """The gems in reach of a space, not counting one that is picked up there."""
    return sum(gems_after(case, space)[max(0, space - reach) : space + reach + 1])


def around(case: Case) -> Message | None:
    """Where the trick mostly takes the tracker more gems are in reach than where it comes after
    the other action, and a gem is found no less often."""
    if case.view.phase not in PHASES:
        return None
    mine, other = landing(case.now_events), landing(case.then_events)
    if mine is None or other is None or min(mine[1], other[1]) < 0.5 or mine[0] == other[0]:
        return None
    found = [share(it, "collected") for it in (case.now_events, case.then_events)]
    if found[0] < found[1] - 0.1:
        return None
    for reach in REACHES:
        gems, fewer = (_near(case, it[0], reach) for it in (mine, other))
        if gems > fewer:
            id = "why-around-gem" if found[0] >= 0.5 else "why-around"
            return Message(id, do=case.called(case.best), other=case.called(case.other),
                           space=mine[0], n=gems, reach=reach,
                           comes=comes(case, mine[1]))  # fmt: skip
    return None


def more_gems(case: Case) -> Message | None:
    """A choice about trump or a gift: this way the trick ends on a gem more often, and on which."""
    if case.view.phase not in {"exchange", "foxes", "gift"}:
        return None
    here, there = (share(it, "collected") for it in (case.now_events, case.then_events))
    if here < 0.3 or there > here - 0.15:
        return None
    found = gem_spaces_of(case.now_events)
    space = min(found, key=lambda it: (-found[it], it))
    return Message("why-more-gems", **ways(case), space=space)


def apart(case: Case) -> Message | None:
    """Both mostly find a gem or none: where the tracker stands then is farther from the ends."""
    if case.view.phase not in PHASES:
        return None
    mine, other = landing(case.now_events), landing(case.then_events)
    if mine is None or other is None or min(mine[1], other[1]) < 0.5 or mine[0] == other[0]:
        return None
    forest = case.view.forest
    left, less = (min(it[0] - forest.low, forest.high - it[0]) for it in (mine, other))
    gems = [share(it, "collected") for it in (case.now_events, case.then_events)]
    if left <= less or less > 1 or gems[0] < gems[1] - 0.1:
        return None
    return Message("why-apart", do=case.called(case.best), other=case.called(case.other),
                   space=mine[0], end=other[0], comes=comes(case, mine[1]))  # fmt: skip


def trump_kept(case: Case) -> Message | None:
    """A card of another suit is played, and one of the last trumps is kept."""
    card, instead, decree = case.best.card, case.other.card, case.view.decree
    if case.view.phase not in {"lead", "follow"} or card is None or instead is None:
        return None
    if decree is None or instead.suit != decree.suit or card.suit == decree.suit:
        return None
    trumps = sum(one.suit == decree.suit for one in case.view.hand)
    if trumps > 2 or len(case.view.hand) < 3 or _to_be_taken(case, card) or passes_gem(case):
        return None
    return Message("why-trump-kept", card=card, kept=instead, n=trumps)


def _to_be_taken(case: Case, card: Any) -> bool:
    """Whether the trick is one to take: left to the partner it leads off the path, or the Foxes are
    played to turn it."""
    forest, decree = case.view.forest, case.view.decree
    if case.view.phase == "lead":
        return share(case.now_events, "went-beyond") > 0.2
    lead = case.view.trick[0]
    if card.rank == FOXES:
        return True
    steps = case.view.paws[lead] + case.view.paws[card]
    won = follower_wins(lead.suit, lead.rank, card.suit, card.rank, decree.suit)
    up = case.me if won else 1 - case.me
    space = forest.tracker + (steps if up else -steps)
    return not forest.low <= space <= forest.high


def way_chosen(case: Case) -> Message | None:
    """The Musician is kept, while gems lie on one side only."""
    card, instead = case.best.card, case.other.card
    if card is None or instead is None or case.view.phase not in {"lead", "follow", "gift"}:
        return None
    if instead.rank != MUSICIAN or card.rank == MUSICIAN or len(case.view.hand) < 3:
        return None
    forest = case.view.forest
    low, high = sum(forest.gems[: forest.tracker]), sum(forest.gems[forest.tracker + 1 :])
    if (low and high) or not all_aside(case):
        return None
    return Message("why-way-chosen", card=card, kept=instead, n=low + high)


def _next_from(case: Case) -> int | None:
    """Where the next trick starts, once the running one has moved the tracker; None where that is
    not the same whatever is chosen and answered."""
    here, there = landing(case.now_events), landing(case.then_events)
    if here is None or here != there or here[1] < 1:
        return None
    return here[0]


def paws_given(case: Case) -> Message | None:
    """A card with many paws goes out of the game as the decree, since the next gem is near."""
    card, kept = case.best.card, case.other.card
    if card is None or kept is None or case.view.phase != "exchange" or card.suit != kept.suit:
        return None
    start = _next_from(case)
    paws, near = case.view.paws, None if start is None else nearest(case, start)
    if near is None or not paws[kept] <= near < paws[card]:
        return None
    return Message("why-paws-given", card=card, start=start, near=near, kept=kept)


def paws_fit(case: Case) -> Message | None:
    """Neither card finds a gem: where the tracker comes the next one is just as many steps away as
    the kept card has paws."""
    card, kept = case.best.card, case.other.card
    if card is None or kept is None or case.view.phase not in {"lead", "follow"}:
        return None
    here, forest = landing(case.now_events), case.view.forest
    if here is None or here[1] < 0.8 or forest.gems[here[0]] or passes_gem(case):
        return None
    paws = case.view.paws[kept]
    gem = next((it for it in (here[0] - paws, here[0] + paws)
                if forest.low <= it <= forest.high and forest.gems[it]), None)  # fmt: skip
    if not paws or gem is None or case.view.paws[card] == paws:
        return None
    return Message("why-paws-fit", card=card, space=here[0], gem=gem, kept=kept, n=paws,
                   comes=comes(case, here[1]))  # fmt: skip


def little_between(case: Case) -> Message | None:
    """Two answers that are worth about the same: they lead to the same space, or to different ones
    without a gem."""
    if case.view.phase != "follow" or case.best.card is None or case.other.card is None:
        return None
    here, there = landing(case.now_events), landing(case.then_events)
    gems = case.view.forest.gems
    if here is None or there is None or min(here[1], there[1]) < 0.7:
        return None
    gap, error = case.found.gap(case.best, case.other)
    if gap > error:
        return None
    said = {"card": case.best.card, "space": here[0], "other": case.other.card}
    if here[0] == there[0]:
        return Message("why-little-same", **said)
    if gems[here[0]] or gems[there[0]]:
        return None
    return Message("why-little-between", **said, instead=there[0])


def alike(case: Case) -> Message | None:
    """Two choices that are worth about the same: the trick finds a gem as often, or none, and then
    the tracker stands as near to one."""
    if case.view.phase not in PHASES - {"foxes"}:
        return None
    gap, error = case.found.gap(case.best, case.other)
    here, there = (share(it, "collected") for it in (case.now_events, case.then_events))
    if gap > error or not case.now_events or abs(here - there) > SAME:
        return None
    if min(here, there) >= 0.5:
        return Message("why-alike-gem", **ways(case))
    near, far = distance(case, case.now_events), distance(case, case.then_events)
    if max(here, there) > 0.3 or near is None or far is None or abs(near - far) > 0.7:
        return None
    return Message("why-alike-none", **ways(case))


def decided(case: Case) -> Message | None:
    """All choices are worth the same: the gems are as good as home, or out of reach."""
    values = [case.found.value(one.action) for one in case.found.prospects]
    left: Any = sum(case.view.forest.gems)
    if max(values) - min(values) >= 0.01:
        return None
    if min(values) >= 0.9:
        return Message("why-gems-safe" if case.view.round == ROUNDS else "why-gems-time", n=left)
    if max(values) <= 0.1:
        more = case.view.round == ROUNDS and left > len(case.view.hand) + bool(case.view.trick)
        return Message("why-gems-many" if more else "why-gems-far", n=left)
    return None
