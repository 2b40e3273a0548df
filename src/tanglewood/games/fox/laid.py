"""A card as it lies in the trick."""

from typing import Final, NamedTuple


class Laid(NamedTuple):
    """A card in the trick. `crown` is a card that was added to it, -1 if none; `mark` is what was
    settled when it was played, LOST, WON or 0. Only special cards add or settle anything."""

    card: int
    crown: int = -1
    mark: int = 0

    @property
    def cards(self) -> int:
        """The mask of the one or two cards that lie here."""
        return 1 << self.card | (1 << self.crown if self.crown >= 0 else 0)


LOST: Final = 1
"""Its player loses the trick, whatever the card becomes."""
WON: Final = 2
"""Its player wins the trick."""

GONE: Final = Laid(-1)
"""The place of a led card that has left the trick again."""
