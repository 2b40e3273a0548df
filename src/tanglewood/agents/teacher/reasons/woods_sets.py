"""Into the Woods: tokens with what lies beside them, sets that both trades make, and sets that can
wait."""

from collections import Counter

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import only_if
from tanglewood.agents.teacher.reasons.woods_trades import (
    SET,
    hand_after,
    row_after,
    sets,
    taken,
    to_come,
    wanted,
)
from tanglewood.cards.woods import WoodsCard
from tanglewood.core.message import Message
from tanglewood.games.woods.actions import Trade

LOW = 4
"""Sets up to here bring few points."""
BUYS = 4
"""From here on a card is worth taking for what it buys."""


def token(case: Case) -> Message | None:
    """The far card brings a token, as the other trade does not, and how many more of it there
    are."""
    if not isinstance(case.best, Trade) or 0 not in case.best.slots:
        return None
    if case.view.players < 2 or not case.view.left:
        return None
    if isinstance(case.other, Trade) and 0 in case.other.slots:
        return None
    card = case.view.row[0]
    if card in sets(case, case.best):
        return None  # it goes with its set
    if _same_taken(case):
        return None
    row, held = row_after(case).count(card), case.view.hand.count(card)
    if held:
        return Message("why-token-held", card=card, n=held)
    if row:
        return Message("why-token-row", card=card, n=row)
    if len(case.best.slots) == 2:
        two = case.view.row[max(case.best.slots)]
        return Message("why-token-two", card=card, two=two, given=int(case.best.card))
    ahead = max(case.view.tokens[seat] for seat in range(case.view.players) if seat != case.me)
    behind = ahead - case.view.tokens[case.me]
    if behind > 0:
        return Message("why-token-behind", card=card, n=behind)
    return Message("why-token", card=card, n=max(0, to_come(case, card) - 1))


def token_too(case: Case) -> Message | None:
    """The far card brings a token, and the other trade takes the same value from elsewhere."""
    if not isinstance(case.best, Trade) or 0 not in case.best.slots or not _same_taken(case):
        return None
    if case.view.players < 2 or not case.view.left or case.view.row[0] in sets(case, case.best):
        return None
    assert isinstance(case.other, Trade)
    only_if(0 not in case.other.slots)
    return Message("why-token-too", card=case.view.row[0])


def _same_taken(case: Case) -> bool:
    """Whether both trades take the same values."""
    if not isinstance(case.best, Trade) or not isinstance(case.other, Trade):
        return False
    return sorted(taken(case, case.best)) == sorted(taken(case, case.other))


def completes_too(case: Case) -> Message | None:
    """Both trades complete the same set: what is given for it differs, or what comes with it."""
    made = sets(case, case.best)
    if not isinstance(case.best, Trade) or not isinstance(case.other, Trade):
        return None
    if not made or made != sets(case, case.other):
        return None
    value, given, kept = int(made[0]), case.best.card, case.other.card
    tokens = case.view.players > 1 and case.view.left > 0
    if tokens and 0 in case.best.slots and 0 not in case.other.slots:
        return Message("why-completes-token", value=value)
    more = [card for card in taken(case, case.best) if card != made[0]]
    if given == kept and len(case.best.slots) > len(case.other.slots) and more:
        return Message("why-completes-more", value=value, card=more[0])
    if given == kept:
        return None
    hand = case.view.hand
    if hand.count(given) == 1 < hand.count(kept):
        return Message("why-completes-lone", value=value, given=int(given))
    if int(given) < int(kept) and len(case.best.slots) >= len(case.other.slots):
        return Message("why-completes-low", value=value, given=int(given), kept=int(kept))
    if more and len(case.best.slots) > len(case.other.slots):
        return Message("why-completes-more", value=value, card=more[0])
    return None


def can_wait(case: Case) -> Message | None:
    """Alone: the other trade completes a set that can be had later just as well."""
    if case.view.players != 1 or not isinstance(case.best, Trade):
        return None
    made = sets(case, case.other)
    if not made or sets(case, case.best):
        return None
    need = SET - case.view.hand.count(made[0])
    hand = hand_after(case, case.best)
    if hand is None or hand.count(made[0]) < case.view.hand.count(made[0]):
        return None
    if row_after(case).count(made[0]) < need:
        return None
    return Message("why-set-waits", value=int(made[0]))


def stands_still(case: Case) -> Message | None:
    """A card is given for another of its value: the hand stays as it is."""
    if not isinstance(case.best, Trade) or taken(case, case.best) != [case.best.card]:
        return None
    if not isinstance(case.other, Trade) or taken(case, case.other) == [case.other.card]:
        return None
    value, given = int(case.best.card), case.other.card
    after = hand_after(case, case.other)
    if after is None or sets(case, case.other):
        return None
    if case.view.hand.count(given) == SET - 1 > after.count(given) and wanted(case, given):
        return Message("why-stands-still", value=value, pair=int(given))
    for card in sorted(set(taken(case, case.other)), reverse=True):
        left = to_come(case, card) - taken(case, case.other).count(card)
        if after.count(card) + left < SET and not case.view.reshuffles:
            return Message("why-stands-still-gone", value=value, other=case.called(case.other),
                           gone=int(card))  # fmt: skip
    return None


