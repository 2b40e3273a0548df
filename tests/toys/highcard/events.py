"""What happens; every field says who may see it."""

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.event import Event
from tanglewood.core.field import EachOwn, Open


class Dealt(Event):
    """Hands are dealt; a viewer sees its own."""

    hands: EachOwn[FoxCards]


class Played(Event):
    """A card lies in the trick."""

    seat: Open[int]
    card: Open[FoxCard]


class TrickWon(Event):
    """The higher card takes the trick."""

    winner: Open[int]
