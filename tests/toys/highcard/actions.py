"""What a player can choose: a card, by its number."""

from typing import Final

from tanglewood.cards.fox import FoxCard
from tanglewood.core.action import Action, ActionTable

DECK: Final = FoxCard.all[:9]


class Play(Action):
    """Play a card to the trick."""

    __slots__ = ()

    def __init__(self, card: FoxCard) -> None:
        super().__init__(card.text)
        self.card = card


ACTIONS: Final = ActionTable(map(Play, DECK), __name__)