def declines(case: Case) -> Message | None:
    """The other trade pockets a set at once, or two, but it would leave few cards to buy with."""
    if not isinstance(case.best, Trade) or sets(case, case.best):
        return None
    made = sets(case, case.other)
    after = hand_after(case, case.other)
    if not made or after is None:
        return None
    left = len(after) - SET * len(made)
    value = int(made[0])
    cards = tuple(it for it in after.kinds for _ in range(after.count(it) - SET * (it in made)))
    if len(made) > 1:
        one, two = sorted(made)[:2]
        only_if(left <= 2)
        return Message("why-declines-two", one=int(one), two=int(two), n=left, left=cards)
    if left <= 2:
        alone = "-solo" if case.view.players == 1 else ""
        return Message(f"why-declines{alone}", value=value, n=left, left=cards)
    if value <= LOW and case.view.players > 1:
        return Message("why-declines-low", value=value)
    return None


def decided(case: Case) -> Message | None:
    """All choices are worth the same, since the points lie too far apart or the deck is empty."""
    values = [case.found.value(one.action) for one in case.found.prospects]
    if case.view.players == 1 or max(values) - min(values) >= 0.01:
        return None
    deck = int(case.view.deck)
    if min(values) >= 0.9:
        return Message("why-woods-safe", n=deck)
    if max(values) <= 0.1:
        return Message("why-woods-far", n=deck)
    if any(sets(case, action) for action in case.view.legal):
        return None
    return Message("why-woods-even", n=deck)


def last_turns(case: Case) -> Message | None:
    """Few cards are left in the deck: what is taken can still become a set."""
    if not isinstance(case.best, Trade) or not isinstance(case.other, Trade):
        return None
    if case.view.reshuffles or not 0 < case.view.deck <= 12:
        return None
    hand = hand_after(case, case.best)
    if hand is None:
        return None
    for card in sorted({*taken(case, case.best)} - {*taken(case, case.other)}, reverse=True):
        missing = SET - hand.count(card)
        left = to_come(case, card) - taken(case, case.best).count(card)
        if 0 < missing <= left and wanted(case, card):
            return Message("why-last-turns", value=int(card), n=left, deck=int(case.view.deck))
    return None


def set_after(case: Case) -> Message | None:
    """Both trades complete a set: after this one the other set can be had next."""
    made, later = sets(case, case.best), sets(case, case.other)
    if not made or not later or made == later or made[0] in later:
        return None
    hand = hand_after(case, case.best)
    assert hand is not None
    value, pays = later[0], [it for it in hand.kinds if it not in (*made, later[0])]
    missing = SET - hand.count(value)
    near = 0 < missing <= row_after(case).count(value)
    able = any(it <= value for it in pays) if missing == 1 else any(it > value for it in pays)
    if not near or not able:
        return None
    return Message("why-set-after", value=int(made[0]), next=int(value))


def comes_too(case: Case) -> Message | None:
    """This trade brings all that the other does, and a card besides, or a higher one."""
    if not isinstance(case.best, Trade) or not isinstance(case.other, Trade):
        return None
    mine, theirs = Counter(taken(case, case.best)), Counter(taken(case, case.other))
    shared, more, less = mine & theirs, mine - theirs, theirs - mine
    if shared.total() != 1 or more.total() != 1 or sets(case, case.other):
        return None
    (card,), (extra,) = shared, more
    if not less:
        return Message("why-comes-too", card=int(card), extra=int(extra),
                       other=case.called(case.other))  # fmt: skip
    (instead,) = less
    only_if(extra != card and extra >= BUYS)
    if case.best.card == case.other.card and extra > instead and wanted(case, extra):
        return Message("why-comes-higher", card=int(card), extra=int(extra), less=int(instead),
                       other=case.called(case.other))  # fmt: skip
    return None


def gives_lower(case: Case) -> Message | None:
    """Both trades bring the same cards: the one that buys less is given, or one that stands
    alone."""
    if not isinstance(case.best, Trade) or not isinstance(case.other, Trade):
        return None
    given, kept = case.best.card, case.other.card
    if given == kept or sorted(taken(case, case.best)) != sorted(taken(case, case.other)):
        return None
    hand = case.view.hand
    if hand.count(given) == 1 and hand.count(kept) == SET - 1 and wanted(case, kept):
        return Message("why-gives-lone", given=int(given), kept=int(kept))
    if given > kept:
        return None
    row = row_after(case)
    more = tuple(sorted({int(it) for it in row if given <= it < kept}))
    if more and sum(it < kept for it in row) >= 2:
        return Message("why-gives-lower-row", given=int(given), kept=int(kept), more=more)
    return Message("why-gives-lower", given=int(given), kept=int(kept))


def gives_dead(case: Case) -> Message | None:
    """What is given can no longer become three, and what the other trade gives still can."""
    if not isinstance(case.best, Trade) or not isinstance(case.other, Trade):
        return None
    given, kept, hand = case.best.card, case.other.card, case.view.hand
    only_if(not case.view.reshuffles and wanted(case, given) and wanted(case, kept))

    def most(card: WoodsCard) -> int:
        return int(hand.count(card)) + to_come(case, card)

    only_if(most(given) < SET <= most(kept) and given not in taken(case, case.best))
    return Message("why-gives-dead", value=int(given), n=to_come(case, given))
