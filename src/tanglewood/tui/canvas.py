"""The canvas: a screen of cells that is drawn from scratch each time, with places to click on."""

import re
from typing import Any, Final, NamedTuple
from unicodedata import normalize

from rich.cells import cell_len
from rich.segment import Segment
from textual.strip import Strip

from tanglewood.core.printable import printable
from tanglewood.tui.colours import Ink, Look

GROUND = Ink()
_BLOCKS: Final = " ▁▂▃▄▅▆▇█"


class Place(NamedTuple):
    """A rectangle that stands for something."""

    x: int
    y: int
    width: int
    height: int
    what: Any


class Canvas:
    """Cells of one character and one ink each. What lies outside is not drawn."""

    def __init__(self, width: int, height: int, look: Look) -> None:
        self.width = width
        self.height = height
        self.look = look
        self.chars = [[" "] * width for _ in range(height)]
        self.inks = [[GROUND] * width for _ in range(height)]
        self.places: list[Place] = []
        self.areas: list[Place] = []
        """Where things are that a lesson may point at, by the keys that its steps name."""

    def put(self, x: int, y: int, text: str, ink: Ink = GROUND, limit: int | None = None) -> int:
        """Write a text, at most `limit` cells of it; the column after it."""
        end = self.width if limit is None else min(self.width, x + limit)
        text = printable(text)
        if self.look.ascii:
            text = plain_letters(text)
        if limit is not None and cell_len(text) > limit:
            text = shorten(text, limit, self.look.sign("ellipsis"))
        for char in text:
            wide = cell_len(char)
            if not wide:
                continue
            if x + wide > end:
                break
            if 0 <= y < self.height and x >= 0:
                self.chars[y][x], self.inks[y][x] = char, ink
                if wide == 2:
                    self.chars[y][x + 1], self.inks[y][x + 1] = "", ink
            x += wide
        return x

    def right(self, end: int, y: int, text: str, ink: Ink = GROUND) -> int:
        """Write a text that ends before the column `end`; the column where it begins."""
        x = end - cell_len(text)
        self.put(x, y, text, ink)
        return x

    def paragraph(
        self, x: int, y: int, width: int, text: str, ink: Ink = GROUND, most: int | None = None
    ) -> int:
        """Write a text over as many lines as it needs, at most this many; the row after it."""
        lines = wrap(text, width)[:most]
        for row, line in enumerate(lines, y):
            self.put(x, row, line, ink)
        return y + len(lines)

    def column(self, most: int) -> tuple[int, int]:
        """Where a column in the middle begins, and how wide it is: at most this many cells."""
        width = min(self.width - 4, most)
        return (self.width - width) // 2, width

    def centre(self, x: int, y: int, width: int, text: str, ink: Ink = GROUND) -> None:
        """Write a text in the middle of `width` cells."""
        text = shorten(text, width, self.look.sign("ellipsis"))
        self.put(x + (width - cell_len(text)) // 2, y, text, ink)

    def columns(self, x: int, y: int, rows: int, heights: list[float], ink: Ink) -> None:
        """Columns from the ground up, each as high as its part of this many rows."""
        for column, height in enumerate(heights, x):
            for row in range(rows):
                part = min(8, max(0, round(8 * (height * rows - (rows - 1 - row)))))
                sign = ("#" if part > 3 else " ") if self.look.ascii else _BLOCKS[part]
                if sign != " ":
                    self.put(column, y + row, sign, ink)

    def fill(self, x: int, y: int, width: int, height: int, ink: Ink, char: str = " ") -> None:
        """Fill a rectangle."""
        for row in range(max(0, y), min(self.height, y + height)):
            for column in range(max(0, x), min(self.width, x + width)):
                self.chars[row][column], self.inks[row][column] = char, ink

    def place(self, x: int, y: int, width: int, height: int, what: object) -> None:
        """A click in this rectangle means `what`; what was placed last lies on top."""
        self.places.append(Place(x, y, width, height, what))

    def area(self, key: str, x: int, y: int, width: int, height: int) -> None:
        """Here lies what lessons call by this key."""
        self.areas.append(Place(x, y, width, height, key))

    def ring(self, area: Place) -> None:
        """Light up the edge of a rectangle; all of it where it is a line or two."""
        ember = Ink("ember", mark="strong")
        for row in range(max(0, area.y), min(self.height, area.y + area.height)):
            for column in range(max(0, area.x), min(self.width, area.x + area.width)):
                edge = (row in (area.y, area.y + area.height - 1)
                        or column in (area.x, area.x + area.width - 1))  # fmt: skip
                if edge or area.height < 3:
                    ink = self.inks[row][column]
                    self.inks[row][column] = ember._replace(bg=ink.bg)

    def at(self, x: int, y: int) -> Any:
        """What a click there means; None for nothing."""
        for place in reversed(self.places):
            inside = place.x <= x < place.x + place.width
            if inside and place.y <= y < place.y + place.height:
                return place.what
        return None

    def strip(self, y: int) -> Strip:
        """A line as Textual wants it."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width)
        segments: list[Segment] = []
        chars, inks = self.chars[y], self.inks[y]
        start = 0
        for x in range(1, self.width + 1):
            if x == self.width or (inks[x] is not inks[start] and inks[x] != inks[start]):
                segments.append(Segment("".join(chars[start:x]), self.look.style(inks[start])))
                start = x
        return Strip(segments, self.width)

    def text(self) -> str:
        """Everything as plain text, for tests."""
        return "\n".join("".join(row).rstrip() for row in self.chars)


def shorten(text: str, limit: int, ellipsis: str) -> str:
    """The text in at most `limit` cells."""
    if cell_len(text) <= limit:
        return text
    while text and cell_len(text) > limit - 1:
        text = text[:-1]
    return text.rstrip() + ellipsis if limit > 0 else ""


_LETTERS = str.maketrans("·–−‑…’„“”«»×→←↑↓\u00a0\u202f", "----~'" + '"' * 5 + "x><^v  ")
_PAIRS = str.maketrans({"±": "+-", "ß": "ss", "œ": "oe", "Œ": "Oe"})


def plain_letters(text: str) -> str:
    """The text in ASCII, accents left out; a letter that has no such form is a question mark."""
    text = normalize("NFKD", text.translate(_LETTERS).translate(_PAIRS))
    return re.sub(r"[\u0300-\u036f]", "", text).encode("ascii", "replace").decode()


NO_BREAK = "\u00a0"
_CARD = re.compile(r"(?<![^\s(])([A-Z]\d{1,2}) (?=\()")
_GROUPS = re.compile(r" {2,}")


def unbroken(text: str) -> str:
    """The text with no-break spaces between a card and its name, and inside the groups of a list
    whose groups stand apart, as the tricks that were won do."""
    text = _CARD.sub(rf"\1{NO_BREAK}", text)
    head, colon, rest = text.partition(": ")
    groups = _GROUPS.split(rest)
    if len(groups) < 2:
        return text
    return head + colon + "   ".join(it.replace(" ", NO_BREAK) for it in groups)


def wrap(text: str, width: int) -> list[str]:
    """A text in lines of at most `width` cells, broken at words; no-break spaces keep together
    what they join, and no card is broken."""
    lines: list[str] = []
    line = ""
    for word in unbroken(text).split(" "):
        while cell_len(word) > width > 0:
            head = word[:width]
            word = word[width:]
            lines += [line, head] if line else [head]
            line = ""
        if line and cell_len(line) + 1 + cell_len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [it.rstrip() for it in (*lines, line)] if line else [it.rstrip() for it in lines]
