"""SVG as pixels, as far as our own drawings need it: paths, circles, ellipses and rectangles,
filled and stroked with round ends, and the few signs of the cards' corners. It needs nothing else,
so that every server can make a picture where only pixels are understood."""

import math
import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple
from xml.etree import ElementTree as Tree

from tanglewood.drawings.outline import Affine, Point, outline, shape, stroked

_SIGNS: Final = {
    "0": "M5 0C2 0 1 3 1 7s1 7 4 7 4-3 4-7-1-7-4-7z", "1": "M2 3l4-3v14", "7": "M1 0h8L4 14",
    "2": "M1 4c0-5 8-5 8 0 0 3-5 6-8 10h8",
    "3": "M1 2c2-3 8-3 8 1 0 3-3 4-5 4 3 0 5 1 5 4 0 4-6 4-8 1",
    "4": "M7 14V0L1 10h9", "5": "M8 0H2v6c3-2 7-1 7 3 0 5-6 6-8 3",
    "=": "M1 5h8M1 10h8", "–": "M1 7h8",
    "6": "M8 1C3 0 1 5 1 9c0 7 8 6 8 1 0-5-6-5-8-1",
    "8": "M5 7C1 6 1 0 5 0s4 6 0 7c-5 1-5 7 0 7s5-6 0-7z",
    "9": "M9 5c0-7-8-6-8-1 0 5 6 5 8 1 0 4-2 9-7 8",
}  # fmt: skip
"""What stands in the corners of cards, drawn in a box of 10 by 14."""
_NUMBER: Final = re.compile(r"-?[\d.]+")
_DRAWN: Final = frozenset({"path", "circle", "ellipse", "rect"})


class Style(NamedTuple):
    """What a group hands down to what it holds."""

    fill: str = "#000000"
    stroke: str = "none"
    width: float = 1.0
    opacity: float = 1.0

    def inside(self, given: dict[str, str]) -> "Style":
        return Style(
            given.get("fill", self.fill),
            given.get("stroke", self.stroke),
            float(given.get("stroke-width", self.width)),
            self.opacity * float(given.get("opacity", 1)),
        )


