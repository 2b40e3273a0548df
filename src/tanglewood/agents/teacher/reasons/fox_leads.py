"""Fox: which card to lead, and which to keep for later."""

from collections import Counter
from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.reasons.fox_cards import POISON, playing, suit_name, trump_of
from tanglewood.agents.teacher.reasons.fox_plan import FEW, MORE, plan, wants_tricks
from tanglewood.cards.fox import FoxCard
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import MONARCH, SWAN, TREASURE, WITCH, beats

NAMED: Final = 2
"""So many cards at most are named in a sentence."""


def _lead(case: Case) -> FoxCard | None:
    """The plain card of the best action, while it is to be led."""
    card = playing(case)
    return card if card is not None and case.leading and card.suit >= 0 else None


def beaters(case: Case, card: FoxCard) -> list[FoxCard]:
    """What the other may hold and would beat this card with, were it free to play it."""
    trump = trump_of(case)
    return sorted(one for one in case.may_hold if one.suit < 0 or beats(one, card, trump))


def unbeaten(case: Case) -> Message | None:
    """A lead that takes the trick whatever the other answers."""
    card = _lead(case)
    if card is None or plan(case) in FEW or not case.holds:
        return None
    return Message("why-unbeaten", card=card, who=case.who)


def treasure_likely(case: Case) -> Message | None:
    """A Treasure is led that will most likely come home; the other card wins no point."""
    card = _lead(case)
    if card is None or card.rank != TREASURE or not case.now.worlds or case.takes:
        return None
    if case.taken < 0.8 or case.then.share(case.then.mine) > 0.5 or plan(case) in FEW:
        return None
    return Message("why-treasure-likely", card=card)


def swan_led(case: Case) -> Message | None:
    """The Swan will lose, and a strong card can be led right after it."""
    card = _lead(case)
    if card is None or card.rank != SWAN or not case.now.worlds or plan(case) in FEW:
        return None
    rest = [one for one in case.view.hand if one != card and one.suit >= 0 and one.rank >= 8]
    if case.taken > 0.2 or case.now.share(case.now.leads) < SURE or not rest:
        return None
    strongest = min(rest, key=lambda one: (len(beaters(case, one)), -one.rank))
    return Message("why-swan-led", card=card, next=strongest, who=case.who)


def can_wait(case: Case) -> Message | None:
    """The other lead is one that nothing beats: it may as well come later."""
    card, instead = _lead(case), case.other.card
    if card is None or instead is None or instead.suit < 0:
        return None
    if not case.worlds or plan(case) != MORE:
        return None
    if beaters(case, instead) or not beaters(case, card):
        return None
    return Message("why-can-wait", card=card, kept=instead, who=case.who)


def pulls(case: Case) -> Message | None:
    """Much trump is held: leading one takes trumps out of the other's hand."""
    card, instead, trump = _lead(case), case.other.card, trump_of(case)
    if card is None or instead is None or trump < 0:
        return None
    if card.suit != trump or instead.suit in {trump, -1} or plan(case) != MORE:
        return None
    held = sum(one.suit == trump for one in case.view.hand)
    answered = sum(any(one.suit == trump for one in hand) for hand in _hands(case))
    if held < 3 or answered < 0.8 * len(case.worlds) or not case.worlds:
        return None
    return Message("why-pulls", who=case.who, n=held)


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
    if instead.rank == WITCH:
        return Message("why-witch-saved", kept=instead)
    if instead.suit != trump:
        return None
    hand = case.view.hand
    for suit in range(len(card.letters)):
        held = any(one.suit == suit for one in hand)
        if not held and any(one.suit == suit for one in case.may_hold):
            return Message(
                "why-trump-for", kept=instead, suit=Message(f"suit-{card.letters[suit]}")
            )
    if sum(one.suit == trump for one in hand) == 1:
        return Message("why-only-trump", kept=instead, who=case.who)
    return None


def takes_as_well(case: Case) -> Message | None:
    """Both leads are sure to take the trick: the lower one is spent."""
    found = _lower(case)
    if found is None or plan(case) in FEW or not case.holds or case.other_taken < SURE:
        return None
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
    answers: Counter[FoxCard] = Counter()
    swan = None
    for world in case.more_worlds:
        suit = [one for one in world.view(1 - case.me).hand if one.suit == card.suit]
        swan = next((one for one in suit if one.rank == SWAN), swan)
        if suit:
            answers[max(suit, key=lambda one: one.rank)] += 1
    likely = [one for one, _ in answers.most_common(NAMED)]
    share = sum(answers[one] for one in likely) / len(case.more_worlds)
    if swan is None and likely and answers[likely[0]] == len(case.more_worlds):
        return Message("why-pulls-out", card=card, answer=likely[0], who=case.who)
    if share < 0.6 or len(likely) < NAMED or swan in likely:
        return None
    one, two = sorted(likely, key=lambda it: -it.rank)
    said = {"card": card, "one": one, "two": two, "who": case.who}
    if swan is not None:  # the 1 may always be answered with
        return Message("why-pulls-unless", **said, swan=swan)
    return Message("why-pulls-likely", **said)


def forces(case: Case) -> Message | None:
    """A Monarch is led, and the other has something to be forced with."""
    card = _lead(case)
    if card is None or card.rank != MONARCH or not case.worlds:
        return None
    held = sum(sum(one.suit == card.suit for one in hand) >= 2 for hand in _hands(case))
    if held < 0.6 * len(case.worlds):
        return None
    swan = any(one.suit == card.suit and one.rank == SWAN for one in case.may_hold)
    id = "why-forces" if swan else "why-forces-highest"
    return Message(id, card=card, who=case.who, suit=suit_name(card))


def still_out(case: Case) -> Message | None:
    """Tricks are wanted, and the other lead may lose to a card that nobody has seen yet."""
    card, instead = _lead(case), case.other.card
    if card is None or instead is None or instead.suit < 0:
        return None
    if card.suit == instead.suit or not case.worlds or not case.then.worlds:
        return None
    if plan(case) != MORE or not 0.3 <= case.other_taken <= min(0.9, case.taken):
        return None
    held = [one for one in beaters(case, instead) if one.suit == instead.suit]
    if len(held) != 1:
        return None
    return Message("why-still-out", card=held[0], other=instead)


def few_above(case: Case) -> Message | None:
    """Tricks are wanted: only one or two cards of the suit are still out that beat this lead, and
    it takes the trick more often than the other."""
    card = _lead(case)
    if card is None or not case.now.worlds or not case.worlds or not wants_tricks(case):
        return None
    if getattr(case.view, "poison", False) and card.rank == POISON:
        return None  # taking it costs a point
    if case.taken < 0.6 or case.other_taken > case.taken - 0.15:
        return None
    above = [one for one in beaters(case, card) if one.suit == card.suit]
    if len(above) > NAMED:
        return None
    match above:
        case []:
            return Message("why-none-above", card=card, suit=suit_name(card))
        case [only]:
            return Message("why-one-above", card=card, one=only, suit=suit_name(card))
        case _:
            one, two = above
            return Message("why-two-above", card=card, one=one, two=two, suit=suit_name(card))


def mostly(case: Case) -> Message | None:
    """Tricks are wanted: a lead that mostly takes one, and more often than the other lead."""
    card = playing(case)
    if card is None or not case.leading or not case.now.worlds or plan(case) != MORE:
        return None
    if case.taken < 0.6 or case.other_taken > case.taken - 0.15:
        return None
    often = min(9, round(10 * case.taken))
    return Message("why-mostly", card=card, n=often, other=case.called(case.other))
