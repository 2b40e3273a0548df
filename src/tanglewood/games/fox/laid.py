"""A card as it lies in the trick."""

from typing import Final, NamedTuple, cast

from tanglewood.cards.fox import FoxCard, FoxCards


class Laid(NamedTuple):
    """A card in the trick. `crown` is a card that was added to it, None if none; `mark` is what was
    settled when it was played, LOST, WON or 0. Only special cards add or settle anything."""

    card: FoxCard
    crown: FoxCard | None = None
    mark: int = 0

    @property
    def cards(self) -> FoxCards:
        """The one or two cards that lie here."""
        return FoxCards([card for card in (self.card, self.crown) if card])

    def __str__(self) -> str:
        return self.plain()

    def __repr__(self) -> str:
        return self.plain()

    def plain(self) -> str:
        """As positions write it: `B3+Crown!won`, and `-` for a card that has left the trick."""
        if self == GONE:
            return "-"
        return f"{self.card}{f'+{self.crown}' if self.crown else ''}{_MARKS[self.mark]}"


LOST: Final = 1
"""Its player loses the trick, whatever the card becomes."""
WON: Final = 2
"""Its player wins the trick."""
_MARKS: Final = {0: "", LOST: "!lost", WON: "!won"}

GONE: Final = Laid(cast(FoxCard, None))
"""The place of a led card that has left the trick again; no rule asks for its card."""
