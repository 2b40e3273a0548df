"""Duet: reasons for a Gift, seen from where the tracker stands when the trick is over."""

from collections import Counter
from typing import NamedTuple

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.hand import held, suit_name
from tanglewood.agents.teacher.reason import only_if, the
from tanglewood.agents.teacher.reasons.duet_path import (
    FOXES,
    GAZELLE,
    GIFT,
    HEIR,
    MUSICIAN,
    POWERS,
    gems_after,
    landing,
    power,
    share,
)
from tanglewood.cards.duet import DuetCard
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import Give


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


def gift_trump(case: Case) -> Message | None:
    """The partner gets a trump, and more gems lie over there."""
    card, kept, trump = the(Give, case.best).card, case.other.card, case.view.decree.suit
    at, mine, theirs = seen(case)
    only_if(card.suit == trump and theirs > mine)
    if kept is not None and kept.suit == trump and kept > card:
        return None  # that one would be the better trump to give
    return Message("why-gift-trump", card=card, who=case.who, n=theirs, at=at)


def gift_trump_kept(case: Case) -> Message | None:
    """A trump is kept, and gems lie on the own side."""
    card, kept = the(Give, case.best).card, the(Give, case.other).card
    trump, (at, mine, theirs) = case.view.decree.suit, seen(case)
    only_if(kept.suit == trump != card.suit and mine and mine >= theirs)
    return Message("why-gift-trump-kept", card=card, kept=kept, n=mine, at=at)


def gift_side(case: Case) -> Message | None:
    """The stronger of two cards goes to the one on whose side more gems lie."""
    card, kept, trump = the(Give, case.best).card, the(Give, case.other).card, case.view.decree.suit
    at, mine, theirs = seen(case)
    special = {card.rank, kept.rank} & {MUSICIAN, FOXES, GAZELLE}
    stronger = (card.suit == trump, card.rank) > (kept.suit == trump, kept.rank)
    only_if(mine != theirs and not special and stronger == (theirs > mine))
    said = {"card": card, "kept": kept, "who": case.who, "at": at}
    if stronger:
        return Message("why-gift-strong", **said, n=theirs)
    return Message("why-gift-weak", **said, n=mine)


def gift_kept(case: Case) -> Message | None:
    """A card that can do something is kept, one that cannot goes; and a Musician before all."""
    card, kept = the(Give, case.best).card, the(Give, case.other).card
    _, mine, theirs = seen(case)
    if kept.rank == MUSICIAN != card.rank and mine and theirs:
        return Message("why-gift-musician", card=card, kept=kept)
    if card.rank in {*POWERS, HEIR} or kept.rank not in POWERS:
        return None
    return Message("why-gift-kept", card=card, kept=kept, power=power(kept))


def gift_void(case: Case) -> Message | None:
    """The only card of its suit goes: any card may answer that suit then."""
    if not isinstance(case.best, Give) or held(case, case.best.card.suit) != 1:
        return None
    trumps = held(case, case.view.decree.suit)
    either = case.best.card.suit != case.view.decree.suit and 0 < trumps < len(case.view.hand) - 1
    return Message(f"why-gift-void{'-either' if either else ''}", card=case.best.card,
                   suit=suit_name(case.best.card))  # fmt: skip


def gift_lowest(case: Case) -> Message | None:
    """The lowest of several cards of a suit goes, while gems lie on the own side."""
    card, (at, mine, _) = the(Give, case.best).card, seen(case)
    suit = [one for one in case.view.hand if one.suit == card.suit]
    only_if(mine and len(suit) > 1 and card == min(suit) and card.rank != MUSICIAN)
    return Message("why-gift-lowest", card=card, suit=suit_name(card), n=len(suit),
                   side=Message("side-mine", at=at, n=mine))  # fmt: skip


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


def gift_keeps(case: Case) -> Message | None:
    """Another card is given than the one that mostly brings the tracker to a gem."""
    if not isinstance(case.best, Give) or not isinstance(case.other, Give):
        return None
    space = _gem_with(case, case.other.card, case.me)
    if space is None:
        return None
    return Message("why-gift-keeps", card=case.best.card, kept=case.other.card, space=space)


def gift_answers(case: Case) -> Message | None:
    """The partner answers with the card that is given, and the tracker comes to a gem."""
    if not isinstance(case.best, Give) or not isinstance(case.other, Give):
        return None
    space = _gem_with(case, case.best.card, 1 - case.me)
    if space is None:
        return None
    return Message("why-gift-answers", card=case.best.card, who=case.who, space=space)


def _gem_with(case: Case, card: DuetCard, seat: int) -> int | None:
    """The space whose gem is mostly found by a card that a seat plays in this trick, more often
    than any is after the other action."""
    found: Counter[int] = Counter(
        it.space
        for events in case.now_events
        if any(it.kind == "played" and (it.card, it.seat) == (card, seat) for it in events)
        for it in events
        if it.kind == "collected"
    )
    there = share(case.then_events, "collected")
    often = found.total() / len(case.now_events) if case.now_events else 0.0
    if often < 0.5 or there > often - 0.15:
        return None
    return min(found, key=lambda it: (-found[it], it))
