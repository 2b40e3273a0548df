"""Drawing cards: parchment in colour, a frame of lines where there is none."""

from typing import Final, NamedTuple

from tanglewood.tui import motifs
from tanglewood.tui.canvas import Canvas, shorten, wrap
from tanglewood.tui.colours import Ink
from tanglewood.tui.faces import Face

ROWS: Final = 3
"""How many rows a card has inside its frame."""

_FOR_WORDS: Final = 15
"""How wide a card must be for words to be read on it."""

_BOXES: Final = {
    #          top          side  bottom
    "open": ("╭─╮", "│", "╰─╯"),
    "pick": ("╔═╗", "║", "╚═╝"),
    "open-ascii": (".-.", "|", "'-'"),
    "pick-ascii": ("#=#", "#", "#=#"),
}


class CardBox(NamedTuple):
    """Where a card lies: its frame begins at (x, y), and inside there are `rows` of `width`."""

    canvas: Canvas
    x: int
    y: int
    width: int
    rows: int = ROWS

    def fill(self, ink: Ink, char: str = " ") -> None:
        """Fill what is inside the frame."""
        self.canvas.fill(self.x + 1, self.y + 1, self.width, self.rows, ink, char)

    def edge(self, ink: Ink) -> None:
        """Half a row above it and half a row below."""
        for row, char in ((0, "▄"), (self.rows + 1, "▀")):
            self.canvas.fill(self.x + 1, self.y + row, self.width, 1, ink, char)


class _Inks(NamedTuple):
    """What a card is written with."""

    strong: Ink
    words: Ink


def draw_card(box: CardBox, face: Face, state: str = "idle") -> None:
    """A card with its frame; `state` is open (can be played), pick, dim or idle."""
    canvas, look = box.canvas, box.canvas.look
    ground = {"open": "card", "pick": "card", "dim": "card-dim", "idle": "card-idle"}[state]
    dim = state == "dim"
    mark = {"pick": "strong", "open": "strong", "dim": "weak"}.get(state, "")
    _frame(box, ground, state)
    colour = "ink-dim" if dim else face.colour
    strong = Ink(colour, ground, "weak" if dim else "strong")
    words = Ink("ink-dim" if dim else "ink", ground, mark if dim else "")
    air = int(box.width >= max(7, len(face.corner) + 3, len(face.name) + 1))
    left, top, width = box.x + 1 + air, box.y + 1, box.width - 2 * air
    sign = look.sign(face.sign) if not face.sign.startswith("w") else ""
    canvas.put(left, top, face.corner, strong, width)
    if sign and len(face.corner) < width:
        canvas.put(left + width - 1, top, sign, strong)
    if face.sign == "special":
        canvas.put(left, top + 1, " ".join(sign * 3), strong, width)
    canvas.put(left, top + 1, _fitting(face.name, width + air), words)
    _draw_print(box, face, _Inks(strong, words))
    if face.paws:
        canvas.put(left, top + box.rows - 1, look.sign("paw") * face.paws, words, width)
    elif face.foot:
        canvas.right(left + width, top + box.rows - 1, face.foot, words)


def _draw_print(box: CardBox, face: Face, inks: _Inks) -> None:
    """On a large card the picture of its suit, and what it can do if all of it fits, below the two
    rows that name it."""
    canvas, x, y, width, rows = box.canvas, box.x + 1, box.y + 3, box.width, box.rows - 2
    picture = motifs.motif(face.sign, canvas.look)
    treasure = face.sign.startswith("w")  # all can do the same
    if not picture or width < motifs.WIDTH or rows < motifs.HEIGHT + 1:
        return
    ability = wrap(face.ability, width - 2) if not treasure and width >= _FOR_WORDS else []
    air = rows - motifs.HEIGHT - 1 - len(ability) - bool(ability)
    if air < 0:
        ability, air = [], rows - motifs.HEIGHT - 1
    y += (air + 1) // (3 if ability else 2)
    for row, line in enumerate(picture, y):
        canvas.put(x + (width - motifs.WIDTH) // 2, row, line, inks.strong)
    for row, line in enumerate(ability, y + motifs.HEIGHT + 1):
        canvas.put(x + 1, row, line, inks.words)


def _frame(box: CardBox, ground: str, state: str) -> None:
    canvas, x, y, width, rows = box
    look = canvas.look
    if look.needs_frames:
        ends = "-ascii" if look.ascii else ""
        top, side, bottom = _BOXES[("pick" if state == "pick" else "open") + ends]
        edge = Ink("ember" if state == "pick" else "line", "ground", _edge_mark(state))
        canvas.put(x, y, top[0] + top[1] * width + top[2], edge)
        canvas.put(x, y + rows + 1, bottom[0] + bottom[1] * width + bottom[2], edge)
        for row in range(1, rows + 1):
            canvas.put(x, y + row, side, edge)
            canvas.put(x + width + 1, y + row, side, edge)
        box.fill(Ink("ink", ground, "weak" if state == "dim" else ""))
        return
    box.edge(Ink("ember" if state == "pick" else ground))
    box.fill(Ink("ink", ground))
    if state == "pick":
        for column, char in ((x, "▐"), (x + width + 1, "▌")):
            canvas.fill(column, y + 1, 1, rows, Ink("ember"), char)


def _edge_mark(state: str) -> str:
    return {"pick": "strong", "dim": "weak"}.get(state, "")


def draw_back(box: CardBox, label: str = "") -> None:
    """A card face down, or a deck with its size."""
    look = box.canvas.look
    if look.needs_frames:
        _frame(box, "back", "idle")
    else:
        box.edge(Ink("back"))
    box.fill(Ink("back-line", "back"), look.sign("back"))
    if label:
        ink = Ink("text" if look.theme == "dusk" else "card", "back", "strong")
        row = box.y + 1 + box.rows // 2
        box.canvas.centre(box.x + 1, row, box.width, f" {label} ", ink)


def draw_gap(box: CardBox, label: str = "") -> None:
    """Where a card will lie."""
    canvas, x, y, width, rows = box
    dot = canvas.look.sign("dot")
    for row in (y + 1, y + rows):
        canvas.put(x + 1, row, dot + " " * (width - 2) + dot, Ink("line", "ground", "weak"))
    if label:
        canvas.centre(x, y + 1 + rows // 2, width + 2, label, Ink("soft"))


def _fitting(name: str, width: int) -> str:
    """A name in this many cells; a cut one ends with a dot."""
    return shorten(name, width, ".") if len(name) > width else name
