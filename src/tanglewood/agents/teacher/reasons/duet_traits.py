"""Duet: what a card does, led, in answer, or as a gift."""

from collections import Counter
from math import ceil
from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reason import given, only_if, the
from tanglewood.agents.teacher.reasons.duet_chosen import chosen_way
from tanglewood.agents.teacher.reasons.duet_course import near_to
from tanglewood.agents.teacher.reasons.duet_gifts import seen
from tanglewood.agents.teacher.reasons.duet_path import (
    LIKELY,
    POWERS,
    SELDOM,
    distance,
    free,
    gems_after,
    landing,
    share,
)
from tanglewood.agents.teacher.reasons.duet_spaces import gem_spaces_of
from tanglewood.cards.duet import DuetCard
from tanglewood.core.message import Argument, Message
from tanglewood.games.duet.actions import Give
from tanglewood.games.duet.cards import HEIR

PLAYED: Final = frozenset({"lead", "follow"})
OFTEN: Final = 0.5
"""So often a gem must be found to be told of."""
MOSTLY: Final = 0.7
"""From here on it is what usually comes."""
USUALLY: Final = 0.75
"""So often somebody must take the trick to be told of."""
COVERED: Final = 0.8
"""So many of the gems that are found must lie on the spaces that are told."""
CLOSE: Final = 2.5
"""With so many steps to the nearest gem the tracker stands near to one."""
SPACES: Final = 3
KEPT: Final = 2
"""So many cards are named that stay in the hand."""


def played(case: Case) -> DuetCard:
    """The card that is led or answered with; no reason of these holds without one."""
    only_if(case.view.phase in PLAYED and case.now_events)
    card: DuetCard = given(case.best.card)
    return card


def fifths(often: float) -> int:
    """How often something happens, as coarse as a few worlds tell it."""
    return round(5 * often)


def ends_on_gem(case: Case) -> Message | None:
    """The answer surely ends the trick on a gem: who takes it, and with how many paws."""
    card = played(case)
    space, often = given(landing(case.now_events))
    only_if(not case.leading and often >= SURE and share(case.now_events, "collected") >= SURE)
    only_if(not SURE > case.taken > 1 - SURE)
    forest = case.view.forest
    steps = abs(space - forest.tracker)
    who = "me" if case.taken >= SURE else "mate"
    id = f"why-duet-gem-{who}" if steps else f"why-duet-gem-stays-{who}"
    return Message(id, do=card, who=case.who, n=steps, space=space)


def finds_gem(case: Case) -> Message | None:
    """The trick mostly ends on a gem: on which, and who takes it."""
    card, often = played(case), share(case.now_events, "collected")
    only_if(often >= OFTEN and not free(case.now_events))
    found = gem_spaces_of(case.now_events)
    likely = [space for space, _ in sorted(found.items(), key=lambda it: (-it[1], it[0]))][:SPACES]
    while len(likely) > 1 and _covered(found, likely[:-1]) >= COVERED:
        likely = likely[:-1]
    only_if(likely and _covered(found, likely) >= COVERED)
    taker = "me" if case.taken >= USUALLY else "mate" if case.taken <= 1 - USUALLY else "open"
    gem = Message("duet-gem-at", n=len(likely), spaces=either(sorted(likely)))
    comes = Message("duet-comes", gem=gem, often="mostly" if often >= MOSTLY else "maybe")
    return Message(f"why-duet-finds-{taker}", do=card, who=case.who, comes=comes,
                   fifths=fifths(often))  # fmt: skip


def _covered(found: Counter[int], spaces: list[int]) -> float:
    return sum(found[space] for space in spaces) / found.total()


def either(spaces: list[int]) -> Argument:
    """'3', '3 or 4', '3, 4 or 6'."""
    *some, last = spaces
    if not some:
        return last
    first: Argument = some[0]
    for more in some[1:]:
        first = Message("list-more", some=first, more=more)
    return Message("list-or", some=first, last=last)


def free_way(case: Case) -> Message | None:
    """The winner chooses how the tracker moves, and mostly finds a gem."""
    played(case)
    often = share(case.now_events, "collected")
    only_if(free(case.now_events) and often >= OFTEN)
    found = given(chosen_way(case))
    return Message(found.id, **{**found.args, "fifths": fifths(often)})


def next_gem(case: Case) -> Message | None:
    """From the gem that the trick finds, the next one is not far."""
    space = _gem_space(case)
    steps = min((abs(at - space) for at, heap in enumerate(gems_after(case, space)) if heap),
                default=0)  # fmt: skip
    near = given(near_to(gems_after(case, space), space))
    return Message("why-duet-next", do=case.best.card, space=space, near=near, n=steps)


def edge(case: Case) -> Message | None:
    """The gem lies near the end of the path."""
    space = _gem_space(case)
    forest = case.view.forest
    left = min(space - forest.low, forest.high - space)
    only_if(left <= 1)
    return Message("why-duet-edge", do=case.best.card, space=space, left=left)


def heap(case: Case) -> Message | None:
    """Several gems lie where the trick ends."""
    space = _gem_space(case)
    gems = case.view.forest.gems[space]
    only_if(gems > 1)
    return Message("why-duet-heap", do=case.best.card, space=space, n=gems)


def _gem_space(case: Case) -> int:
    """The space on which the answer most likely finds a gem."""
    played(case)
    space, often = given(landing(case.now_events))
    only_if(often >= LIKELY and share(case.now_events, "collected") >= LIKELY and not case.leading)
    return space


