"""The choices of a player of the Duet in the published order; the page of actions has the table."""

from typing import Final

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.action import Action, ActionTable

FARTHEST: Final = 18


class Play(Action):
    """Play a card to the trick."""

    __slots__ = ()

    def __init__(self, card: DuetCard) -> None:
        super().__init__(card.text)
        self.card = card


class Name(Action):
    """Name who may exchange the decree (`duet.foxes`)."""

    __slots__ = ()

    def __init__(self, who: str) -> None:
        super().__init__(f"foxes={who}")


class Exchange(Action):
    """Put a card down as the decree and take the old decree to hand (`duet.foxes`)."""

    __slots__ = ()

    def __init__(self, card: DuetCard) -> None:
        super().__init__(f"decree={card}")
        self.card = card


class Keep(Action):
    """Leave the decree as it is (`duet.foxes`)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("decree=keep")


class Give(Action):
    """Seal a card for the teammate (`duet.gift`)."""

    __slots__ = ()

    def __init__(self, card: DuetCard) -> None:
        super().__init__(f"gift={card}")
        self.card = card


class Move(Action):
    """Move the tracker by signed steps (`duet.move.choice`)."""

    __slots__ = ("by",)

    def __init__(self, by: int) -> None:
        super().__init__(f"move={by:+d}" if by else "move=0")
        self.by: Final = by


class Cover(Action):
    """Cover the last free space of one end between rounds (`duet.round-end`)."""

    __slots__ = ()

    def __init__(self, end: str) -> None:
        super().__init__(f"cover={end}")


NAME_SELF: Final = Name("self")
NAME_MATE: Final = Name("mate")
NAME_NOBODY: Final = Name("nobody")
KEEP: Final = Keep()
COVER_LOW: Final = Cover("low")
COVER_HIGH: Final = Cover("high")

ACTIONS: Final = ActionTable(
    [
        *map(Play, DuetCard.all),
        NAME_SELF,
        NAME_MATE,
        NAME_NOBODY,
        *map(Exchange, DuetCard.all),
        KEEP,
        *map(Give, DuetCard.all),
        *map(Move, range(-FARTHEST, FARTHEST + 1)),
        COVER_LOW,
        COVER_HIGH,
    ],
    __name__,
)

EXCHANGE_FROM: Final = NAME_NOBODY.index + 1
GIVE_FROM: Final = KEEP.index + 1
MOVE_ZERO: Final = COVER_LOW.index - 1 - FARTHEST
"""Where the exchanges and the gifts begin in the table, and where the move of 0 is."""

COVERS: Final = COVER_LOW.bit | COVER_HIGH.bit


def namings(own: DuetCards, other: DuetCards) -> int:
    """Whom the player of Foxes can name: whoever has a card, or nobody (`duet.foxes`)."""
    return (NAME_SELF.bit if own else 0) | (NAME_MATE.bit if other else 0) | NAME_NOBODY.bit


def exchanges(hand: DuetCards) -> int:
    """What the one who was named can do with the decree."""
    return hand.mask << EXCHANGE_FROM | KEEP.bit


def gifts(hand: DuetCards) -> int:
    """The cards that can be sealed for the teammate."""
    return hand.mask << GIVE_FROM


def moves_mask(moves: tuple[int, ...]) -> int:
    """The mask of these signed steps."""
    mask = 0
    for by in moves:
        mask |= 1 << MOVE_ZERO + by
    return mask
