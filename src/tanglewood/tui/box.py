"""A box: a part of a canvas that is drawn into row by row."""

from typing import NamedTuple

from tanglewood.tui.canvas import GROUND, Canvas
from tanglewood.tui.colours import Ink, Look


class Box(NamedTuple):
    """The rows from (x, y) on, `width` cells wide."""

    canvas: Canvas
    x: int
    y: int
    width: int

    @property
    def look(self) -> Look:
        """How it is drawn."""
        return self.canvas.look

    @property
    def end(self) -> int:
        """The column after it."""
        return self.x + self.width

    def below(self, rows: int = 1) -> "Box":
        """The same so many rows further down."""
        return self._replace(y=self.y + rows)

    def inset(self, left: int, right: int = 0) -> "Box":
        """The same without so many cells at its sides; below 0 it is wider."""
        return self._replace(x=self.x + left, width=self.width - left - right)

    def put(self, text: str, ink: Ink = GROUND, limit: int | None = None) -> int:
        """Write a text into the first row, at most `limit` cells of it; the column after it."""
        return self.canvas.put(self.x, self.y, text, ink, limit)

    def right(self, text: str, ink: Ink = GROUND) -> None:
        """Write a text at the end of the first row."""
        self.canvas.right(self.end, self.y, text, ink)

    def paragraph(self, text: str, ink: Ink = GROUND, most: int | None = None) -> "Box":
        """Write a text over as many rows as it needs, at most this many; what is below it."""
        y = self.canvas.paragraph(self.x, self.y, self.width, text, ink=ink, most=most)
        return self._replace(y=y)

    def fill(self, ink: Ink) -> None:
        """Fill the first row."""
        self.canvas.fill(self.x, self.y, self.width, 1, ink)

    def place(self, what: object) -> None:
        """A click in the first row means this."""
        self.canvas.place(self.x, self.y, self.width, 1, what)
