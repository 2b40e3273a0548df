"""Into the Woods: what a trade leaves in the hand and in the row for later."""

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.woods_own import one_for
from tanglewood.agents.teacher.reasons.woods_trades import (
    SET,
    hand_after,
    others_hold,
    row_after,
    sets,
    taken,
    to_come,
    wanted,
)
from tanglewood.core.message import Message
from tanglewood.games.woods.actions import Trade

HIGH = 6
"""From here on a card is likely to buy two lower ones."""


def keeps_high(case: Case) -> Message | None:
    """The other trade would give a high card, this one gives a low one."""
    if not isinstance(case.best, Trade) or not isinstance(case.other, Trade):
        return None
    given, kept = int(case.best.card), int(case.other.card)
    if kept < HIGH or given >= kept - 1 or len(case.other.slots) > len(case.best.slots):
        return None
    if sorted(taken(case, case.best)) != sorted(taken(case, case.other)):
        return None
    buys = [sum(card < value for card in row_after(case)) >= 2 for value in (kept, given)]
    if buys != [True, False]:
        return None
    if any(kept <= int(it) for it in hand_after(case, case.other) or ()):
        return None  # another card of the hand buys them too
    one, two = sorted((it for it in row_after(case) if it < kept), reverse=True)[:2]
    return Message("why-keeps-high", value=kept, given=given, one=one, two=two)


def keeps_buyer(case: Case) -> Message | None:
    """The high card that the other trade would give can still buy two of a kind in the row."""
    if not isinstance(case.best, Trade) or not isinstance(case.other, Trade):
        return None
    kept = case.other.card
    if kept == case.best.card or kept not in (hand_after(case, case.best) or ()):
        return None
    pair = _pair_below(case, int(kept))
    if pair is None or [int(it) for it in taken(case, case.other)].count(pair) == 2:
        return None  # the other trade buys them at once
    if any(pair < int(it) < int(kept) for it in hand_after(case, case.other) or ()):
        return None  # another card of the hand buys them too
    if _taken_first(case, pair):
        return None
    return Message("why-keeps-buyer", value=int(kept), pair=pair)


def _pair_below(case: Case, value: int) -> int | None:
    """A value of which two are left in the row after the best trade, for which this card pays."""
    row = row_after(case)
    pairs = [int(it) for it in row if row.count(it) >= 2 and it < value and wanted(case, it)]
    return max(pairs, default=None)


def _taken_first(case: Case, value: int) -> bool:
    """Whether somebody is known to hold one of a value, and a card that buys two more of it."""
    return any(
        value in map(int, holds) and any(int(it) > value for it in holds)
        for holds in others_hold(case).values()
    )


def two_more_in_row(case: Case) -> Message | None:
    """A card is taken of which two more lie in the row."""
    if not isinstance(case.best, Trade):
        return None
    hand, row = hand_after(case, case.best), row_after(case)
    others = taken(case, case.other) if isinstance(case.other, Trade) else []
    for card in sorted({*taken(case, case.best)} - {*others}, reverse=True):
        alone = hand is not None and hand.count(card) == 1
        if alone and row.count(card) == 2 and wanted(case, card):
            return Message("why-two-more-in-row", value=int(card))
    return None


def buys_next(case: Case) -> Message | None:
    """The high card that is taken can buy two of a kind in the row at the next turn, as what the
    other trade takes cannot."""
    if not isinstance(case.best, Trade) or not isinstance(case.other, Trade):
        return None
    high = int(max(taken(case, case.best)))
    pair = _pair_below(case, high)
    if pair is None or int(max(taken(case, case.other))) > pair or _taken_first(case, pair):
        return None
    if high in map(int, sets(case, case.best)):
        return None  # it is pocketed
    if any(int(card) > pair for card in case.view.hand - case.best.card):
        return None  # another card of the hand buys them too
    return Message("why-buys-next", value=high, pair=pair)


def high_card(case: Case) -> Message | None:
    """A higher card than by the other trade, and more of the row is lower than it."""
    if not isinstance(case.best, Trade) or len(case.best.slots) != 1:
        return None
    card = case.view.row[case.best.slots[0]]
    if int(card) <= int(case.best.card) or int(card) < HIGH or not isinstance(case.other, Trade):
        return None
    instead = max(taken(case, case.other))
    if card <= instead or card in sets(case, case.best):
        return None  # what is pocketed buys nothing
    rest = [it for at, it in enumerate(case.view.row) if at not in case.other.slots]
    if sum(it < instead for it in rest) >= 2:
        return None  # that one buys two as well
    if sum(it < card for it in row_after(case)) < 2:
        return None
    return one_for(case, case.best, card)


def third_gone(case: Case) -> Message | None:
    """What the other trade takes can hardly become three any more."""
    if not isinstance(case.best, Trade) or not isinstance(case.other, Trade):
        return None
    if case.view.reshuffles or sets(case, case.other):
        return None  # the discards come again, or the other trade makes a set at once
    mine = {*taken(case, case.best)}
    for card in sorted({*taken(case, case.other)} - mine):
        hand = hand_after(case, case.other)
        if hand is None or hand.count(card) >= SET:
            continue
        if hand.count(card) + to_come(case, card) - 1 < SET:
            return Message("why-third-gone", value=int(card))
    return None
