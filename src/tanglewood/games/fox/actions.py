"""What a player of the fox games can choose, in the published order; the table is on the page of
actions."""

from typing import Final

from tanglewood.core.action import Action, ActionTable, OnCard
from tanglewood.games.fox.cards import DECK


class Play(OnCard):
    """Play a card to the trick."""

    __slots__ = ()


class Exchange(OnCard):
    """Put a card down as the decree and take the old decree to hand (`fox.fox`)."""

    __slots__ = ()
    _form = "decree={}"


class Keep(Action):
    """Leave the decree as it is (`fox.fox`)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("decree=keep")


class Under(OnCard):
    """Put a card face down under the draw deck (`fox.woodcutter`)."""

    __slots__ = ()
    _form = "under={}"


KEEP: Final = Keep()
ACTIONS: Final = ActionTable(
    [
        *map(Play, DECK.cards),
        *map(Exchange, DECK.cards),
        KEEP,
        *map(Under, DECK.cards),
    ],
    __name__,
)
