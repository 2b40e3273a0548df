"""Fox: reasons for a decree, and for a card under the deck."""

from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.fox_cards import suit_name, trump_of
from tanglewood.agents.teacher.reasons.fox_plan import FEW, HUMBLE, plan
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import WITCH, WOODCUTTER


def _decree(case: Case) -> tuple[Any, Any] | None:
    """The card that becomes the decree and the one that is it now."""
    card, decree = case.best.card, case.view.decree
    if case.view.phase != "exchange" or card is None or decree is None:
        return None
    return card, decree


def _held(case: Case, suit: int) -> int:
    return sum(one.suit == suit for one in case.view.hand)


def cheaper(case: Case) -> Message | None:
    """Both cards make the same suit trump: the less useful one goes."""
    found, instead = _decree(case), case.other.card
    if found is None or instead is None or found[0].suit != instead.suit or instead.suit < 0:
        return None
    if plan(case) in FEW and found[0].rank > instead.rank:
        return Message("why-cheaper-few", card=found[0], suit=suit_name(instead))
    if found[0].rank > instead.rank or plan(case) in FEW:
        return None
    return Message("why-cheaper", card=found[0], suit=suit_name(instead), kept=instead)


def gives_strong(case: Case) -> Message | None:
    """Few tricks are wanted: a strong card goes as the decree, which the other action keeps."""
    found, instead = _decree(case), case.other.card
    if found is None or found[0].rank < 7:
        return None
    if instead is None and found[0].rank <= found[1].rank:
        return None
    if instead is not None and instead.rank >= found[0].rank:
        return None
    match plan(case):
        case "fewer":
            return Message("why-gives-strong", card=found[0])
        case "humble":
            return Message("why-gives-strong-humble", card=found[0])
    return None


def new_trump(case: Case) -> Message | None:
    """The decree turns to a suit of which more is held."""
    if (found := _decree(case)) is None:
        return None
    card, decree = found
    if card.suit < 0 or card.suit == decree.suit or plan(case) == HUMBLE:
        return None
    kept = case.view.hand - card | decree
    now = sum(one.suit == card.suit for one in kept)
    before = sum(one.suit == decree.suit for one in kept)
    if now <= before or now < 2:
        return None
    return Message("why-new-trump", card=card, suit=suit_name(card), n=now)


def away(case: Case) -> Message | None:
    """The decree turns away from a suit of which hardly anything is held, or on the way to Humble
    from one of which much is."""
    if (found := _decree(case)) is None:
        return None
    card, decree = found
    if card.suit == decree.suit or decree.suit < 0:
        return None
    held = _held(case, decree.suit)
    if plan(case) == HUMBLE:
        if held < 2 or card.suit < 0 or _held(case, card.suit) > held:
            return None
        return Message("why-away-humble", card=card, suit=suit_name(decree), n=held)
    if held > 1:
        return None
    return Message("why-away", card=card, suit=suit_name(decree), n=held)


def picked(case: Case) -> Message | None:
    """The trump suit stays; what changes is the card in the hand."""
    if (found := _decree(case)) is None:
        return None
    card, decree = found
    if card.suit != decree.suit:
        return None
    return Message("why-picked", card=card, taken=decree)


def gained(case: Case) -> Message | None:
    """Another suit becomes trump: the one or two cards of it that are held win by that."""
    if (found := _decree(case)) is None or plan(case) in FEW:
        return None
    card, decree = found
    instead = case.other.card
    if card.suit == decree.suit or card.suit < 0 or (instead and instead.suit == card.suit):
        return None
    mine = sorted(one for one in case.view.hand if one.suit == card.suit and one != card)
    match mine:
        case [only]:
            return Message("why-gained-one", suit=suit_name(card), one=only, taken=decree)
        case [*_, one, two]:
            return Message("why-gained", suit=suit_name(card), one=one, two=two, taken=decree)
    return None


def kept_trump(case: Case) -> Message | None:
    """The trump suit stays, of which several are held; the other action would turn it."""
    decree, card, instead = case.view.decree, case.best.card, case.other.card
    if case.view.phase != "exchange" or decree is None or decree.suit < 0 or instead is None:
        return None
    if instead.suit == decree.suit or (card is not None and card.suit != decree.suit):
        return None
    held = _held(case, decree.suit)
    if held < 2 or held <= _held(case, instead.suit) - 1 or plan(case) == HUMBLE:
        return None
    return Message("why-kept-trump", suit=suit_name(decree), n=held)


