"""What a player of Into the Woods can choose, in the published order.

A trade is one action: the value discarded, and the slots of the row from which cards are taken.
Slots are counted from the far end, where the tokens lie (0), towards the deck (4); the discard is
named by its value (`ruling.W3`).

The table is on the page of actions.
"""

from itertools import combinations
from typing import Final

from tanglewood.cards.woods import LOWEST, WoodsCard
from tanglewood.core.action import Action, ActionTable

ROW: Final = 5
"""How many cards a full row has."""

TAKES: Final = (
    *((slot,) for slot in range(ROW)),
    *combinations(range(ROW), 2),
)
"""The slots taken, in the order of the table: one card up, two cards down."""


class Trade(Action):
    """Discard a card and take one or two cards of the row (`woods.discard`)."""

    __slots__ = ("slots",)

    def __init__(self, card: WoodsCard, slots: tuple[int, ...]) -> None:
        super().__init__(f"{card}>{''.join(map(str, slots))}")
        self.card = card
        self.slots: Final = slots


class Pass(Action):
    """Pass, when no trade is possible (`woods.stuck`)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("pass")


PASS: Final = Pass()
ACTIONS: Final = ActionTable(
    [*(Trade(card, slots) for card in WoodsCard.all for slots in TAKES), PASS], __name__
)


def index_of(card: int, slots: tuple[int, ...]) -> int:
    """The place of a trade in the table."""
    return (card - LOWEST) * len(TAKES) + TAKES.index(slots)
