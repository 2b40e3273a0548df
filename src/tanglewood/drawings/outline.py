"""Paths of drawings as straight lines: what SVG writes as curves, and the edge of a stroke."""

import math
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

Point = tuple[float, float]
_TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
_TAKES: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
_PARTS: Final = 7
"""A curve is drawn as this many straight lines."""


class Affine(NamedTuple):
    """Where the points of a drawing lie in another."""

    a: float
    b: float
    c: float
    d: float
    e: float
    f: float

    def at(self, point: Point) -> Point:
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def then(self, inner: "Affine") -> "Affine":
        """This one, applied to what the inner one gave."""
        e, f = self.at((inner.e, inner.f))
        return Affine(
            self.a * inner.a + self.c * inner.b, self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d, self.b * inner.c + self.d * inner.d, e, f,
        )  # fmt: skip

    @property
    def size(self) -> float:
        """How much larger things become."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


def shape(kind: str, given: dict[str, str]) -> str:
    """A path for what is drawn."""
    if kind == "path":
        return given["d"]
    if kind == "rect":
        x, y = float(given.get("x", 0)), float(given.get("y", 0))
        wide, high = float(given["width"]), float(given["height"])
        r = float(given.get("rx", 0))
        return (
            f"M{x + r} {y}h{wide - 2 * r}a{r} {r} 0 0 1 {r} {r}v{high - 2 * r}"
            f"a{r} {r} 0 0 1 -{r} {r}h{2 * r - wide}a{r} {r} 0 0 1 -{r} -{r}"
            f"v{2 * r - high}a{r} {r} 0 0 1 {r} -{r}z"
        )
    x, y = float(given["cx"]), float(given["cy"])
    rx, ry = float(given.get("rx", given.get("r", 0))), float(given.get("ry", given.get("r", 0)))
    return f"M{x - rx} {y}a{rx} {ry} 0 1 1 {2 * rx} 0a{rx} {ry} 0 1 1 -{2 * rx} 0z"


def outline(path: str) -> Iterator[list[Point]]:
    """The lines of a path, one after the other."""
    line: list[Point] = []
    here = start = turn = (0.0, 0.0)
    for letter, numbers in _steps(path):
        kind, moved = letter.lower(), here if letter.islower() else (0.0, 0.0)
        if kind == "m":
            if len(line) > 1:
                yield line
            here = start = _shifted(numbers, moved)[-1]
            line = [here]
        elif kind == "z":
            if len(line) > 1:
                yield [*line, start]
            here, line = start, [start]
        elif kind == "a":
            line += _arc(here, numbers, _shifted(numbers[5:], moved)[0])
            here = line[-1]
        else:
            corners = _corners(kind, numbers, moved, here, turn)
            line += _bezier([here, *corners])
            here = corners[-1]
            turn = (
                (2 * here[0] - corners[-2][0], 2 * here[1] - corners[-2][1])
                if corners[1:]
                else here
            )
            continue
        turn = here
    if len(line) > 1:
        yield line


def _corners(
    kind: str, numbers: Sequence[float], moved: Point, here: Point, turn: Point
) -> list[Point]:
    """The corners of a curve, or the end of a straight line."""
    if kind == "h":
        return [(numbers[0] + moved[0], here[1])]
    if kind == "v":
        return [(here[0], numbers[0] + moved[1])]
    found = _shifted(numbers, moved)
    return [turn, *found] if kind in "st" else found


def _shifted(numbers: Sequence[float], moved: Point) -> list[Point]:
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return [(x + moved[0], y + moved[1]) for x, y in pairs]


def _steps(path: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path with their numbers; flags of arcs may be written without a space."""
    tokens, letter, at = _TOKEN.findall(path), "M", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            letter, at = tokens[at], at + 1
        many = _TAKES[letter.lower()]
        yield letter, [float(token) for token in tokens[at : at + many]]
        at += many
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def _bezier(corners: list[Point]) -> list[Point]:
    """A curve after its first point; with two corners it is a straight line."""
    if len(corners) == 2:
        return corners[1:]
    found = []
    for part in range(1, _PARTS + 1):
        share, points = part / _PARTS, corners
        while len(points) > 1:
            points = [
                (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)
                for (x0, y0), (x1, y1) in pairwise(points)
            ]
        found.append(points[0])
    return found


def _arc(start: Point, numbers: Sequence[float], end: Point) -> list[Point]:
    """An arc that is not turned, after its first point."""
    rx, ry, _, large, sweep = numbers[:5]
    if rx == 0 or ry == 0 or start == end:
        return [end]
    x, y = (start[0] - end[0]) / 2 / rx, (start[1] - end[1]) / 2 / ry
    grow = max(1.0, math.hypot(x, y))
    rx, ry, x, y = rx * grow, ry * grow, x / grow, y / grow
    off = math.sqrt(max(0.0, 1 / (x * x + y * y) - 1)) * (1 if bool(large) == bool(sweep) else -1)
    cx, cy = -off * y, off * x
    first = math.atan2(y - cy, x - cx)
    whole = (math.atan2(-y - cy, -x - cx) - first) % (2 * math.pi)
    whole = whole if sweep else whole - 2 * math.pi
    middle = ((start[0] + end[0]) / 2 + cx * rx, (start[1] + end[1]) / 2 + cy * ry)
    parts = max(3, math.ceil(abs(whole) / 0.2))
    angles = (first + whole * part / parts for part in range(1, parts))
    around = [(middle[0] + rx * math.cos(a), middle[1] + ry * math.sin(a)) for a in angles]
    return [*around, end]


def stroked(lines: Sequence[Sequence[Point]], half: float) -> Iterator[list[Point]]:
    """What a round pen covers along lines: a bar for every part, and a disc at every point, all
    running the same way round, so that they add up."""
    disc = [
        (half * math.cos(a / 10 * math.pi), half * math.sin(a / 10 * math.pi)) for a in range(20)
    ]
    for line in lines:
        for x, y in line:
            yield [(x + dx, y + dy) for dx, dy in disc]
        for (x0, y0), (x1, y1) in pairwise(line):
            long = math.hypot(x1 - x0, y1 - y0)
            if long > 0:
                nx, ny = (y0 - y1) / long * half, (x1 - x0) / long * half
                yield [
                    (x0 - nx, y0 - ny),
                    (x1 - nx, y1 - ny),
                    (x1 + nx, y1 + ny),
                    (x0 + nx, y0 + ny),
                ]
