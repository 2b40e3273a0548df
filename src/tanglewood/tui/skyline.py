"""A clearing at dusk: the strip on top of the home screen."""

from typing import Final

from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink

# An L stands for a backslash, so that what is written here is as wide as what is drawn.
_FIRS: Final = (
    "      .                 .                                .            .        ",
    "     /|L      .        /|L   .            .        .    /|L   .      /|L    .  ",
    "  .  /|L  .  /|L   .   /|L  /|L  .   .   /|L   .  /|L   /|L  /|L  .  /|L   /|L ",
    " /|L_/|L_/|L_/|L__/|L__/|L__/|L_/|L_/|L__/|L__/|L_/|L___/|L__/|L_/|L_/|L___/|L ",
)


def skyline(canvas: Canvas, y: int, width: int) -> int:
    """Draw the firs and the moon; the row after them."""
    x = max(0, (width - len(_FIRS[0])) // 2)
    for row, line in enumerate(_FIRS):
        for at, char in enumerate(line):
            if char == " ":
                continue
            char = "\\" if char == "L" else char
            ink = Ink("fir") if char != "_" else Ink("line")
            canvas.put(x + at, y + row, char, ink)
    moon = min(width - 12, x + 60)
    canvas.put(moon + 4, y, canvas.look.sign("M"), Ink("fox", mark="strong"))
    return y + len(_FIRS)
