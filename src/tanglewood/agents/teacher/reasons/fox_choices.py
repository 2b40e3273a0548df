"""Fox: reasons for a decree, and for a card under the deck."""

from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.hand import held, suit_name
from tanglewood.agents.teacher.reasons.fox_plan import FEW, HUMBLE, plan, too_strong, wish
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import FOX, SWAN, WITCH, WOODCUTTER

POWERS: Final = frozenset({SWAN, FOX, WOODCUTTER, WITCH})
"""Cards that can do something."""


def _decree(case: Case) -> tuple[Any, Any] | None:
    """The card that becomes the decree and the one that is it now."""
    card, decree = case.best.card, case.view.decree
    if case.view.phase != "exchange" or card is None or decree is None:
        return None
    return card, decree


def exchange_takes(case: Case) -> Message | None:
    """The trick is decided by the trump: a card on the table takes it this way, or loses it where
    few tricks are wanted, and the other way it does not."""
    view, decree = case.view, case.view.decree
    if view.phase != "exchange" or decree is None or len(view.trick) != 2 or not case.now.worlds:
        return None
    wanted, table = wish(case), [laid.card for laid in view.trick]
    at = 0 if view.leader == case.me else 1
    mine, theirs = table[at], table[1 - at]
    trump = case.best.card or decree
    if wanted is None or min(mine.suit, theirs.suit, trump.suit) < 0:
        return None
    said = {"aim": wanted[1], "suit": suit_name(trump), "mine": mine, "theirs": theirs}
    if wanted[0] and case.taken >= SURE and case.other_loses:
        return Message("why-exchange-takes", **said)
    if not wanted[0] and case.taken <= 1 - SURE and case.other_taken >= SURE:
        return Message("why-exchange-loses", **said)
    return None


def exchange_led(case: Case) -> Message | None:
    """A Fox was led: by the trump that is chosen it mostly takes the trick, or loses it where few
    are wanted, and by the other it does not."""
    view, decree, wanted = case.view, case.view.decree, wish(case)
    if view.phase != "exchange" or decree is None or len(view.trick) != 1 or wanted is None:
        return None
    if view.leader != case.me or not case.now.worlds or not case.then.worlds:
        return None
    mine, trump = view.trick[0].card, case.best.card or decree
    if min(mine.suit, trump.suit) < 0:
        return None
    said = {"aim": wanted[1], "suit": suit_name(trump), "mine": mine}
    if wanted[0] and case.taken >= 0.6 and case.other_taken <= case.taken - 0.3:
        return Message("why-exchange-led", **said)
    if not wanted[0] and case.taken <= 0.4 and case.other_taken >= case.taken + 0.3:
        return Message("why-exchange-led-few", **said, who=case.who)
    return None


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


def same_trump_power(case: Case) -> Message | None:
    """Both cards make the same suit trump: the one that can do something is kept."""
    found, instead = _decree(case), case.other.card
    if found is None or instead is None or found[0].suit != instead.suit or instead.suit < 0:
        return None
    if found[0].rank <= instead.rank or instead.rank not in POWERS or len(case.view.hand) < 3:
        return None
    if instead.rank == WOODCUTTER and not case.view.deck:
        return None
    return Message("why-same-trump-power", card=found[0], suit=suit_name(instead), kept=instead,
                   power=Message(f"power-{instead.rank}"))  # fmt: skip


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
            return Message("why-gives-strong", aim=too_strong(case), card=found[0])
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
    if case.other.card is not None and case.other.card.suit == card.suit:
        return None  # that one would make the same suit trump
    kept = case.view.hand - card | decree
    now = sum(one.suit == card.suit for one in kept)
    before = sum(one.suit == decree.suit for one in kept)
    instead = case.other.card
    if instead is not None and instead.suit >= 0:
        rest = case.view.hand - instead | decree
        before = max(before, sum(one.suit == instead.suit for one in rest))
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
    if case.other.card is not None and case.other.card.suit != decree.suit:
        return None  # that one would turn it away too
    mine = held(case, decree.suit)
    if plan(case) == HUMBLE:
        if mine < 2 or card.suit < 0 or held(case, card.suit) > mine:
            return None
        return Message("why-away-humble", card=card, suit=suit_name(decree), n=mine)
    if mine > 1 or card.suit < 0 or held(case, card.suit) - 1 < mine + 1:
        return None  # the decree comes into the hand, and the card leaves it
    return Message("why-away", card=card, suit=suit_name(decree), n=mine)


