"""The bars of every screen: the title above, the keys below."""

from typing import Final

from rich.cells import cell_len

from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink

_KEY_NAMES: Final = {
    "escape": "Esc", "enter": "Enter", "up": "↑", "down": "↓", "left": "←", "right": "→",
    "home": "Home", "end": "End",
}  # fmt: skip


LEAST: Final = (80, 24)
"""The smallest window that a table fits in."""


def too_small(canvas: Canvas) -> bool:
    """Whether the window is too small; then it says so, and what else there is."""
    if canvas.width >= LEAST[0] and canvas.height >= LEAST[1]:
        return False
    y = canvas.height // 2 - 2
    words = f"Make the window larger: {LEAST[0]} columns, {LEAST[1]} lines."
    canvas.centre(0, y, canvas.width, words, Ink("ember", mark="strong"))
    words = f"It has {canvas.width} columns and {canvas.height} lines."
    canvas.centre(0, y + 1, canvas.width, words, Ink("soft"))
    words = "q leaves; tanglewood play needs less room."
    canvas.centre(0, y + 3, canvas.width, words, Ink("soft"))
    return True


def title(canvas: Canvas, text: str, about: str) -> None:
    """The bar on top."""
    canvas.fill(0, 0, canvas.width, 1, Ink("text", "bar"))
    end = canvas.put(1, 0, text, Ink("text", "bar", "strong"))
    room = canvas.width - end - 3
    if cell_len(about) <= room:
        canvas.right(canvas.width - 1, 0, about, Ink("soft", "bar"))
    else:
        canvas.put(end + 2, 0, about, Ink("soft", "bar"), room)


def footer(canvas: Canvas, commands: list[tuple[str, str]]) -> None:
    """The keys that do something now."""
    y = canvas.height - 1
    canvas.fill(0, y, canvas.width, 1, Ink("soft", "bar"))
    x = 1
    for key, what in commands:
        begin = x
        x = canvas.put(x, y, _KEY_NAMES.get(key, key), Ink("ember", "bar", "strong"))
        x = canvas.put(x + 1, y, what, Ink("soft", "bar"))
        canvas.place(begin, y, x - begin, 1, key)
        x += 2


def short_title(name: str) -> str:
    """A game's title in few words."""
    short, comma, _ = name.partition(" for ")[0].partition(",")
    return f"{short} (manual)" if comma else short
