"""Duet: what a card does that is led or answered with."""

from math import ceil
from typing import Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.hand import held
from tanglewood.agents.teacher.reason import given, only_if
from tanglewood.agents.teacher.reasons.duet_chosen import chosen_way
from tanglewood.agents.teacher.reasons.duet_path import (
    POWERS,
    Outcome,
    either,
    gems_after,
    near,
    nearest,
    outcome,
    power,
    room,
    round_ends,
    sides,
    sure,
)
from tanglewood.cards.duet import DuetCard
from tanglewood.core.action import Action
from tanglewood.core.message import Message

PLAYED: Final = frozenset({"lead", "follow"})
OFTEN: Final = 0.5
"""So often a gem must be found to be told of."""
MOSTLY: Final = 0.7
"""From here on it is what usually comes."""
USUALLY: Final = 0.75
"""So often somebody must take the trick to be told of."""
LIKELY: Final = 0.9
SELDOM: Final = 0.1
MAY: Final = 0.25
"""So often the tracker must leave the path to be told of."""
COVERED: Final = 0.8
"""So many of the gems that are found must lie on the spaces that are told."""
CLOSE: Final = 2.5
"""With so many steps to the nearest gem the tracker stands near to one."""
REACH: Final = 2
"""So many steps are in reach of most tricks."""
SPACES: Final = 3
SAME: Final = 0.2
"""Tricks that find a gem so little more often are alike in that."""


def played(case: Case) -> tuple[DuetCard, Outcome]:
    """The card that is led or answered with, and what comes of it; no reason of these holds without
    one."""
    only_if(case.view.phase in PLAYED)
    found = outcome(case)
    only_if(found.worlds)
    card: DuetCard = given(case.best.card)
    return card, found


def fifths(often: float) -> int:
    """How often something happens, as coarse as a few worlds tell it."""
    return round(5 * often)


def taker(found: Outcome) -> str:
    """Who usually takes the trick."""
    return "me" if found.mine >= USUALLY else "mate" if found.mine <= 1 - USUALLY else "open"


def ends_on_gem(case: Case) -> Message | None:
    """The answer surely ends the trick on a gem: who takes it, and with how many paws."""
    card, found = played(case)
    only_if(sure(case, found.often) and found.gem >= SURE)
    only_if(not SURE > found.mine > 1 - SURE)
    steps = abs(found.space - case.view.forest.tracker)
    stays = "" if steps else "stays-"
    return Message(f"why-duet-gem-{stays}{taker(found)}", do=card, who=case.who, n=steps,
                   space=found.space)  # fmt: skip


def finds_gem(case: Case) -> Message | None:
    """The trick mostly ends on a gem: on which, and who takes it."""
    card, found = played(case)
    only_if(found.gem >= OFTEN and found.free <= 0.5)
    comes = given(gem_comes(case, found))
    return Message(f"why-duet-finds-{taker(found)}", do=card, who=case.who, comes=comes,
                   fifths=fifths(found.gem))  # fmt: skip


def gem_comes(case: Case, found: Outcome) -> Message | None:
    """That the tracker comes to a gem, on one of a few spaces."""
    likely = sorted(found.gems, key=lambda it: (-found.gems[it], it))[:SPACES]
    while len(likely) > 1 and _covered(found, likely[:-1]) >= COVERED:
        likely = likely[:-1]
    if not likely or _covered(found, likely) < COVERED:
        return None
    gem = Message("duet-gem-at", n=len(likely), spaces=either(sorted(likely)))
    often = (
        "sure"
        if sure(case, found.gem) and not found.free
        else "mostly"
        if found.gem >= MOSTLY
        else "maybe"
    )
    return Message("duet-comes", gem=gem, often=often)


def _covered(found: Outcome, spaces: list[int]) -> float:
    return sum(found.gems[space] for space in spaces) / found.gems.total()


def free_way(case: Case) -> Message | None:
    """The winner chooses how the tracker moves, and mostly finds a gem."""
    _, found = played(case)
    only_if(found.free > 0.5 and found.gem >= OFTEN)
    told = given(chosen_way(case))
    return Message(told.id, **{**told.args, "fifths": fifths(found.gem)})


def stays_on(case: Case) -> Message | None:
    """The tracker stays on the path, as it may not with another card."""
    card, found = played(case)
    only_if(found.beyond <= SELDOM / 2)
    only_if(any(outcome(case, it).beyond >= MAY for it in case.view.legal))
    return Message("why-duet-stays", do=card)


def stands_at(case: Case) -> Message | None:
    """Where the tracker comes to, without a gem, and how far the next one lies."""
    card, found = played(case)
    only_if(found.often >= MOSTLY and found.gem < 1 - MOSTLY)
    steps = nearest(case, found.space) or 0
    id = "why-duet-stands" if sure(case, found.often) else "why-duet-stands-likely"
    return Message(id, do=card, space=found.space, near=given(near(case, found.space)), n=steps)


def comes_close(case: Case) -> Message | None:
    """Who mostly takes the trick, and how near to a gem the tracker stands then."""
    card, found = played(case)
    far = given(found.far)
    only_if(far < CLOSE and found.beyond <= SELDOM and found.gem < OFTEN and found.free <= 0.5)
    return Message(f"why-duet-close-{taker(found)}", do=card, who=case.who, n=max(1, ceil(far)),
                   halves=round(2 * far))  # fmt: skip


