"""Fox: which card to lead, and which to keep for later."""

from collections import Counter
from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.hand import suit_name
from tanglewood.agents.teacher.reasons.fox_answers import answers, beaten_after, trump_of
from tanglewood.agents.teacher.reasons.fox_cards import (
    POISON,
    above,
    all_the_same,
    beaters,
    how_many,
    lost_next,
    only_these,
    playing,
)
from tanglewood.agents.teacher.reasons.fox_plan import FEW, MORE, plan, wants_tricks, wish
from tanglewood.cards.fox import FoxCard
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import FOX, MONARCH, SWAN, TREASURE, WITCH, WOODCUTTER

NAMED: Final = 2
"""This many cards at most are named in a sentence."""


def _lead(case: Case) -> FoxCard | None:
    """The plain card of the best action, while it is to be led."""
    card = playing(case)
    return card if card is not None and case.leading and card.suit >= 0 else None


def unbeaten(case: Case) -> Message | None:
    """A lead that takes the trick whatever the other answers."""
    card = _lead(case)
    wanted = wish(case)
    if card is None or wanted is None or not wanted[0] or not case.holds:
        return None
    if case.other_taken >= SURE:
        return None  # the other lead takes it just as surely
    if getattr(case.view, "poison", False) and card.rank == POISON:
        return None  # taking it costs a point
    return Message("why-unbeaten", aim=wanted[1], card=card, who=case.who)


def treasure_likely(case: Case) -> Message | None:
    """A Treasure is led that will most likely come home; the other card wins no point."""
    card = _lead(case)
    if card is None or card.rank != TREASURE or not case.now.worlds or case.takes:
        return None
    if case.taken < 0.7 or case.then.share(case.then.mine) > 0.5:
        return None
    if plan(case) in FEW and case.other_taken < 0.7:
        return None
    return Message("why-treasure-likely", card=card)


def swan_led(case: Case) -> Message | None:
    """The Swan is led, and a strong card right after it: by the Swan if it loses, else by the
    trick."""
    card = _lead(case)
    if card is None or card.rank != SWAN or not case.now.worlds:
        return None
    if plan(case) in FEW:
        return _swan_lost(case, card)
    rest = [one for one in case.view.hand if one != card and one.suit >= 0]
    if case.now.share(case.now.leads) < SURE or not rest or not case.worlds:
        return None
    strongest = min(
        rest, key=lambda one: (len(answers(case, one).usual), how_many(case, one), -one.rank)
    )
    if strongest.rank < 8 and how_many(case, strongest) > NAMED:
        return None
    id = "why-swan-led" if case.taken <= 0.2 else "why-swan-either"
    return Message(id, card=card, next=strongest, who=case.who)


def _swan_lost(case: Case, card: FoxCard) -> Message | None:
    """Few tricks are wanted: the Swan mostly loses, and the seat leads again."""
    wanted = wish(case)
    if wanted is None or case.taken > 0.2 or case.now.share(case.now.leads) < SURE:
        return None
    if len(case.view.hand) < 2:
        return None
    return Message("why-swan-lost", aim=wanted[1], card=card, who=case.who,
                   next=lost_next(case, card))  # fmt: skip


def can_wait(case: Case) -> Message | None:
    """The other lead is one that nothing beats: it may as well come later."""
    card, instead = _lead(case), case.other.card
    if card is None or instead is None or instead.suit < 0:
        return None
    if not case.worlds or not wants_tricks(case):
        return None
    if beaters(case, instead) or not beaters(case, card):
        return None
    return Message("why-can-wait", card=card, kept=instead, who=case.who)


def pulls(case: Case) -> Message | None:
    """Much trump is held: leading one takes trumps out of the other's hand."""
    card, instead, trump = _lead(case), case.other.card, trump_of(case)
    if card is None or instead is None or trump < 0:
        return None
    if card.suit != trump or instead.suit in {trump, -1} or not wants_tricks(case):
        return None
    over = beaters(case, card)
    if not case.worlds or len(over) > 1 or (over and card.rank < TREASURE):
        return None  # only a high trump pulls others and keeps the lead
    held = sum(one.suit == trump for one in case.view.hand)
    answered = sum(any(one.suit == trump for one in hand) for hand in _hands(case))
    if held < 3 or answered < 0.8 * len(case.worlds):
        return None
    won = [
        one for one in case.view.hand if one.suit not in {trump, -1} and _only_trumped(case, one)
    ]
    if not won:
        return None
    next = max(won, key=lambda one: (one.rank, one))
    return Message("why-pulls", card=card, who=case.who, next=next)


def _only_trumped(case: Case, card: FoxCard) -> bool:
    """Whether trumps of the other can beat this card, and nothing else."""
    found = beaters(case, card)
    return bool(found) and all(it.suit == trump_of(case) for it in found)


