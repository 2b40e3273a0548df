"""The table of the fox games: the band, decree and deck, the trick, the hand."""

from tanglewood.core.message import Who
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink
from tanglewood.tui.scene import Scene
from tanglewood.tui.scenes.band import band
from tanglewood.tui.scenes.measures import measures
from tanglewood.tui.scenes.parts import across, frame, known_beside
from tanglewood.tui.scenes.trick import about_round, middle, standing_words


def draw(canvas: Canvas, scene: Scene) -> None:
    """The whole table."""
    place = measures(canvas)
    y = 1 + place.gap
    y = across(canvas, scene, 1 - max(0, scene.viewer), y) + (place.gap > 1)
    if "band" not in scene.hidden:
        band(canvas, scene, y, place.width, scene.plain["chart"])
    y = place.between(y + 3 + place.gap, place.middle + 3)
    y = middle(canvas, scene, y, beside(canvas, scene))
    frame(canvas, scene, about_round(scene), y)


def beside(canvas: Canvas, scene: Scene) -> list[tuple[str, Ink]]:
    """The standing, who takes the trick so far, and what is known."""
    lines = standing_words(scene)
    best = scene.marks["winning"]
    if best is not None and len(scene.plain["trick"]) == 2:
        lines.append((scene.voice("tui-takes", who=Who(best)), Ink("soft")))
    return [*lines, *known_beside(canvas, scene)]
