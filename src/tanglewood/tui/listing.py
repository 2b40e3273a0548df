"""A screen with rows of which one is chosen, by arrows and by the mouse."""

from abc import abstractmethod
from typing import Any, Final

from tanglewood.tui.bars import row
from tanglewood.tui.box import Box
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink
from tanglewood.tui.scenery import clearing
from tanglewood.tui.stage import StageScreen

_TALL: Final = 44
"""From this height on, a list stands below a clearing."""


def clearing_above(canvas: Canvas, word: str) -> int:
    """An evening with a word in the sky, where the window is tall; the row where a list begins."""
    if canvas.height < _TALL:
        return 2 + (canvas.height - 24) // 4
    return clearing(canvas, 1, canvas.height // 3, word) + 3


class ListScreen(StageScreen):
    """Keeps which row is chosen; what a row is and what it does, the screen itself says."""

    chosen = 0

    @property
    @abstractmethod
    def many(self) -> int:
        """How many rows there are."""

    @abstractmethod
    def enter(self) -> None:
        """Do what the chosen row is there for."""

    def row(self, box: Box, at: int) -> Ink:
        """A row before its words are written, and the ink for them."""
        return row(box.inset(-1, -1), at, under=at == self.chosen)

    def press_key(self, key: str) -> bool:
        steps = {"left": -1, "right": 1, "up": -1, "down": 1}
        if key in steps and self.many:
            self.chosen = (self.chosen + steps[key]) % self.many
            self.redraw()
        elif key in {"enter", " "}:
            self.enter()
        elif key in {"escape", "q"}:
            self.dismiss(None)
        else:
            return False
        return True

    def click_on(self, what: Any) -> None:
        if isinstance(what, int):
            self.chosen = what
            self.enter()
        else:
            super().click_on(what)