def next_gem(case: Case) -> Message | None:
    """From the gem that the trick finds, the next one is not far."""
    card, space = _gem_space(case)
    return Message("why-duet-next", do=card, space=space, near=given(near(case, space)),
                   n=nearest(case, space) or 0)  # fmt: skip


def edge(case: Case) -> Message | None:
    """The gem lies near the end of the path."""
    card, space = _gem_space(case)
    left = room(case, space)
    only_if(left <= 1)
    return Message("why-duet-edge", do=card, space=space, left=left)


def heap(case: Case) -> Message | None:
    """Several gems lie where the trick ends."""
    card, space = _gem_space(case)
    gems = case.view.forest.gems[space]
    only_if(gems > 1)
    return Message("why-duet-heap", do=card, space=space, n=gems)


def _gem_space(case: Case) -> tuple[DuetCard, int]:
    """The space on which the answer most likely finds a gem."""
    card, found = played(case)
    only_if(found.often >= LIKELY and found.gem >= LIKELY and case.view.phase == "follow")
    return card, found.space


def around(case: Case) -> Message | None:
    """Where the trick takes the tracker, many gems are in reach of the next one."""
    card, found = played(case)
    only_if(found.often >= MOSTLY and not round_ends(case))
    gems = gems_after(case, found.space)
    n = sum(gems[max(0, found.space - REACH) : found.space + REACH + 1])
    only_if(n > 1)
    here = bool(case.view.forest.gems[found.space])
    gem, mostly = "-gem" if here else "", "" if sure(case, found.often) else "-likely"
    return Message(f"why-duet-around{gem}{mostly}", do=card, space=found.space, n=n, all=n + here)


def sheds(case: Case) -> Message | None:
    """The trick ends alike with a lower card, which stays and leaves tricks to the partner, on
    whose side more gems lie then."""
    card, found = played(case)
    only_if(case.view.phase == "follow" and found.often >= LIKELY)
    lower = []
    for it in case.view.legal:
        there = outcome(case, it)
        alike = there.often >= LIKELY and there.space == found.space
        if it.card.suit == card.suit and it.card.rank < card.rank and alike:
            lower.append(it.card)
    only_if(lower)
    _, mine, theirs = sides(case, found.space)
    only_if(theirs > mine)
    return Message("why-duet-sheds", do=card, kept=min(lower), who=case.who, n=theirs,
                   space=found.space)  # fmt: skip


def finds_too(case: Case, action: Action) -> bool:
    """Whether another card finds a gem as often, be it by a way that is chosen."""
    if action.card is None:
        return False
    mine, there = outcome(case), outcome(case, action)
    return fifths(there.gem) >= fifths(mine.gem) and there.beyond <= mine.beyond + SELDOM


def keeps_room(case: Case) -> Message | None:
    """The tracker stays away from the ends of the path, as it may not with another card."""
    card, found = played(case)
    only_if(found.often >= MOSTLY)
    left = room(case, found.space)
    others = [it for it in (outcome(case, it) for it in case.view.legal) if it.often >= MOSTLY]
    only_if(left > 1 and any(room(case, it.space) <= 1 for it in others))
    mostly = "" if sure(case, found.often) else "-likely"
    return Message(f"why-duet-room{mostly}", do=card, space=found.space, n=left)


def spares(case: Case) -> Message | None:
    """The trick finds a gem as seldom or as often as with a better card, which stays."""
    card, found = played(case)
    worse = [it for it in case.found.choice().worse if it.card and as_often(case, found, it)]
    ranked = [(worth, -at, it) for at, it in enumerate(worse) if (worth := _worth(case, card, it))]
    only_if(ranked)
    kept = max(ranked, key=lambda it: it[:2])[2].card
    id = "gem" if found.gem >= OFTEN else "none"
    return Message(f"why-duet-spares-{id}", do=card, kept=kept, stays=stays(case, kept))


def as_often(case: Case, found: Outcome, action: Action) -> bool:
    """Whether an action finds a gem about as often, and leaves the path no less often."""
    there = outcome(case, action)
    if abs(there.gem - found.gem) > SAME or there.beyond > found.beyond + SELDOM:
        return False
    return min(there.gem, found.gem) >= OFTEN or max(there.gem, found.gem) <= 1 - MOSTLY


def _worth(case: Case, card: DuetCard, other: Action) -> int:
    """How much rather another card is kept than this one; 0 where it is not."""
    kept, trump = other.card, case.view.decree.suit
    if kept.rank in POWERS and card.rank not in POWERS and (card.suit != trump):
        return 3
    if kept.suit == trump and card.suit != trump and card.rank not in POWERS:
        return 2
    return int(kept.suit == card.suit and kept.rank > card.rank and not POWERS & {card.rank})


def stays(case: Case, kept: DuetCard) -> Message:
    """What a card is kept for, as the end of a sentence."""
    trump = case.view.decree.suit
    if kept.rank in POWERS:
        return power(kept)
    if kept.suit == trump:
        return Message("stays-trump", n=held(case, trump))
    return Message("stays-higher")
