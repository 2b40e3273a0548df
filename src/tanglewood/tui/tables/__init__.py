"""The tables: one drawing a game, made of the same parts."""

from importlib import import_module
from typing import Final

from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink
from tanglewood.tui.scene import Scene

_FILES: Final = {
    "fox": "fox",
    "fox-manual": "fox",
    "fox-mini": "fox",
    "deluxe": "deluxe",
    "duet": "duet",
    "woods": "woods",
}
LEAST: Final = (80, 24)
"""The smallest window that a table fits in."""


def draw(canvas: Canvas, scene: Scene) -> None:
    """Draw the table of the scene's game."""
    if canvas.width < LEAST[0] or canvas.height < LEAST[1]:
        words = f"Make the window larger: {LEAST[0]} columns, {LEAST[1]} lines."
        canvas.centre(0, canvas.height // 2, canvas.width, words, Ink("ember", mark="strong"))
        return
    import_module(f"tanglewood.tui.tables.{_FILES[scene.game.name]}").draw(canvas, scene)
