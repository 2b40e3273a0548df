"""Where things stand on a table, for a window of any size: cards grow with it."""

from dataclasses import dataclass
from typing import Final

from tanglewood.tui.canvas import Canvas

SIDE_FROM: Final = 122
"""From this width on, what happened stands in a column of its own."""
_SIDE: Final = 42
_WIDE_SIDE: Final = 48
_WIDE: Final = 180

_LEAST_ROWS: Final = 3
"""How many rows a card has at least inside its frame."""
_LEAST_CARD: Final = 10
_SHAPE: Final = 1.36
"""Columns to a row that make a card look like one."""
_BACKS_FROM: Final = 44
"""From this height on, the cards of the others are drawn one by one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Measures:
    """Where things stand: `width` is that of the table itself, `gap` the room between the parts,
    `rows` how many rows the cards of the hand have, `middle` those in the middle, `card` how wide
    these are, `news` how many rows the news want; `backs` says whether the cards of the others are
    drawn one by one."""

    width: int
    height: int
    gap: int
    rows: int
    middle: int
    card: int
    news: int
    backs: bool

    @property
    def hand(self) -> int:
        """The row into which a card is lifted."""
        return self.height - 6 - self.rows

    @property
    def prompt(self) -> int:
        """The row of the question."""
        return self.hand - 1

    def between(self, y: int, lines: int) -> int:
        """Where this many lines stand in the middle of what is left between `y` and the news."""
        return y + max(0, (self.prompt - y - lines - self.news) // 2)


def measures(canvas: Canvas) -> Measures:
    """The places for this window."""
    side = canvas.width >= SIDE_FROM
    width = canvas.width - (_WIDE_SIDE if canvas.width >= _WIDE else _SIDE) * side
    more = canvas.height - 24
    roomy = (width >= 88) + (width >= 140)
    rows = _LEAST_ROWS + min(more // 4, (2, 4, 6)[roomy])
    middle = _LEAST_ROWS + min(more // 3, (2, 6, 13)[roomy])
    card = max(_LEAST_CARD, min(round(_SHAPE * (middle + 2)), (width - 49) // 3))
    free = canvas.height - 15 - rows - middle
    backs = side and canvas.height >= _BACKS_FROM
    gap = max(0, min(3, (free - 4 - 6 * backs) // 4))
    return Measures(
        width=width, height=canvas.height, gap=gap, rows=rows, middle=middle, card=card,
        news=1 if side else 7, backs=backs,
    )  # fmt: skip
