"""Duet: which card is given away with a Gift."""

from collections import Counter
from typing import Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reason import only_if, the
from tanglewood.agents.teacher.reasons.duet_cards import OFTEN, fifths
from tanglewood.agents.teacher.reasons.duet_path import POWERS, power, sides
from tanglewood.cards.duet import DuetCard
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import Give

KEPT: Final = 2
"""So many cards are named that stay in the hand."""


def gift_found(case: Case) -> Message | None:
    """The partner answers with the gift, and the tracker mostly comes to a gem."""
    card = the(Give, case.best).card
    stories = case.trick_events(case.best)
    only_if(stories)
    mate = 1 - case.me
    found: Counter[int] = Counter(
        it.space
        for events in stories
        if any(it.kind == "played" and (it.card, it.seat) == (card, mate) for it in events)
        for it in events
        if it.kind == "collected"
    )
    often = found.total() / len(stories)
    only_if(often >= OFTEN)
    space = min(found, key=lambda it: (-found[it], it))
    return Message("why-gift-answers", card=card, who=case.who, space=space, fifths=fifths(often))


def trump_given(case: Case) -> Message | None:
    """The partner gets a trump, and more gems lie over there."""
    card = the(Give, case.best).card
    at, mine, theirs = sides(case)
    only_if(card.suit == case.view.decree.suit and theirs > mine)
    return Message("why-gift-trump", card=card, who=case.who, n=theirs, at=at, rank=card.rank)


def trumps_stay(case: Case) -> Message | None:
    """What is no trump and can do nothing is given; what takes tricks towards the gems stays."""
    card, trump = the(Give, case.best).card, case.view.decree.suit
    at, mine, theirs = sides(case)
    only_if(mine and mine >= theirs and card.suit != trump and card.rank not in POWERS)
    trumps = [it for it in case.view.hand if it != card and it.suit == trump]
    only_if(trumps)
    cards = sorted(trumps, key=lambda it: -it.rank)[:KEPT]
    return Message("why-gift-stays", card=card, cards=tuple(cards), trumps=len(cards), at=at,
                   n=mine)  # fmt: skip


def void(case: Case) -> Message | None:
    """The only card of a suit goes: then trumps can take the tricks that lead to the own side."""
    card, trump = the(Give, case.best).card, case.view.decree.suit
    at, mine, theirs = sides(case)
    only_if(sum(it.suit == card.suit for it in case.view.hand) == 1 and card.suit != trump)
    trumps = [it for it in case.view.hand if it.suit == trump]
    only_if(trumps and mine and mine >= theirs)
    return Message("why-gift-void", card=card, suit=suit_name(card), trump=max(trumps), at=at,
                   n=mine)  # fmt: skip


def weakest(case: Case) -> Message | None:
    """A card that wins few tricks goes, and gems lie on the own side."""
    card = the(Give, case.best).card
    at, mine, _ = sides(case)
    plain = [it for it in case.view.hand if _plain(case, it)]
    only_if(mine and len(plain) > 1 and card in plain)
    only_if(card.rank == min(it.rank for it in plain))
    return Message("why-gift-weakest", card=card, side=Message("side-mine", at=at, n=mine),
                   rank=card.rank)  # fmt: skip


def highest(case: Case) -> Message | None:
    """A card that wins tricks goes to the side of more gems."""
    card = the(Give, case.best).card
    at, mine, theirs = sides(case)
    only_if(theirs > mine and _plain(case, card))
    only_if(card.rank == max(it.rank for it in case.view.hand if it.suit == card.suit))
    return Message("why-gift-highest", card=card, who=case.who, n=theirs, at=at, suit=suit_name(
        card), rank=card.rank)  # fmt: skip


def lowest(case: Case) -> Message | None:
    """The lowest of several cards of a suit goes: the higher ones stay, for the own side."""
    card = the(Give, case.best).card
    at, mine, theirs = sides(case)
    higher = sorted(it for it in case.view.hand if it.suit == card.suit and it.rank > card.rank)
    lower = any(it.suit == card.suit and it.rank < card.rank for it in case.view.hand)
    only_if(higher and not lower and mine and mine >= theirs and card.rank not in POWERS)
    return Message("why-gift-lowest", card=card, suit=suit_name(card), kept=higher[-1], at=at,
                   n=mine, rank=card.rank)  # fmt: skip


def power_given(case: Case) -> Message | None:
    """The partner gets a card that can do something, and more gems lie over there."""
    card = the(Give, case.best).card
    at, mine, theirs = sides(case)
    only_if(card.rank in POWERS and theirs > mine and card.suit != case.view.decree.suit)
    return Message("why-gift-power", card=card, who=case.who, power=power(card), n=theirs, at=at)


def _plain(case: Case, card: DuetCard) -> bool:
    return card.rank not in POWERS and card.suit != case.view.decree.suit