class Canvas:
    """Pixels of red, green, blue and how much of each is covered."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.pixels = [[0.0, 0.0, 0.0, 0.0] for _ in range(width * height)]

    def fill(self, lines: Sequence[Sequence[Point]], colour: str, opacity: float) -> None:
        """Fill what is inside closed lines."""
        points = [point for line in lines for point in line]
        if not points or opacity <= 0:
            return
        top = max(0, math.floor(min(y for _, y in points)))
        bottom = min(self.height, math.ceil(max(y for _, y in points)))
        left = max(0, math.floor(min(x for x, _ in points)))
        right = min(self.width, math.ceil(max(x for x, _ in points)))
        if top >= bottom or left >= right:
            return
        wide = right - left + 2
        sums = [[0.0] * wide for _ in range(bottom - top)]
        for line in lines:
            for (x0, y0), (x1, y1) in zip(line, [*line[1:], line[0]], strict=True):
                _edge(sums, wide - 1.001, (x0 - left, y0 - top), (x1 - left, y1 - top))
        red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
        for row, deltas in enumerate(sums):
            total, at = 0.0, (top + row) * self.width + left
            for delta in deltas[: right - left]:
                total += delta
                share = min(abs(total), 1.0) * opacity
                if share > 0.003:
                    self._blend(at, red, green, blue, share)
                at += 1

    def _blend(self, at: int, red: int, green: int, blue: int, share: float) -> None:
        pixel = self.pixels[at]
        rest = 1 - share
        pixel[0] = red * share + pixel[0] * rest
        pixel[1] = green * share + pixel[1] * rest
        pixel[2] = blue * share + pixel[2] * rest
        pixel[3] = share + pixel[3] * rest


def _edge(sums: list[list[float]], most: float, start: Point, end: Point) -> None:
    """Add to every row what an edge covers to its right: the area exactly, pixel by pixel."""
    (x0, y0), (x1, y1) = start, end
    if y0 == y1:
        return
    way = 1.0
    if y0 > y1:
        x0, y0, x1, y1, way = x1, y1, x0, y0, -1.0
    slope = (x1 - x0) / (y1 - y0)
    for row in range(max(0, math.floor(y0)), min(len(sums), math.ceil(y1))):
        above, below = max(y0, row), min(y1, row + 1.0)
        part = (below - above) * way
        first, last = sorted((x0 + (above - y0) * slope, x0 + (below - y0) * slope))
        first, last = min(max(first, 0.0), most), min(max(last, 0.0), most)
        cells, column = sums[row], int(first)
        if int(last) == column:  # within one pixel
            inside = (first + last) / 2 - column
            cells[column] += part * (1 - inside)
            cells[column + 1] += part * inside
            continue
        whole = last - first
        done = 0.0
        for at in range(column, int(last) + 1):  # what lies left of the end of each pixel
            reach = min(last, at + 1.0) - max(first, float(at))
            covered = done + part * reach / whole * (
                at + 1 - (min(last, at + 1.0) + max(first, float(at))) / 2
            )
            before = done
            done += part * reach / whole
            cells[at] += covered - before
            cells[at + 1] += done - covered


def render(source: str, width: int, height: int, scale: float) -> Canvas:
    """Draw an SVG text."""
    canvas = Canvas(width, height)
    _draw(Tree.fromstring(source), canvas, Affine(scale, 0, 0, scale, 0, 0), Style())
    return canvas


def _draw(element: Tree.Element, canvas: Canvas, place: Affine, style: Style) -> None:
    kind, given = element.tag.rpartition("}")[2], dict(element.attrib)
    style = style.inside(given)
    if kind == "svg" and "x" in given:
        place = place.then(_box(given))
    elif "transform" in given:
        place = place.then(_transform(given["transform"]))
    if kind in _DRAWN:
        _paint(shape(kind, given), canvas, place, style)
    elif kind == "text":
        _write(element.text or "", given, canvas, place, style)
    for child in element:
        _draw(child, canvas, place, style)


def _paint(path: str, canvas: Canvas, place: Affine, style: Style) -> None:
    lines = [[place.at(point) for point in line] for line in outline(path)]
    if style.fill.startswith("#"):
        canvas.fill(lines, style.fill, style.opacity)
    if style.stroke.startswith("#"):
        half = style.width * place.size / 2
        canvas.fill([*stroked(lines, half)], style.stroke, style.opacity)


def _write(text: str, given: dict[str, str], canvas: Canvas, place: Affine, style: Style) -> None:
    """The signs of a corner; other words are for those who read, not for a picture."""
    unit = float(given.get("font-size", 16)) / 20
    x, y = float(given["x"]), float(given["y"]) - 14 * unit
    for at, sign in enumerate(text):
        if sign in _SIGNS:
            there = place.then(Affine(unit, 0, 0, unit, x + at * 11 * unit, y))
            _paint(_SIGNS[sign], canvas, there, Style("none", style.fill, 2.6, style.opacity))


def _box(given: dict[str, str]) -> Affine:
    """A drawing inside another: its box fills the place, and what is too much is cut off."""
    x, y, width, height = (float(given[name]) for name in ("x", "y", "width", "height"))
    left, top, wide, high = (float(number) for number in given["viewBox"].split())
    scale = max(width / wide, height / high)
    return Affine(
        scale, 0, 0, scale,
        x + (width - wide * scale) / 2 - left * scale,
        y + (height - high * scale) / 2 - top * scale,
    )  # fmt: skip


def _transform(text: str) -> Affine:
    whole = Affine(1, 0, 0, 1, 0, 0)
    for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", text):
        whole = whole.then(_step(name, [float(number) for number in _NUMBER.findall(numbers)]))
    return whole


def _step(name: str, numbers: list[float]) -> Affine:
    one, other = numbers[0], numbers[1] if len(numbers) > 1 else None
    if name == "translate":
        return Affine(1, 0, 0, 1, one, other or 0.0)
    if name == "scale":
        return Affine(one, 0, 0, one if other is None else other, 0, 0)
    turn = math.radians(one)
    x, y = (numbers[1], numbers[2]) if len(numbers) > 2 else (0.0, 0.0)
    cos, sin = math.cos(turn), math.sin(turn)
    return Affine(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)


def rows(canvas: Canvas) -> Iterator[tuple[int, bytes]]:
    """Of each row, where it begins to be covered, and its pixels from there to where it ends."""
    for top in range(0, len(canvas.pixels), canvas.width):
        row = canvas.pixels[top : top + canvas.width]
        seen = [at for at, pixel in enumerate(row) if pixel[3] > 0.5]
        if not seen:
            yield 0, b""
            continue
        flat = (value for pixel in row[seen[0] : seen[-1] + 1] for value in pixel[:3])
        yield seen[0], bytes(min(255, round(value)) for value in flat)
