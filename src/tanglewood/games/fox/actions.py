"""What a player of the fox games can choose, in the published order.

| index   | text            | meaning                                                       |
|---------|-----------------|---------------------------------------------------------------|
| 0-32    | `B1` … `M11`    | play the card                                                 |
| 33-65   | `decree=B1` …   | Fox: put the card down as the decree and take the old one      |
| 66      | `decree=keep`   | Fox: leave the decree as it is                                |
| 67-99   | `under=B1` …    | Woodcutter: put the card face down under the draw deck         |
"""

from typing import Final

from tanglewood.core.action import Action, ActionTable
from tanglewood.games.fox.cards import DECK


class Play(Action):
    """Play a card to the trick."""

    __slots__ = ()

    def __init__(self, card: int) -> None:
        super().__init__(DECK.text(card))
        self.card = card


class Exchange(Action):
    """Put a card down as the decree and take the old decree to hand (`fox.fox`)."""

    __slots__ = ()

    def __init__(self, card: int) -> None:
        super().__init__(f"decree={DECK.text(card)}")
        self.card = card


class Keep(Action):
    """Leave the decree as it is (`fox.fox`)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("decree=keep")


class Under(Action):
    """Put a card face down under the draw deck (`fox.woodcutter`)."""

    __slots__ = ()

    def __init__(self, card: int) -> None:
        super().__init__(f"under={DECK.text(card)}")
        self.card = card


KEEP: Final = Keep()
ACTIONS: Final = ActionTable(
    [
        *map(Play, range(DECK.size)),
        *map(Exchange, range(DECK.size)),
        KEEP,
        *map(Under, range(DECK.size)),
    ]
)

EXCHANGE_FROM: Final = DECK.size
UNDER_FROM: Final = KEEP.index + 1
"""Where the exchanges and the cards put under the deck begin in the table."""