def picked(case: Case) -> Message | None:
    """The trump suit stays; what changes is the card in the hand."""
    if (found := _decree(case)) is None:
        return None
    card, decree = found
    if card.suit != decree.suit:
        return None
    wanted = wish(case)
    if wanted is None or wanted[0] != (card.rank < decree.rank):
        return None
    same = [it.card.rank for it in case.view.legal if it.card and it.card.suit == decree.suit]
    plain = [rank for rank in same if rank not in POWERS]
    if card.rank != (min if wanted[0] else max)(plain, default=card.rank):
        return None  # another card of the suit would change for it better
    id = "why-picked-stronger" if wanted[0] else "why-picked-weaker"
    return Message(id, aim=wanted[1], card=card, taken=decree)


def gained(case: Case) -> Message | None:
    """Another suit becomes trump: the one or two cards of it that are held win by that."""
    if (found := _decree(case)) is None or plan(case) in FEW:
        return None
    card, decree = found
    instead = case.other.card
    if card.suit == decree.suit or card.suit < 0 or (instead and instead.suit == card.suit):
        return None
    mine = sorted(one for one in case.view.hand if one.suit == card.suit and one != card)
    if len(mine) < held(case, decree.suit):
        return None  # more trumps would be lost than won
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
    mine = held(case, decree.suit)
    if mine < 2 or mine <= held(case, instead.suit) - 1 or plan(case) == HUMBLE:
        return None
    return Message("why-kept-trump", suit=suit_name(decree), n=mine)


def fewer_trumps(case: Case) -> Message | None:
    """Few tricks are wanted: this way clearly fewer trumps are held than the other way."""
    decree, wanted = case.view.decree, wish(case)
    if case.view.phase != "exchange" or decree is None or decree.suit < 0 or wanted is None:
        return None
    given = [case.best.card, case.other.card]
    if wanted[0] or any(it is not None and it.suit < 0 for it in given):
        return None
    suits = [decree.suit if it is None else it.suit for it in given]
    hands = [case.view.hand if it is None else case.view.hand - it | decree for it in given]
    few, many = (
        sum(it.suit == suit for it in hand) for suit, hand in zip(suits, hands, strict=True)
    )
    if suits[0] == suits[1] or few > many - 2:
        return None
    return Message("why-fewer-trumps", aim=wanted[1], suit=suit_name(decree, suits[0]), n=few,
                   more=suit_name(decree, suits[1]))  # fmt: skip


def kept_away(case: Case) -> Message | None:
    """Few tricks are wanted, and hardly a trump is held: the trump suit stays."""
    decree, card, instead = case.view.decree, case.best.card, case.other.card
    if case.view.phase != "exchange" or decree is None or decree.suit < 0 or instead is None:
        return None
    if instead.suit == decree.suit or (card is not None and card.suit != decree.suit):
        return None
    wanted, mine = wish(case), held(case, decree.suit)
    if wanted is None or wanted[0] or mine > 1 or held(case, instead.suit) - 1 < mine:
        return None
    return Message("why-kept-away", aim=wanted[1], suit=suit_name(decree), n=mine)


def kept_from(case: Case) -> Message | None:
    """The decree stays: the other action would make a suit trump of which little is left then."""
    decree, instead = case.view.decree, case.other.card
    if case.view.phase != "exchange" or case.best.card is not None or instead is None:
        return None
    if decree is None or instead.suit == decree.suit or instead.suit < 0:
        return None
    left = held(case, instead.suit) - 1
    if left > 1 or plan(case) == HUMBLE:
        return None
    return Message("why-kept-from", card=instead, suit=suit_name(instead), n=left)


def kept_card(case: Case) -> Message | None:
    """The decree stays: the other action would only change a card of the same suit for it."""
    card, decree = case.other.card, case.view.decree
    if case.view.phase != "exchange" or case.best.text != "decree=keep" or card is None:
        return None
    if decree is None or card.suit != decree.suit or card.rank <= decree.rank:
        return None
    if plan(case) in FEW:
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
