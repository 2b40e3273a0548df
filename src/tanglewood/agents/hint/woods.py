"""What hints say about Into the Woods."""

from typing import Final

from tanglewood.agents.hint.ahead import Ahead
from tanglewood.agents.hint.family import WORTH
from tanglewood.agents.hint.form import Clause, Prospect
from tanglewood.games.woods.actions import Trade
from tanglewood.games.woods.view import WoodsView

AHEAD: Final = False
UNIT: Final = WORTH


def for_the_game(view: WoodsView) -> bool:
    return False


def chart(view: WoodsView) -> None:
    return None


def clauses(
    view: WoodsView, best: Prospect, other: Prospect, now: Ahead, then: Ahead
) -> list[Clause]:
    """What a trade brings at once, and what is nearly a set after it."""
    action = best.action
    if not isinstance(action, Trade):
        return [Clause("pass")]
    hand = view.hand - action.card + [view.row[slot] for slot in action.slots]
    sets = [int(card) for card in hand.kinds if hand.count(card) >= 3]
    found = []
    if sets:
        found.append(Clause("pocket", {"values": sets}))
    if 0 in action.slots and view.left and view.players > 1:
        found.append(Clause("token"))
    pairs = [int(card) for card in hand.kinds if hand.count(card) == 2]
    if pairs and not sets:
        found.append(Clause("pairs", {"values": pairs}))
    return found
