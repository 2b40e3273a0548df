"""The tables: one drawing per game, made of the same parts."""

from typing import Protocol

from tanglewood.core.layout import sheet
from tanglewood.core.sheet import rendered
from tanglewood.games.registry import part
from tanglewood.tui.bars import too_small
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.scene import Scene


class Drawing(Protocol):
    """What a family's module offers."""

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draw the table."""


def draw(canvas: Canvas, scene: Scene) -> None:
    """Draw the table of the scene's game."""
    if not too_small(canvas, scene.voice):
        found: Drawing | None = part(scene.game.name, "scene")
        if found is not None:
            found.draw(canvas, scene)
        else:
            for y, line in enumerate(rendered(sheet(scene.game, scene.plain), scene.voice.say), 1):
                canvas.put(2, y, line)