def stands_at(case: Case) -> Message | None:
    """Where the tracker comes to, without a gem, and how far the next one lies."""
    card = played(case)
    space, often = given(landing(case.now_events))
    only_if(often >= MOSTLY and share(case.now_events, "collected") < 1 - MOSTLY)
    gems = gems_after(case, space)
    steps = min((abs(at - space) for at, heap in enumerate(gems) if heap), default=0)
    id = "why-duet-stands" if often >= SURE and not case.leading else "why-duet-stands-likely"
    return Message(id, do=card, space=space, near=given(near_to(gems, space)), n=steps)


def comes_close(case: Case) -> Message | None:
    """Who mostly takes the trick, and how near to a gem the tracker stands then."""
    card, far = played(case), distance(case, case.now_events)
    only_if(far is not None and far < CLOSE and share(case.now_events, "went-beyond") <= SELDOM)
    assert far is not None
    only_if(share(case.now_events, "collected") < OFTEN and not free(case.now_events))
    taker = "me" if case.taken >= USUALLY else "mate" if case.taken <= 1 - USUALLY else "open"
    return Message(f"why-duet-close-{taker}", do=card, who=case.who, n=max(1, ceil(far)),
                   halves=round(2 * far))  # fmt: skip


def plain_card(case: Case) -> Message | None:
    """A card that is no trump and can do nothing goes; those that are, or can, stay."""
    card, trump = played(case), case.view.decree.suit
    only_if(card.rank not in POWERS and card.suit != trump)
    only_if(card.rank != HEIR or case.view.phase != "lead")  # led, it lets the other play anything
    stay = precious(case, card)
    return Message("why-duet-keeps", do=card, cards=tuple(stay[:KEPT]))


def precious(case: Case, card: DuetCard) -> list[DuetCard]:
    """The trumps and the cards that can do something that stay in the hand, the best first."""
    trump = case.view.decree.suit
    stay = [it for it in case.view.hand if it != card and (it.rank in POWERS or it.suit == trump)]
    only_if(stay)
    return sorted(stay, key=lambda it: (it.suit != trump, it.rank not in POWERS, -it.rank))


def lowest(case: Case) -> Message | None:
    """The lowest of several cards of a suit."""
    card = played(case)
    suit = [it for it in case.view.hand if it.suit == card.suit]
    only_if(len(suit) > 1 and card == min(suit) and card.rank not in POWERS)
    return Message("why-duet-lowest", do=card, suit=suit_name(card), n=len(suit))


def gift_found(case: Case) -> Message | None:
    """The partner answers with the gift, and the tracker mostly comes to a gem."""
    card = the(Give, case.best).card
    only_if(case.now_events)
    mate = 1 - case.me
    found: Counter[int] = Counter(
        it.space
        for events in case.now_events
        if any(it.kind == "played" and (it.card, it.seat) == (card, mate) for it in events)
        for it in events
        if it.kind == "collected"
    )
    often = found.total() / len(case.now_events)
    only_if(often >= OFTEN)
    space = min(found, key=lambda it: (-found[it], it))
    return Message("why-gift-answers", card=card, who=case.who, space=space, fifths=fifths(often))


def trump_given(case: Case) -> Message | None:
    """The partner gets a trump, and more gems lie over there."""
    card = the(Give, case.best).card
    at, mine, theirs = seen(case)
    only_if(card.suit == case.view.decree.suit and theirs > mine)
    return Message("why-gift-trump", card=card, who=case.who, n=theirs, at=at, rank=card.rank)


def trumps_stay(case: Case) -> Message | None:
    """What is no trump and can do nothing is given; what takes tricks towards the gems stays."""
    card = the(Give, case.best).card
    at, mine, theirs = seen(case)
    only_if(mine and mine >= theirs and card.suit != case.view.decree.suit)
    only_if(card.rank not in POWERS)
    stay = precious(case, card)
    return Message("why-gift-stays", card=card, cards=tuple(stay[:KEPT]), at=at, n=mine)


def only_of_suit(case: Case) -> Message | None:
    """The only card of a suit goes: then another may answer that suit."""
    card = the(Give, case.best).card
    only_if(sum(it.suit == card.suit for it in case.view.hand) == 1 < len(case.view.hand))
    trump: Any = case.view.decree.suit
    trumps = sum(it.suit == trump for it in case.view.hand)
    either = card.suit != trump and 0 < trumps < len(case.view.hand) - 1
    return Message(f"why-gift-void{'-either' if either else ''}", card=card, suit=suit_name(card))


def gift_weak(case: Case) -> Message | None:
    """A card that wins few tricks goes, and gems lie on the own side."""
    card = the(Give, case.best).card
    at, mine, _ = seen(case)
    plain = [it for it in case.view.hand if it.rank not in POWERS
             and it.suit != case.view.decree.suit]  # fmt: skip
    only_if(mine and len(plain) > 1 and card in plain)
    only_if(card.rank == min(it.rank for it in plain))
    return Message("why-gift-weakest", card=card, side=Message("side-mine", at=at, n=mine),
                   rank=card.rank)  # fmt: skip


def gift_strong(case: Case) -> Message | None:
    """A card that wins tricks goes to the side of more gems."""
    card = the(Give, case.best).card
    at, mine, theirs = seen(case)
    only_if(theirs > mine and card.rank not in POWERS and card.suit != case.view.decree.suit)
    only_if(card.rank == max(it.rank for it in case.view.hand if it.suit == card.suit))
    return Message("why-gift-highest", card=card, who=case.who, n=theirs, at=at, suit=suit_name(
        card), rank=card.rank)  # fmt: skip


def clash(one: Message, two: Message) -> bool:
    """Whether both sentences tell of the cards that stay."""
    return "cards" in one.args and two.id in {"why-duet-lowest", "why-gift-no-trump"}
