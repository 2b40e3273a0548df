"""Duet: what speaks against a card, led, in answer, or as a gift."""

from typing import Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.reason import given, only_if, the
from tanglewood.agents.teacher.reasons.duet_course import near_to
from tanglewood.agents.teacher.reasons.duet_gifts import seen
from tanglewood.agents.teacher.reasons.duet_path import (
    LIKELY,
    POWERS,
    gems_after,
    landing,
    power,
    share,
)
from tanglewood.agents.teacher.reasons.duet_traits import MOSTLY, fifths, played
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import Give

MAY: Final = 0.25
"""So often the tracker must leave the path to be told of."""
FAR: Final = 2
"""So many steps to the next gem are a long way."""


def beyond(case: Case) -> Message | None:
    """The tracker leaves the path, or may."""
    card, often = played(case), share(case.now_events, "went-beyond")
    only_if(often >= MAY)
    lost = case.view.forest.tokens == 0
    sure = often >= SURE and not case.leading
    likely = "-likely" if often >= LIKELY and not lost else ""
    id = "why-leaves-path" if sure else f"why-stays-on{likely}"
    return Message(f"{id}-lost" if lost else id, other=card, fifths=fifths(often))


def far(case: Case) -> Message | None:
    """The tracker comes to a space that lies far from the next gem."""
    card = played(case)
    space, often = given(landing(case.now_events))
    only_if(often >= MOSTLY and share(case.now_events, "collected") < 1 - MOSTLY)
    gems = gems_after(case, space)
    steps = min((abs(at - space) for at, heap in enumerate(gems) if heap), default=0)
    only_if(steps >= FAR)
    likely = "" if often >= SURE and not case.leading else "-likely"
    return Message(
        f"why-duet-far{likely}", do=card, space=space, near=given(near_to(gems, space)), n=steps
    )


def none(case: Case) -> Message | None:
    """The tracker comes to a space without a gem."""
    card = played(case)
    space, often = given(landing(case.now_events))
    only_if(often >= MOSTLY and not case.view.forest.gems[space])
    only_if(share(case.now_events, "collected") < 1 - MOSTLY)
    likely = "" if often >= SURE and not case.leading else "-likely"
    return Message(f"why-duet-none{likely}", do=card, space=space)


def seldom(case: Case) -> Message | None:
    """The trick seldom ends on a gem."""
    card, often = played(case), share(case.now_events, "collected")
    only_if(often <= 1 - MOSTLY)
    return Message("why-duet-seldom", do=card)


def spends(case: Case) -> Message | None:
    """A card goes that can do something."""
    card = played(case)
    only_if(card.rank in POWERS and len(case.view.hand) > 1)
    return Message("why-duet-keep", card=card, power=power(card))


def spends_trump(case: Case) -> Message | None:
    """A trump goes."""
    card, trump = played(case), case.view.decree.suit
    n = sum(it.suit == trump for it in case.view.hand)
    only_if(card.suit == trump and len(case.view.hand) > n)
    return Message("why-duet-keep-trump", card=card, n=n)


def gives_power(case: Case) -> Message | None:
    """A card is given away that can do something."""
    card = the(Give, case.best).card
    only_if(card.rank in POWERS)
    return Message("why-duet-keep", card=card, power=power(card))


def gives_trump(case: Case) -> Message | None:
    """A trump is given away, and gems lie on the own side."""
    card = the(Give, case.best).card
    at, mine, theirs = seen(case)
    only_if(card.suit == case.view.decree.suit and mine and mine >= theirs)
    return Message("why-gift-no-trump", card=card, n=mine, at=at)


def gives_weak(case: Case) -> Message | None:
    """A card that hardly wins a trick is given to the side of more gems."""
    card = the(Give, case.best).card
    at, mine, theirs = seen(case)
    only_if(theirs > mine and card.suit != case.view.decree.suit and card.rank not in POWERS)
    only_if(card.rank == min(it.rank for it in case.view.hand if it.suit == card.suit))
    return Message("why-gift-no-help", card=card, who=case.who, n=theirs, at=at)