def _hands(case: Case) -> list[Any]:
    """What the other holds, world by world."""
    return [world.view(1 - case.me).hand for world in case.worlds]


def clears(case: Case) -> Message | None:
    """The only card of a suit is led: from then on trumps may answer that suit."""
    card, trump = _lead(case), trump_of(case)
    if card is None or trump < 0 or card.suit == trump or card.rank in {SWAN, WITCH, MONARCH}:
        return None
    hand = case.view.hand
    trumps = sum(one.suit == trump for one in hand)
    if len(hand) < 5 or trumps < 2 or plan(case) in FEW:
        return None
    instead = case.other.card
    if sum(one.suit == card.suit for one in hand) != 1 or instead is None:
        return None
    if instead.suit != trump and sum(one.suit == instead.suit for one in hand) == 1:
        return None
    return Message("why-clears", card=card, suit=suit_name(card), n=trumps)


def trump_saved(case: Case) -> Message | None:
    """Another card is led than a Witch, the only trump, or a trump for a suit that is not held."""
    card, instead, trump = _lead(case), case.other.card, trump_of(case)
    if card is None or instead is None or trump < 0 or plan(case) != MORE:
        return None
    if card.suit == trump or card.rank == WITCH:
        return None
    if instead.rank == WITCH and instead.suit != trump:
        return _witch_saved(case, card, instead)
    if instead.suit != trump:
        return None
    hand = case.view.hand
    for suit in range(len(card.letters)):
        held = any(one.suit == suit for one in hand)
        if not held and any(one.suit == suit for one in case.may_hold):
            return Message("why-trump-for", card=card, kept=instead, suit=suit_name(card, suit))
    if sum(one.suit == trump for one in hand) == 1:
        return Message("why-only-trump", card=card, kept=instead, who=case.who)
    return None


def _witch_saved(case: Case, card: FoxCard, kept: FoxCard) -> Message | None:
    """A Witch is kept that as a trump at most two cards of the other can beat."""
    trump = trump_of(case)
    higher = sorted(it for it in case.may_hold if it.suit == trump and it.rank > WITCH)
    match higher:
        case [] if case.worlds:
            return Message("why-witch-saved", card=card, kept=kept, who=case.who)
        case [only]:
            return Message("why-witch-saved-one", card=card, kept=kept, one=only)
    return None


def takes_as_well(case: Case) -> Message | None:
    """Both leads are sure to take the trick: the lower one is spent."""
    found = _lower(case)
    if found is None or plan(case) in FEW or not case.holds or case.other_taken < SURE:
        return None
    if all_the_same(case):
        return None  # the kept card wins nothing that this one would not
    return Message("why-takes-as-well", card=found[0], kept=found[1])


def lost_as_well(case: Case) -> Message | None:
    """The other would take the higher card too: the lower one is led."""
    found = _lower(case)
    if found is None or plan(case) in FEW or not case.now.worlds or not case.then.worlds:
        return None
    if max(case.taken, case.other_taken) > 0.2:
        return None
    return Message("why-lost-as-well", card=found[0], kept=found[1], who=case.who)


def _lower(case: Case) -> tuple[FoxCard, FoxCard] | None:
    """The lower card of a suit that is led, and the higher one that is not."""
    card, instead = _lead(case), case.other.card
    if card is None or instead is None or card.suit != instead.suit:
        return None
    return (card, instead) if card.rank < instead.rank and instead.rank >= 6 else None


def pulls_out(case: Case) -> Message | None:
    """A Monarch is led, and what it makes the other answer with is known or likely."""
    card = _lead(case)
    if card is None or card.rank != MONARCH or not case.worlds or plan(case) in FEW:
        return None
    answered: Counter[FoxCard] = Counter()
    swan = None
    for world in case.more_worlds:
        suit = [one for one in world.view(1 - case.me).hand if one.suit == card.suit]
        swan = next((one for one in suit if one.rank == SWAN), swan)
        if suit and suit != [swan]:
            answered[max(suit, key=lambda one: one.rank)] += 1
    likely = [one for one, _ in answered.most_common(NAMED)]
    share = sum(answered[one] for one in likely) / len(case.more_worlds)
    certain = swan is None and bool(likely) and answered[likely[0]] == len(case.more_worlds)
    if certain:
        likely = likely[:1]
    elif share < 0.6 or len(likely) < NAMED or swan in likely:
        return None
    mine = [it for it in case.view.hand if it.suit == card.suit and it != card]
    kept = max((it for it in mine if {*beaters(case, it)} and {*beaters(case, it)} <= {*likely}
                and beaten_after(case, it, likely) <= {*likely}),
               key=lambda it: it.rank, default=None)  # fmt: skip
    said = {"card": card, "who": case.who}
    if kept is not None and certain:
        return Message("why-pulls-out", **said, answer=likely[0], kept=kept)
    if kept is not None:
        one, two = sorted(likely, key=lambda it: -it.rank)
        return Message("why-pulls-likely", **said, one=one, two=two, kept=kept)
    prize = next((it for it in likely if it.rank == TREASURE), None)
    wanted = wish(case)
    if case.taken < 0.6:
        return None
    if prize is None and not certain and wanted is not None and wanted[0]:
        one, two = sorted(likely, key=lambda it: -it.rank)
        id = "why-pulls-takes-sure" if case.holds else "why-pulls-takes"
        return Message(id, **said, aim=wanted[1], one=one, two=two)
    if prize is None or swan is not None:  # the lowest would answer as well
        return None
    return Message("why-pulls-prize" if certain else "why-pulls-prize-likely", **said, prize=prize)


