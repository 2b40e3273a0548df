"""Into the Woods: hands, rows and cards still out, as a trade leaves them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tanglewood.agents.teacher.case import Case
from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.action import Action
from tanglewood.games.woods.actions import Trade

SET = 3


def hand_after(case: Case, action: Action) -> Handful | None:
    """The hand after a trade, sets not yet pocketed."""
    if not isinstance(action, Trade):
        return None
    hand: Handful = case.view.hand
    after: Handful = hand - action.card + [case.view.row[slot] for slot in action.slots]
    return after


def left_after(case: Case, action: Action) -> Handful | None:
    """The hand after a trade, without the sets that are pocketed."""
    hand = hand_after(case, action)
    if hand is None:
        return None
    return hand - [card for card in sets(case, action) for _ in range(SET)]


def sets(case: Case, action: Action) -> list[WoodsCard]:
    """The values that a trade completes."""
    hand = hand_after(case, action)
    if hand is None:
        return []
    full = set(case.view.pockets[case.me].kinds) if case.view.players == 1 else set()
    return [card for card in hand.kinds if hand.count(card) >= SET and card not in full]


def row_after(case: Case) -> list[WoodsCard]:
    """What is left of the row after the best trade, before it is filled."""
    slots: tuple[int, ...] = case.best.slots if isinstance(case.best, Trade) else ()
    return [card for at, card in enumerate(case.view.row) if at not in slots]


def taken(case: Case, trade: Action) -> list[WoodsCard]:
    """The cards of the row that a trade takes."""
    slots = trade.slots if isinstance(trade, Trade) else ()
    return [case.view.row[slot] for slot in slots]


def unseen(case: Case, card: WoodsCard) -> int:
    """How many of a value lie in the deck or in other hands, where nobody has seen them, or come
    back with a reshuffle: those that are known to be in a hand cannot be had."""
    view: Any = case.view
    every: int = view.game.rules.cards.count(card)
    pocketed = sum(SET * pocket.count(card) for pocket in view.pockets)
    gone = 0 if view.reshuffles else view.discards.count(card)
    seen = view.hand.count(card) + gone + view.row.count(card)
    return int(every - pocketed - seen - sum(it.count(card) for it in others_hold(case).values()))


def to_come(case: Case, card: WoodsCard) -> int:
    """How many of a value may still be had: in the row, the deck, or hidden in a hand."""
    return unseen(case, card) + int(case.view.row.count(card))


def others_hold(case: Case) -> dict[int, Handful]:
    """The cards that are known to be in other hands, by seat."""
    known = case.view.known
    held = () if known is None else enumerate(known.holds)
    return {seat: holds for seat, holds in held if seat != case.me}


def can_pay(case: Case, seat: int, card: WoodsCard) -> bool:
    """Whether somebody is known to hold a card that pays for a third of this value in the row."""
    rest = Counter(others_hold(case)[seat])
    rest[card] -= SET - 1
    return any(
        times > 0 and (it <= card or sum(low < it for low in case.view.row) >= 2)
        for it, times in rest.items()
    )


def wanted(case: Case, card: WoodsCard) -> bool:
    """Whether another set of this value counts."""
    return case.view.players > 1 or not case.view.pockets[case.me].count(card)


def tokens_left(case: Case) -> bool:
    """Whether the far card brings a token."""
    return bool(case.view.players > 1 and case.view.left > 0)


def low_buys(row: Sequence[WoodsCard], payer: int) -> tuple[int, int] | None:
    """The two highest cards of the row that a card can buy together."""
    lower = sorted((int(it) for it in row if it < payer), reverse=True)[:2]
    return (lower[0], lower[1]) if len(lower) == 2 else None


def parted(case: Case) -> WoodsCard | None:
    """The value of which the best trade parts two cards that may still become three."""
    hand = hand_after(case, case.best)
    if hand is None or not isinstance(case.best, Trade):
        return None
    card = case.best.card
    both = case.view.hand.count(card) == SET - 1 > hand.count(card)
    left = to_come(case, card) - taken(case, case.best).count(card)
    return card if both and left > 0 and wanted(case, card) else None


def points(case: Case, seat: int) -> int:
    """The points that somebody has so far."""
    pocket: Handful = case.view.pockets[seat]
    tokens: int = case.view.tokens[seat]
    return sum(int(card) * pocket.count(card) for card in pocket.kinds) + tokens
