"""Into the Woods: what sets a trade apart from another one of which the same could be said."""

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import given, only_if, the
from tanglewood.agents.teacher.reasons.woods_trades import (
    SET,
    hand_after,
    row_after,
    sets,
    to_come,
    unseen,
    wanted,
)
from tanglewood.cards.woods import WoodsCard
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.games.woods.actions import Trade


def _new_pair(case: Case, action: Action) -> WoodsCard:
    """The highest value of which a trade makes two that may still become three."""
    trade, before = the(Trade, action), case.view.hand
    hand = given(hand_after(case, trade))
    found = [
        card
        for card in hand.kinds
        if hand.count(card) == SET - 1 > before.count(card) and wanted(case, card)
    ]
    return given(max((card for card in found if unseen(case, card) > 0), default=None))


def dearer_pair(case: Case) -> Message:
    """Both trades make a pair: three of this one are worth more, and no fewer can be had."""
    only_if(case.view.players > 1 and not sets(case, case.other))
    pair, less = _new_pair(case, case.best), _new_pair(case, case.other)
    only_if(pair > less and to_come(case, pair) >= to_come(case, less))
    return Message("why-dearer-pair", value=int(pair), less=int(less))


def keeps_dearer(case: Case) -> Message:
    """The other trade gives a higher card away: kept, it can buy two cards of the row that what is
    given here cannot buy together."""
    low, high = the(Trade, case.best).card, the(Trade, case.other).card
    only_if(low < high and not sets(case, case.other))
    hand, row = given(hand_after(case, case.other)), row_after(case)
    only_if(all(card < high for card in hand.kinds))  # no other card of the hand does the same
    buys = sorted((card for card in row if card < high), reverse=True)[:2]
    only_if(len(buys) == 2 and sum(card < low for card in row) < 2)
    return Message("why-keeps-dearer", given=int(low), kept=int(high), one=buys[0], two=buys[1])


def breaks_no_pair(case: Case) -> Message:
    """The other trade breaks up two cards that may still become three, and this one gives a card
    that stands alone."""
    lone, paired = the(Trade, case.best).card, the(Trade, case.other).card
    hand, after = case.view.hand, given(hand_after(case, case.other))
    only_if(hand.count(lone) == 1 and hand.count(paired) == SET - 1 > after.count(paired))
    only_if(wanted(case, paired) and not sets(case, case.other))
    only_if(unseen(case, paired) + row_after(case).count(paired))
    return Message("why-breaks-no-pair", given=int(lone), kept=int(paired))
