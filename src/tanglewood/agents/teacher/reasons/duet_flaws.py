"""Duet: what speaks against a card, led, in answer, or as a gift."""

from typing import Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.hand import held
from tanglewood.agents.teacher.reason import given, only_if, the
from tanglewood.agents.teacher.reasons.duet_cards import (
    LIKELY,
    MAY,
    MOSTLY,
    OFTEN,
    as_often,
    fifths,
    played,
    stays,
)
from tanglewood.agents.teacher.reasons.duet_path import (
    POWERS,
    near,
    nearest,
    outcome,
    power,
    room,
    sides,
    sure,
)
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import Give

FAR: Final = 2
"""So many steps to the next gem are a long way."""


def beyond(case: Case) -> Message | None:
    """The tracker leaves the path, or may."""
    card, found = played(case)
    only_if(found.beyond >= MAY)
    lost = case.view.forest.tokens == 0
    likely = "-likely" if found.beyond >= LIKELY and not lost else ""
    id = "why-leaves-path" if sure(case, found.beyond) else f"why-stays-on{likely}"
    return Message(f"{id}-lost" if lost else id, other=card, fifths=fifths(found.beyond))


def far(case: Case) -> Message | None:
    """The tracker comes to a space that lies far from the next gem."""
    card, found = played(case)
    only_if(found.often >= MOSTLY and found.gem < 1 - MOSTLY)
    steps = nearest(case, found.space) or 0
    only_if(steps >= FAR)
    likely = "" if sure(case, found.often) else "-likely"
    return Message(f"why-duet-far{likely}", do=card, space=found.space,
                   near=given(near(case, found.space)), n=steps)  # fmt: skip


def none(case: Case) -> Message | None:
    """The tracker comes to a space without a gem."""
    card, found = played(case)
    only_if(found.often >= MOSTLY and not case.view.forest.gems[found.space])
    only_if(found.gem < 1 - MOSTLY)
    likely = "" if sure(case, found.often) else "-likely"
    return Message(f"why-duet-none{likely}", do=card, space=found.space)


def seldom(case: Case) -> Message | None:
    """The trick seldom ends on a gem."""
    card, found = played(case)
    only_if(found.gem <= 1 - MOSTLY)
    return Message("why-duet-seldom", do=card)


def at_end(case: Case) -> Message | None:
    """The tracker comes near an end of the path: the next trick may lead off it."""
    card, found = played(case)
    only_if(found.often >= MOSTLY)
    left = room(case, found.space)
    only_if(left <= 1)
    likely = "" if sure(case, found.often) else "-likely"
    return Message(f"why-duet-end{likely}", do=card, space=found.space, n=left)


def wastes(case: Case) -> Message | None:
    """The trick finds a gem no more often than with the advised card, and a better one is gone."""
    card, found = played(case)
    advised, trump = case.found.chosen.card, case.view.decree.suit
    only_if(advised is not None and advised != card and len(case.view.hand) > 1)
    only_if(as_often(case, found, case.found.chosen))
    better = card.rank in POWERS or (card.suit == trump and advised.suit != trump)
    only_if(better and advised.rank not in POWERS)
    id = "gem" if outcome(case).gem >= OFTEN else "none"
    return Message(f"why-duet-wastes-{id}", do=card, instead=advised, stays=stays(case, card))


def spends(case: Case) -> Message | None:
    """A card goes that can do something."""
    card, _ = played(case)
    only_if(card.rank in POWERS and len(case.view.hand) > 1)
    return Message("why-duet-keep", card=card, power=power(card))


def spends_trump(case: Case) -> Message | None:
    """A trump goes."""
    card, _ = played(case)
    trump = case.view.decree.suit
    n = held(case, trump)
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
    at, mine, theirs = sides(case)
    only_if(card.suit == case.view.decree.suit and mine and mine >= theirs)
    return Message("why-gift-no-trump", card=card, n=mine, at=at)


def gives_weak(case: Case) -> Message | None:
    """A card that hardly wins a trick is given to the side of more gems."""
    card = the(Give, case.best).card
    at, mine, theirs = sides(case)
    only_if(theirs > mine and card.suit != case.view.decree.suit and card.rank not in POWERS)
    only_if(card.rank == min(it.rank for it in case.view.hand if it.suit == card.suit))
    return Message("why-gift-no-help", card=card, who=case.who, n=theirs, at=at)