def still_out(case: Case) -> Message | None:
    """The other lead may lose to a card that nobody has seen yet; not where few tricks are
    wanted."""
    card, instead = _lead(case), case.other.card
    if card is None or instead is None or instead.suit < 0:
        return None
    if card.suit == instead.suit or not case.worlds or not case.then.worlds:
        return None
    if plan(case) in FEW or not 0.3 <= case.other_taken <= min(0.9, case.taken):
        return None
    held = [one for one in beaters(case, instead) if one.suit == instead.suit]
    if len(held) != 1:
        return None
    return Message("why-still-out", card=held[0], other=instead)


def few_above(case: Case) -> Message | None:
    """Only one or two cards of the suit are still out that beat this lead, and it takes the trick
    more often than the other; not where few tricks are wanted."""
    card = _lead(case)
    if card is None or not case.now.worlds or not case.worlds or plan(case) in FEW:
        return None
    if getattr(case.view, "poison", False) and card.rank == POISON:
        return None  # taking it costs a point
    if case.taken < 0.5 or case.other_taken > case.taken - 0.1:
        return None
    higher = above(case, card)
    if len(higher) > NAMED:
        return None
    leads = [it.card for it in case.view.legal if it.card is not None and it.card.suit >= 0]
    if any(how_many(case, one) < how_many(case, card) for one in leads):
        return None  # that one would take it sooner
    if case.holds:
        return Message("why-takes-surely", card=card, who=case.who)
    match higher:
        case []:
            return Message("why-none-above", card=card, suit=suit_name(card))
        case [only]:
            return Message("why-one-above", card=card, one=only, suit=suit_name(card))
        case _:
            one, two = higher
            return Message("why-two-above", card=card, one=one, two=two, suit=suit_name(card))


def witch_led(case: Case) -> Message | None:
    """A Witch is led that as a trump at most two cards of the other can beat."""
    card, wanted = _lead(case), wish(case)
    if card is None or card.rank != WITCH or card.suit == trump_of(case) or not case.worlds:
        return None
    if wanted is None or not wanted[0] or not case.now.worlds or case.taken < 0.6:
        return None
    if case.other_taken > case.taken - 0.15:
        return None
    found = beaters(case, card)
    if len(found) > NAMED or not only_these(case, found):
        return None
    match found:
        case [only]:
            return Message("why-witch-led-one", aim=wanted[1], card=card, one=only)
        case [one, two]:
            return Message("why-witch-led-two", aim=wanted[1], card=card, one=one, two=two)
    return None


def mostly(case: Case) -> Message | None:
    """Tricks are wanted: a lead that mostly takes one, and more often than the other lead."""
    card = playing(case)
    if card is None or not case.leading or not case.now.worlds or plan(case) != MORE:
        return None
    if case.taken < 0.6 or case.other_taken > case.taken - 0.15:
        return None
    often = min(9, round(10 * case.taken))
    return Message("why-mostly", card=card, n=often, other=case.called(case.other))


def lower_first(case: Case) -> Message | None:
    """The same cards beat both leads of a suit: the lower one goes first."""
    found = _lower(case)
    if found is None or plan(case) in FEW or not case.worlds:
        return None
    card, kept = found
    if card.rank in {SWAN, FOX, WOODCUTTER} or beaters(case, card) != beaters(case, kept):
        return None
    return Message("why-lower-first", card=card, kept=kept)


def weak_lead(case: Case) -> Message | None:
    """The other lead would hardly win either, with several higher cards of its suit out: a lower
    card goes."""
    card, instead = _lead(case), case.other.card
    if card is None or instead is None or instead.suit < 0 or not wants_tricks(case):
        return None
    if card.rank >= instead.rank or card.rank in {SWAN, FOX, WOODCUTTER} or not case.worlds:
        return None
    if not case.now.worlds or case.taken > 0.35 or not case.then.worlds or case.other_taken > 0.4:
        return None
    if card.suit == trump_of(case) != instead.suit:
        return None
    higher = above(case, instead)
    if len(higher) <= NAMED:
        return None
    return Message("why-weak-lead", card=card, other=instead, suit=suit_name(instead),
                   n=len(higher))  # fmt: skip
