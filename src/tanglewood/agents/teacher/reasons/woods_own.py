"""Into the Woods: what a trade brings by itself, said before what sets it apart from another."""

from itertools import combinations
from typing import Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons.woods_next import likely_set, told
from tanglewood.agents.teacher.reasons.woods_trades import (
    SET,
    hand_after,
    row_after,
    sets,
    taken,
    to_come,
    unseen,
    wanted,
)
from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.message import Message
from tanglewood.games.woods.actions import Trade

TOGETHER: Final = 3
"""A pair is worth a word in a hand of so many: of two cards one must go next turn."""


def brings(case: Case) -> Message | None:
    """What the trade makes of the hand: a set next turn, a pair, two cards for one, or a higher
    card, and the token that may come with it; alone, also that it leaves the row as it is."""
    hand = hand_after(case, case.best)
    if hand is None or not isinstance(case.best, Trade) or sets(case, case.best):
        return None
    if (found := likely_set(case)) is not None and (said := told(case, *found)) is not None:
        return said
    got = sorted(taken(case, case.best), reverse=True)
    if len(got) == 2:
        return _pair(case, hand, got) or _two(case, hand, got)
    return _pair(case, hand, got) or one_for(case, case.best, got[0]) or _same(case, got[0])


def _same(case: Case, card: WoodsCard) -> Message | None:
    """Alone: a card for another of its value, so that what lies in the row is still there."""
    left = tuple(sorted(map(int, row_after(case))))
    if case.view.players > 1 or case.best.card != card or not left:
        return None
    return Message("why-brings-same", value=int(card), left=left)


def _token(case: Case) -> str:
    """The end of an id where a token comes along."""
    assert isinstance(case.best, Trade)
    far = case.view.players > 1 and case.view.left > 0 and 0 in case.best.slots
    return "-token" if far else ""


def _pair(case: Case, hand: Handful, got: list[WoodsCard]) -> Message | None:
    for card in got:
        left = unseen(case, card) + row_after(case).count(card)
        made = hand.count(card) == SET - 1 and case.view.hand.count(card) < SET - 1
        if made and left and len(hand) >= TOGETHER and wanted(case, card):
            return Message(f"why-brings-pair{_token(case)}", value=int(card), n=left)
    return None


def _two(case: Case, hand: Handful, got: list[WoodsCard]) -> Message:
    """Two cards for one, and how many can be had of the one that is nearest to a set."""
    near = max(got, key=lambda it: (hand.count(it), row_after(case).count(it), it))
    left = to_come(case, near) - got.count(near)
    id = "why-brings-two" if left and wanted(case, near) else "why-brings-two-done"
    return Message(f"{id}{_token(case)}", one=got[0], two=got[1], given=int(case.best.card or 0),
                   value=int(near), n=left)  # fmt: skip


def one_for(case: Case, trade: Trade, card: WoodsCard) -> Message | None:
    """A higher card for a lower one, and two cards of the row that nothing else in the hand can buy
    together next turn."""
    given, hand = trade.card, hand_after(case, trade)
    if card == given or hand is None:
        return None
    said = {"card": card, "given": given}
    most = max([given, *(hand - card).kinds])
    row = [it for it in row_after(case) if it < card]
    pairs = [pair for pair in combinations(sorted(row, reverse=True), 2) if pair[0] >= most]
    if pairs:
        one, two = max(pairs, key=lambda pair: (sum(map(hand.count, pair)), pair))
        return Message(f"why-brings-buyer{_token(case)}", **said, one=int(one), two=int(two))
    if not wanted(case, card):
        return None
    return Message(f"why-brings-higher{_token(case)}", **said, n=to_come(case, card) - 1)
