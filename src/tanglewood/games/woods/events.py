"""What happens in Into the Woods, as events; a hand as dealt is shown to its owner alone.

Rows and revealed cards come in the order in which they lie.
"""

from typing import Annotated

from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.event import Event
from tanglewood.core.field import EachOwn, Hidden, Noted, Open


class FirstChosen(Event):
    """Who takes the first turn (`woods.deal`)."""

    seat: Annotated[Open[int], Noted("first", of="seat")]


class Dealt(Event):
    """Hands and row are dealt; what is hidden from a viewer is None (`woods.hidden`)."""

    hands: Annotated[EachOwn[Handful], Noted("hand")]
    row: Annotated[Open[tuple[WoodsCard, ...]], Noted("row")]
    deck: Hidden[tuple[WoodsCard, ...]]


class SetUp(Event):
    """The game begins with a position."""

    hands: EachOwn[Handful]
    counts: Open[tuple[int, ...]]
    row: Open[tuple[WoodsCard, ...]]
    discards: Open[Handful]
    pockets: Open[tuple[Handful, ...]]


class Traded(Event):
    """A turn: the discard, the slots and the cards taken from them, the values pocketed (each a
    set of three) and whether a token came along. All of it lies open (`woods.hidden`)."""

    seat: Open[int]
    discard: Annotated[Open[WoodsCard], Noted("trade")]
    slots: Annotated[Open[tuple[int, ...]], Noted("trade", first=-len(WoodsCard.all))]
    taken: Open[tuple[WoodsCard, ...]]
    pocketed: Open[tuple[WoodsCard, ...]]
    token: Open[bool]


class Passed(Event):
    """A player had no trade (`woods.stuck`)."""

    seat: Annotated[Open[int], Noted("pass", of="seat")]


class Revealed(Event):
    """Cards were opened from the deck into the row (`woods.refill`); `deck` is what is left."""

    cards: Annotated[Open[tuple[WoodsCard, ...]], Noted("reveal")]
    deck: Open[int]


class Reshuffled(Event):
    """The discards became the new deck (`woods.deck.more`); its order is hidden."""

    discards: Annotated[Open[Handful], Noted("reshuffle", of="nothing")]
    deck: Hidden[tuple[WoodsCard, ...]]


class Swept(Event):
    """Solo and gentle: no trade was left, so the rest of the row was discarded (`ruling.W8`)."""

    row: Annotated[Open[tuple[WoodsCard, ...]], Noted("sweep", of="nothing")]
