"""The tables: one drawing a game, made of the same parts."""

from importlib import import_module
from typing import Final

from tanglewood.tui.bars import too_small
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.scene import Scene

_FILES: Final = {
    "fox": "fox",
    "fox-manual": "fox",
    "fox-mini": "fox",
    "deluxe": "deluxe",
    "duet": "duet",
    "woods": "woods",
}


def draw(canvas: Canvas, scene: Scene) -> None:
    """Draw the table of the scene's game."""
    if not too_small(canvas):
        import_module(f"tanglewood.tui.tables.{_FILES[scene.game.name]}").draw(canvas, scene)
