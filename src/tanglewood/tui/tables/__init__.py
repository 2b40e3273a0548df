"""The tables: one drawing a game, made of the same parts."""

from importlib import import_module

from tanglewood.games.registry import family
from tanglewood.tui.bars import too_small
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.scene import Scene


def draw(canvas: Canvas, scene: Scene) -> None:
    """Draw the table of the scene's game."""
    if not too_small(canvas, scene.voice):
        import_module(f"tanglewood.tui.tables.{family(scene.game.name)}").draw(canvas, scene)
