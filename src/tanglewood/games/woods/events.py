"""What happens in Into the Woods, as events; a hand as dealt is told to its owner alone.

Rows and revealed cards come in the order in which they lie.
"""

from typing import NamedTuple

from tanglewood.cards.woods import Handful, WoodsCard


class FirstChosen(NamedTuple):
    """Who takes the first turn (`woods.deal`)."""

    seat: int

    def seen_by(self, viewer: int) -> "FirstChosen":
        return self


class Dealt(NamedTuple):
    """Hands and row are dealt; what is hidden from a viewer is None (`woods.hidden`)."""

    hands: tuple[Handful | None, ...]
    row: tuple[WoodsCard, ...]
    deck: tuple[WoodsCard, ...] | None

    def seen_by(self, viewer: int) -> "Dealt":
        hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        return Dealt(hands, self.row, None)


class Traded(NamedTuple):
    """A turn: the discard, the slots and the cards taken from them, the values pocketed (each a
    set of three) and whether a token came along. All of it lies open (`woods.hidden`)."""

    seat: int
    discard: WoodsCard
    slots: tuple[int, ...]
    taken: tuple[WoodsCard, ...]
    pocketed: tuple[WoodsCard, ...]
    token: bool

    def seen_by(self, viewer: int) -> "Traded":
        return self


class Passed(NamedTuple):
    """A player had no trade (`woods.stuck`)."""

    seat: int

    def seen_by(self, viewer: int) -> "Passed":
        return self


class Revealed(NamedTuple):
    """Cards were opened from the deck into the row (`woods.refill`); `deck` is what is left."""

    cards: tuple[WoodsCard, ...]
    deck: int

    def seen_by(self, viewer: int) -> "Revealed":
        return self


class Reshuffled(NamedTuple):
    """The discards became the new deck (`woods.deck.more`); its order is hidden."""

    discards: Handful
    deck: tuple[WoodsCard, ...] | None

    def seen_by(self, viewer: int) -> "Reshuffled":
        return Reshuffled(self.discards, None)


class Swept(NamedTuple):
    """Solo and gentle: no trade was left, so the rest of the row was discarded (`ruling.W8`)."""

    row: tuple[WoodsCard, ...]

    def seen_by(self, viewer: int) -> "Swept":
        return self
