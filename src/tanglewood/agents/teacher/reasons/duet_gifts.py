"""Duet: reasons for a Gift, seen from where the tracker stands when the trick is over."""

from typing import NamedTuple

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.duet_path import (
    GIFT,
    gems_after,
    landing,
)
from tanglewood.core.message import Message


class Seen(NamedTuple):
    """The gems on either side of a space: where the running trick mostly takes the tracker, else
    where it stands."""

    at: int
    mine: int
    theirs: int


def seen(case: Case) -> Seen:
    """The gems as they lie for the tricks that a gift is for."""
    found = landing(case.now_events)
    at = found[0] if found is not None and found[1] >= 0.5 else case.view.forest.tracker
    gems = gems_after(case, at) if found is not None and found[1] >= 0.5 else case.view.forest.gems
    low, high = sum(gems[:at]), sum(gems[at + 1 :])
    return Seen(at, *((low, high) if case.me == 0 else (high, low)))


def gift_share(case: Case) -> Message | None:
    """A Gift is played: many trumps are held, and the partner has hardly one."""
    card, instead = case.best.card, case.other.card
    if card is None or instead is None or case.view.phase not in {"lead", "follow"}:
        return None
    if card.rank != GIFT or instead.rank == GIFT or not case.worlds:
        return None
    trump = case.view.decree.suit
    trumps = sum(one.suit == trump and one != card for one in case.view.hand)
    theirs = [
        sum(one.suit == trump for one in world.view(1 - case.me).hand) for world in case.worlds
    ]
    if trumps < 3 or sum(theirs) > len(theirs):
        return None
    return Message("why-gift-share", card=card, who=case.who, n=trumps)
