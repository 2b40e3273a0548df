"""Fox: reasons for a decree, and for a card under the deck."""

from typing import Any

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.fox_cards import suit_name, trump_of
from tanglewood.core.message import Message


def new_trump(case: Case) -> Message | None:
    """The decree turns to a suit of which more is held."""
    card, decree = case.best.card, case.view.decree
    if case.view.phase != "exchange" or card is None or decree is None:
        return None
    if card.suit < 0 or card.suit == decree.suit:
        return None
    kept = case.view.hand - card | decree
    now = sum(one.suit == card.suit for one in kept)
    before = sum(one.suit == decree.suit for one in kept)
    if now <= before or now < 2:
        return None
    return Message("why-new-trump", card=card, suit=suit_name(card), n=now)


def away(case: Case) -> Message | None:
    """The decree turns away from a suit of which hardly anything is held."""
    card, decree = case.best.card, case.view.decree
    if case.view.phase != "exchange" or card is None or decree is None:
        return None
    if card.suit == decree.suit or decree.suit < 0:
        return None
    held = sum(one.suit == decree.suit for one in case.view.hand)
    if held > 1:
        return None
    return Message("why-away", card=card, suit=suit_name(decree), n=held)


def picked(case: Case) -> Message | None:
    """The trump suit stays; what changes is the card in the hand."""
    card, decree = case.best.card, case.view.decree
    if case.view.phase != "exchange" or card is None or decree is None:
        return None
    if card.suit != decree.suit:
        return None
    return Message("why-picked", card=card, taken=decree)


def gained(case: Case) -> Message | None:
    """Another suit becomes trump, and the old decree comes into the hand."""
    card, decree = case.best.card, case.view.decree
    if case.view.phase != "exchange" or card is None or decree is None:
        return None
    if card.suit == decree.suit or card.suit < 0:
        return None
    return Message("why-gained", card=card, taken=decree, suit=suit_name(card))


def kept_trump(case: Case) -> Message | None:
    """The decree stays: several of its suit are held."""
    decree = case.view.decree
    if case.view.phase != "exchange" or case.best.text != "decree=keep" or decree is None:
        return None
    held = sum(one.suit == decree.suit for one in case.view.hand)
    if decree.suit < 0 or held < 2:
        return None
    return Message("why-kept-trump", suit=suit_name(decree), n=held)


def kept_card(case: Case) -> Message | None:
    """The decree stays: the other action would give a card for it."""
    card = case.other.card
    if case.view.phase != "exchange" or case.best.text != "decree=keep" or card is None:
        return None
    return Message("why-kept-card", card=card, decree=case.view.decree)


def void(case: Case) -> Message | None:
    """The only card of its suit goes: a trump may answer that suit then."""
    card, trump = case.best.card, trump_of(case)
    if case.view.phase != "under" or card is None or card.suit < 0 or card.suit == trump:
        return None
    hand: Any = case.view.hand
    alone = sum(one.suit == card.suit for one in hand) == 1
    if not alone or not any(one.suit == trump for one in hand):
        return None
    return Message("why-void", card=card, suit=suit_name(card))


def too_high(case: Case) -> Message | None:
    """A high card goes where few tricks are wanted."""
    card = case.best.card
    planned = case.prospect(case.best).mine
    if case.view.phase != "under" or card is None or card.rank < 7 or not planned:
        return None
    if planned["Humble"].value < 0.35:
        return None
    return Message("why-too-high", card=card)


def too_low(case: Case) -> Message | None:
    """A low card goes where tricks are wanted."""
    card = case.best.card
    planned = case.prospect(case.best).mine
    if case.view.phase != "under" or card is None or card.rank not in {2, 4, 6} or not planned:
        return None
    if card.suit == trump_of(case) or planned["Humble"].value > 0.3:
        return None
    return Message("why-too-low", card=card)


def buried(case: Case) -> Message | None:
    """What is kept instead."""
    card, instead = case.best.card, case.other.card
    if case.view.phase != "under" or card is None or instead is None:
        return None
    return Message("why-buried", card=card, kept=instead)
