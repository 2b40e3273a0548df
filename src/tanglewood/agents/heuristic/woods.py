"""The heuristic collector: finish sets, keep pairs of high cards, pick up tokens on the way."""

from collections.abc import Callable
from functools import partial

from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.action import Action
from tanglewood.games.woods.actions import Trade
from tanglewood.games.woods.view import WoodsView


def judge(view: WoodsView) -> Callable[[Action], float]:
    """How good each trade looks."""
    return partial(_value, view)


def _value(view: WoodsView, action: Action) -> float:
    if not isinstance(action, Trade):
        return 0.0
    seat = view.viewer
    hand, pocket, points = view.hand - action.card, view.pockets[seat], 0.0
    solo = view.players == 1
    for slot in action.slots:
        hand += view.row[slot]
    for value in WoodsCard.all:
        if hand.count(value) >= 3 and not (solo and value in pocket):
            hand -= 3 * Handful(value)
            points += 10.0 if solo else value
            pocket += value
    if 0 in action.slots and view.left and not solo:
        points += 1.0
    return points + _hope(view, hand, pocket, action, solo=solo)


def _hope(view: WoodsView, hand: Handful, pocket: Handful, action: Trade, *, solo: bool) -> float:
    """What the cards kept may still become: pairs nearly are sets, and a card that lies in the row
    can be fetched next turn."""
    row = [value for slot, value in enumerate(view.row) if slot not in action.slots]
    ending = view.deck < 4 * view.players
    value = 0.15 * len(hand) if not ending else 0.0
    for card in WoodsCard.all:
        held = hand.count(card)
        if not held or (solo and card in pocket):
            value -= 0.2 * held if solo else 0.0
            continue
        worth = 5.0 if solo else float(card)
        near = min(row.count(card), 2)
        value += worth * (0.04, 0.10, 0.34)[min(held, 2)] + worth * 0.06 * near * (held >= 1)
    if solo:
        highest = max(hand.kinds, default=0)
        value += 0.15 * highest  # a low row cannot strand a hand that still can trade down
        value += 0.3 * sum(1 for v in row if v >= min(hand.kinds, default=9))
    return value
