"""What a player of Deluxe can choose, in the published order: to play a card, also crowned, what a
Fox and a Woodcutter ask, then what each special card asks, in the order of the deck. The table with
its numbers is on the page of actions.
"""

from typing import Final

from tanglewood.cards.fox import FoxCard
from tanglewood.core.action import ActionTable
from tanglewood.games.deluxe.cards import DECK
from tanglewood.games.deluxe.special.crown import PlayCrowned
from tanglewood.games.deluxe.special.module import CARDS
from tanglewood.games.fox.actions import Exchange, Keep, Play, Under

KEEP: Final = Keep()
ACTIONS: Final = ActionTable(
    [
        *map(Play, DECK.cards),
        *map(PlayCrowned, FoxCard.all[: FoxCard.suited_count]),
        *map(Exchange, DECK.cards),
        KEEP,
        *map(Under, DECK.cards),
        *(action for card in CARDS for action in card.actions),
    ],
    __name__,
)
