"""The band: the chart from few tricks to many, with both players' markers on it."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from tanglewood.games.fox.rules import standing
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink
from tanglewood.tui.scene import Scene
from tanglewood.words import Voice


class Stretch(NamedTuple):
    """A run of trick counts that the chart treats alike; `key` is its name in no language, if it
    has one."""

    first: int
    last: int
    name: str
    key: str = ""


def stretches(chart: list[int], voice: Voice) -> list[Stretch]:
    """The published names where the chart has them, else runs of equal points."""
    scores = tuple(chart)
    keys = [_name(scores, tricks, voice) or str(points) for tricks, points in enumerate(scores)]
    found = []
    at = 0
    for key, run in groupby(keys):
        count = len(list(run))
        found.append(Stretch(at, at + count - 1, key, standing(scores, at).lower()))
        at += count
    return found


def _name(chart: tuple[int, ...], tricks: int, voice: Voice) -> str:
    name = standing(chart, tricks)
    return voice(f"band-{name.lower()}") if name else ""


def band(
    canvas: Canvas, scene: Scene, y: int, width: int, chart: list[int], tricks: Sequence[int] = ()
) -> None:
    """Three rows: the marker across the table, the chart, your marker; `tricks` are those of the
    view unless they are given."""
    plain, tricks = scene.plain, tricks or scene.plain["tricks"]
    cell = max(2, min(10, (width - 6) // len(chart)))
    x = (width - cell * len(chart)) // 2
    named = bool(standing(tuple(chart), 0))
    for number, stretch in enumerate(stretches(chart, scene.voice)):
        left = x + stretch.first * cell
        wide = (stretch.last - stretch.first + 1) * cell
        ink = Ink("text", "bar" if number % 2 == 0 else "path")
        canvas.fill(left, y + 1, wide, 1, ink)
        label = _label(chart, stretch) if named else stretch.name
        canvas.centre(left, y + 1, wide - canvas.look.needs_frames, label, ink)
        if canvas.look.needs_frames:
            canvas.put(left + wide - 1, y + 1, canvas.look.sign("post"), Ink("line"))
        for key in ("band", f"band:{stretch.key}"):
            canvas.area(key, left, y + 1, wide, 1)
    viewer = max(0, plain["viewer"])
    for seat, row, sign in ((1 - viewer, y, "down"), (viewer, y + 2, "up")):
        at = x + tricks[seat] * cell + cell // 2
        ink = Ink("ember" if seat == plain["viewer"] else "text", mark="strong")
        canvas.put(at, row, canvas.look.sign(sign), ink)
        words = scene.voice("terms-of", name=scene.name_of(seat)[:16], value=tricks[seat])
        if at + 3 + len(words) <= width:
            canvas.put(at + 2, row, words, ink)
        else:
            canvas.right(at - 1, row, words, ink)


def _label(chart: list[int], stretch: Stretch) -> str:
    points = sorted({chart[tricks] for tricks in range(stretch.first, stretch.last + 1)})
    text = f"{points[0]}" if len(points) == 1 else f"{points[0]}-{points[-1]}"
    return f"{stretch.name} {text}"