def kept_from(case: Case) -> Message | None:
    """The decree stays: the other action would make a suit trump of which little is left then."""
    decree, instead = case.view.decree, case.other.card
    if case.view.phase != "exchange" or case.best.card is not None or instead is None:
        return None
    if decree is None or instead.suit == decree.suit or instead.suit < 0:
        return None
    left = _held(case, instead.suit) - 1
    if left > 1 or plan(case) == HUMBLE:
        return None
    return Message("why-kept-from", card=instead, suit=suit_name(instead), n=left)


def kept_card(case: Case) -> Message | None:
    """The decree stays: the other action would only change a card of the same suit for it."""
    card, decree = case.other.card, case.view.decree
    if case.view.phase != "exchange" or case.best.text != "decree=keep" or card is None:
        return None
    if decree is None or card.suit != decree.suit:
        return None
    return Message("why-kept-card", card=card, decree=decree)


def kept_high(case: Case) -> Message | None:
    """The decree stays: the other action would give a high card for it."""
    card, decree = case.other.card, case.view.decree
    if case.view.phase != "exchange" or case.best.text != "decree=keep" or card is None:
        return None
    if decree is None or card.rank < 8 or card.rank <= decree.rank or plan(case) in FEW:
        return None
    return Message("why-kept-high", card=card, decree=decree)


def keeps_trump(case: Case) -> Message | None:
    """Tricks are wanted: a trump is kept, another card goes."""
    card, instead, trump = case.best.card, case.other.card, trump_of(case)
    if case.view.phase != "under" or card is None or instead is None or trump < 0:
        return None
    if instead.suit != trump or card.suit == trump or plan(case) in FEW:
        return None
    return Message("why-keeps-trump", card=card, kept=instead)


def void(case: Case) -> Message | None:
    """The only card of its suit goes: a trump may answer that suit then."""
    card, trump = case.best.card, trump_of(case)
    if case.view.phase != "under" or card is None or card.suit < 0 or card.suit == trump:
        return None
    hand: Any = case.view.hand
    if len(hand) < 5 or _held(case, card.suit) != 1 or plan(case) in FEW:
        return None
    if not any(one.suit == trump for one in hand):
        return None
    return Message("why-void", card=card, suit=suit_name(card))


def too_high(case: Case) -> Message | None:
    """A high card or a trump goes where few tricks are wanted."""
    card, instead, trump = case.best.card, case.other.card, trump_of(case)
    if case.view.phase != "under" or card is None or instead is None or plan(case) not in FEW:
        return None
    strong = (card.suit == trump, card.rank), (instead.suit == trump, instead.rank)
    if strong[0] <= strong[1] or (card.suit != trump and card.rank < 7):
        return None
    return Message("why-too-high", card=card)


def too_low(case: Case) -> Message | None:
    """A low card goes where tricks are wanted."""
    card, instead = case.best.card, case.other.card
    if case.view.phase != "under" or card is None or instead is None:
        return None
    if card.rank not in {2, 4, 6} or instead.rank <= card.rank or plan(case) in FEW:
        return None
    if card.suit == trump_of(case) or not case.worlds:
        return None
    if not any(one.suit == card.suit and one.rank > card.rank for one in case.may_hold):
        return None  # what the other may hold of the suit is lower still
    return Message("why-too-low", card=card)


POWERS: Final = {1: "swan", 3: "fox", 5: "woodcutter", 9: "witch"}


def keeps_power(case: Case) -> Message | None:
    """A card that can do something is kept, one that cannot goes."""
    card, instead = case.best.card, case.other.card
    if case.view.phase != "under" or card is None or instead is None:
        return None
    if card.rank == instead.rank or card.suit < 0 or instead.suit < 0:
        return None
    if instead.rank not in POWERS or len(case.view.hand) < 4:  # three are to be left
        return None
    if instead.rank == WOODCUTTER and not case.view.deck:
        return None
    if instead.rank == WITCH and plan(case) in FEW:
        return None
    return Message(f"why-keeps-{POWERS[instead.rank]}", card=card, kept=instead)


def keeps_strong(case: Case) -> Message | None:
    """Tricks are wanted: of the suit of what is kept at most one card is still out above it."""
    card, instead = case.best.card, case.other.card
    if case.view.phase != "under" or card is None or instead is None or not case.worlds:
        return None
    if card.suit < 0 or instead.suit < 0 or plan(case) in FEW:
        return None
    above, low = ([one for one in case.may_hold if one.suit == it.suit and one.rank > it.rank]
                  for it in (instead, card))  # fmt: skip
    if len(above) > 1 or len(low) <= len(above):
        return None
    if not above:
        return Message("why-keeps-highest", card=card, kept=instead)
    return Message("why-keeps-strong", card=card, kept=instead, one=above[0])
