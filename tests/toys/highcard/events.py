"""What happens, as each viewer may know it."""

from typing import NamedTuple

from tanglewood.cards.fox import FoxCard, FoxCards


class Dealt(NamedTuple):
    """Hands are dealt; a viewer sees its own."""

    hands: tuple[FoxCards | None, ...]

    def seen_by(self, viewer: int) -> "Dealt":
        return Dealt(
            tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        )


class Played(NamedTuple):
    """A card lies in the trick."""

    seat: int
    card: FoxCard

    def seen_by(self, viewer: int) -> "Played":
        return self


class TrickWon(NamedTuple):
    """The higher card takes the trick."""

    winner: int

    def seen_by(self, viewer: int) -> "TrickWon":
        return self
