"""Duet: reasons for a decree, for whom the Foxes name, and for a Gift."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.duet_path import landing
from tanglewood.cards.duet import DuetCard
from tanglewood.core.message import Message
from tanglewood.games.duet.actions import Give

GIFT: Final = 7


def suit_name(card: DuetCard) -> Message:
    return Message(f"suit-{card.letters[card.suit]}")


def _held(case: Case, suit: int) -> int:
    return sum(one.suit == suit for one in case.view.hand)


def changes_trump(case: Case) -> Message | None:
    """Another suit becomes trump, and so many of it stay in the hand."""
    card: Any = case.best.card
    decree = case.view.decree
    if case.view.phase != "exchange" or card is None or card.suit == decree.suit:
        return None
    instead = case.other.card
    if _held(case, card.suit) < 2 or (instead is not None and instead.suit == card.suit):
        return None
    return Message("why-changes-trump", card=card, suit=suit_name(card), taken=decree,
                   n=_held(case, card.suit) - 1)  # fmt: skip


def swaps_card(case: Case) -> Message | None:
    """The trump stays, the card in the hand changes."""
    card: Any = case.best.card
    decree = case.view.decree
    if case.view.phase != "exchange" or card is None or card.suit != decree.suit:
        return None
    return Message("why-picked", card=card, taken=decree)


def leaves_trump(case: Case) -> Message | None:
    """The decree stays as it is."""
    if case.view.phase != "exchange" or case.best.text != "decree=keep":
        return None
    if _held(case, case.view.decree.suit) < 2:
        return None
    return Message("why-leaves-trump", suit=suit_name(case.view.decree),
                   n=_held(case, case.view.decree.suit))  # fmt: skip


def gift_trump(case: Case) -> Message | None:
    """The partner gets a trump."""
    if not isinstance(case.best, Give) or case.best.card.suit != case.view.decree.suit:
        return None
    return Message("why-gift-trump", card=case.best.card, who=case.who)


def gift_kept(case: Case) -> Message | None:
    """A card that can do something is kept, one that cannot goes."""
    if not isinstance(case.best, Give) or not isinstance(case.other, Give):
        return None
    card, kept = case.best.card, case.other.card
    if card.rank % 2 or not kept.rank % 2:
        return None
    return Message("why-gift-kept", card=card, kept=kept)


def gift_spare(case: Case) -> Message | None:
    """Of this suit enough stays in the hand."""
    if not isinstance(case.best, Give):
        return None
    more = _held(case, case.best.card.suit) - 1
    if more < 2:
        return None
    return Message("why-gift-spare", card=case.best.card, suit=suit_name(case.best.card), n=more)


def gift_void(case: Case) -> Message | None:
    """The only card of its suit goes: any card may answer that suit then."""
    if not isinstance(case.best, Give) or _held(case, case.best.card.suit) != 1:
        return None
    return Message("why-gift-void", card=case.best.card, suit=suit_name(case.best.card))


def gift_led(case: Case) -> Message | None:
    """A Gift is played, and the only card of a suit can go with it."""
    card, instead = case.best.card, case.other.card
    if card is None or instead is None or case.view.phase not in {"lead", "follow"}:
        return None
    if card.rank != GIFT or instead.rank == GIFT or len(case.view.hand) < 4:
        return None
    alone = [it for it in case.view.hand if it != card and _held(case, it.suit) == 1]
    if not alone:
        return None
    return Message("why-gift-led", card=card, given=alone[0], suit=suit_name(alone[0]))


def _better_suit(case: Case, hand: Iterable[DuetCard]) -> int | None:
    """A suit of which a hand has clearly more than of the trump."""
    held = Counter(one.suit for one in hand)
    trump = case.view.decree.suit
    suit = max(held, key=lambda it: (held[it], -it), default=trump)
    return suit if suit != trump and held[suit] >= held[trump] + 2 else None


def names_me(case: Case) -> Message | None:
    """The hand has much more of another suit than of the trump: make that trump."""
    if case.best.text != "foxes=self":
        return None
    suit = _better_suit(case, case.view.hand)
    if suit is None:
        return None
    card = next(one for one in case.view.hand if one.suit == suit)
    return Message("why-names-me", suit=suit_name(card), n=_held(case, suit))


def names_mate(case: Case) -> Message | None:
    """The hand has no better suit than the trump, and the partner's probably has."""
    if case.best.text != "foxes=mate" or _better_suit(case, case.view.hand) is not None:
        return None
    hands = [world.view(1 - case.me).hand for world in case.worlds]
    better = sum(_better_suit(case, hand) is not None for hand in hands)
    if not hands or better < 0.6 * len(hands):
        return None
    return Message("why-names-mate", who=case.who, suit=suit_name(case.view.decree))


def names_nobody(case: Case) -> Message | None:
    """The trump stays of which several are held."""
    if case.best.text != "foxes=nobody":
        return None
    held = _held(case, case.view.decree.suit)
    if held < 2:
        return None
    return Message("why-names-nobody", suit=suit_name(case.view.decree), n=held)


def takes_over(case: Case) -> Message | None:
    """It takes the trick that the other card would leave to the partner."""
    if case.best.card is None or not (case.takes and case.other_loses):
        return None
    return _moved(case, "why-takes-over")


def leaves_it(case: Case) -> Message | None:
    """It leaves the trick to the partner that the other card would rather take."""
    if case.best.card is None or not (case.loses and case.other_takes):
        return None
    return _moved(case, "why-leaves-it")


def _moved(case: Case, id: str) -> Message:
    """With the space that the tracker comes to, where that is likely."""
    found = landing(case.now_events)
    if found is None or found[1] < 0.8:
        return Message(id, card=case.best.card, who=case.who)
    return Message(f"{id}-to", card=case.best.card, who=case.who, space=found[0])
