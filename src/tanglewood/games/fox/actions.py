"""What a player of the fox games can choose, in the published order.

| index   | text            | meaning                                                       |
|---------|-----------------|---------------------------------------------------------------|
| 0-32    | `B1` … `M11`    | play the card                                                 |
| 33-65   | `decree=B1` …   | Fox: put the card down as the decree and take the old one      |
| 66      | `decree=keep`   | Fox: leave the decree as it is                                |
| 67-99   | `under=B1` …    | Woodcutter: put the card face down under the draw deck         |
"""

from typing import ClassVar, Final

from tanglewood.cards.suited import SuitedDeck
from tanglewood.core.action import Action, ActionTable
from tanglewood.games.fox.cards import DECK


class OnCard(Action):
    """An action that speaks of one card of the deck."""

    __slots__ = ()
    form: ClassVar[str] = "{}"

    def __init__(self, card: int, deck: SuitedDeck = DECK) -> None:
        super().__init__(self.form.format(deck.text(card)))
        self.card = card


class Play(OnCard):
    """Play a card to the trick."""

    __slots__ = ()


class Exchange(OnCard):
    """Put a card down as the decree and take the old decree to hand (`fox.fox`)."""

    __slots__ = ()
    form = "decree={}"


class Keep(Action):
    """Leave the decree as it is (`fox.fox`)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("decree=keep")


class Under(OnCard):
    """Put a card face down under the draw deck (`fox.woodcutter`)."""

    __slots__ = ()
    form = "under={}"


KEEP: Final = Keep()
ACTIONS: Final = ActionTable(
    [
        *map(Play, range(DECK.size)),
        *map(Exchange, range(DECK.size)),
        KEEP,
        *map(Under, range(DECK.size)),
    ]
)
