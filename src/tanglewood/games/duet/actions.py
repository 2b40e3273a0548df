"""The choices of a player of the Duet in the published order; the page of actions has the table."""

from collections.abc import Iterable
from typing import Final

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.action import Action, ActionTable, OnCard
from tanglewood.core.bits import mask_of

FARTHEST: Final = 18


class Play(OnCard):
    """Play a card to the trick."""

    __slots__ = ()


class Name(Action):
    """Name who may exchange the decree (`duet.foxes`)."""

    __slots__ = ()

    def __init__(self, who: str) -> None:
        super().__init__(f"foxes={who}")


class Exchange(OnCard):
    """Put a card down as the decree and take the old decree to hand (`duet.foxes`)."""

    __slots__ = ()
    _form = "decree={}"


class Keep(Action):
    """Leave the decree as it is (`duet.foxes`)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("decree=keep")


class Give(OnCard):
    """Seal a card for the teammate (`duet.gift`)."""

    __slots__ = ()
    _form = "gift={}"


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

COVERS: Final = COVER_LOW.bit | COVER_HIGH.bit


def namings(own: DuetCards, other: DuetCards) -> int:
    """Whom the player of Foxes can name: whoever has a card, or nobody (`duet.foxes`)."""
    return (NAME_SELF.bit if own else 0) | (NAME_MATE.bit if other else 0) | NAME_NOBODY.bit


def exchanges(hand: DuetCards) -> int:
    """What the one who was named can do with the decree."""
    return ACTIONS.bits(Exchange, hand.mask) | KEEP.bit


def gifts(hand: DuetCards) -> int:
    """The cards that can be sealed for the teammate."""
    return ACTIONS.bits(Give, hand.mask)


def moves_by(steps: Iterable[int]) -> int:
    """The moves of the tracker by these signed steps."""
    return ACTIONS.bits(Move, mask_of(by + FARTHEST for by in steps))
