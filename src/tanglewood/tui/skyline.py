"""A clearing at dusk: the strip on top of the home screen."""

from typing import Final

from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink

# An L stands for a backslash, so that what is written here is as wide as what is drawn.
FIRS: Final = (
    "      .                 .                                .            .        ",
    "     /|L      .        /|L   .            .        .    /|L   .      /|L    .  ",
    "  .  /|L  .  /|L   .   /|L  /|L  .   .   /|L   .  /|L   /|L  /|L  .  /|L   /|L ",
    " /|L_/|L_/|L_/|L__/|L__/|L__/|L_/|L_/|L__/|L__/|L_/|L___/|L__/|L_/|L_/|L___/|L ",
)


def firs(canvas: Canvas, y: int, shift: int = 0, colour: str = "fir") -> None:
    """Firs over the whole width of the window."""
    wide = len(FIRS[0])
    for row, line in enumerate(FIRS):
        for x in range(canvas.width):
            char = line[(x + shift - (canvas.width - wide) // 2) % wide]
            if char != " ":
                ink = Ink(colour if char != "_" else "line")
                canvas.put(x, y + row, "\\" if char == "L" else char, ink)


def skyline(canvas: Canvas, y: int) -> int:
    """Draw the firs and the moon; the row after them."""
    firs(canvas, y)
    moon = min(canvas.width - 12, max(0, (canvas.width - len(FIRS[0])) // 2) + 60)
    canvas.put(moon + 4, y, canvas.look.sign("M"), Ink("amber", mark="strong"))
    return y + len(FIRS)
