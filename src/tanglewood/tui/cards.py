"""Drawing cards: parchment in colour, a frame of lines where there is none."""

from typing import Final

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


def draw_card(
    canvas: Canvas, x: int, y: int, width: int, face: Face, state: str = "idle", rows: int = ROWS
) -> None:
    """A card with its frame at (x, y); `state` is open (can be played), pick, dim or idle."""
    look = canvas.look
    ground = {"open": "card", "pick": "card", "dim": "card-dim", "idle": "card-idle"}[state]
    dim = state == "dim"
    mark = {"pick": "strong", "open": "strong", "dim": "weak"}.get(state, "")
    _frame(canvas, x, y, width, rows=rows, ground=ground, state=state)
    colour = "ink-dim" if dim else face.colour
    strong = Ink(colour, ground, "weak" if dim else "strong")
    words = Ink("ink-dim" if dim else "ink", ground, mark if dim else "")
    air = int(width >= max(7, len(face.corner) + 3, len(face.name) + 1))
    left, top, width = x + 1 + air, y + 1, width - 2 * air
    sign = look.sign(face.sign) if not face.sign.startswith("w") else ""
    canvas.put(left, top, face.corner, strong, width)
    if sign and len(face.corner) < width:
        canvas.put(left + width - 1, top, sign, strong)
    if face.sign == "special":
        canvas.put(left, top + 1, " ".join(sign * 3), strong, width)
    canvas.put(left, top + 1, _fitting(face.name, width + air), words)
    _draw_print(
        canvas,
        x + 1,
        top + 2,
        width + 2 * air,
        rows=rows - 2,
        face=face,
        strong=strong,
        words=words,
    )
    if face.paws:
        canvas.put(left, top + rows - 1, look.sign("paw") * face.paws, words, width)
    elif face.foot:
        canvas.right(left + width, top + rows - 1, face.foot, words)


def _draw_print(
    canvas: Canvas, x: int, y: int, width: int, rows: int, face: Face, strong: Ink, words: Ink
) -> None:
    """On a large card the picture of its suit, and what it can do if all of it fits."""
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
        canvas.put(x + (width - motifs.WIDTH) // 2, row, line, strong)
    for row, line in enumerate(ability, y + motifs.HEIGHT + 1):
        canvas.put(x + 1, row, line, words)


def _frame(canvas: Canvas, x: int, y: int, width: int, rows: int, ground: str, state: str) -> None:
    look = canvas.look
    if look.needs_frames:
        ends = "-ascii" if look.ascii else ""
        top, side, bottom = _BOXES[("pick" if state == "pick" else "open") + ends]
        inside = Ink("ink", ground, "weak" if state == "dim" else "")
        edge = Ink("ember" if state == "pick" else "line", "ground", _edge_mark(state))
        canvas.put(x, y, top[0] + top[1] * width + top[2], edge)
        canvas.put(x, y + rows + 1, bottom[0] + bottom[1] * width + bottom[2], edge)
        for row in range(1, rows + 1):
            canvas.put(x, y + row, side, edge)
            canvas.put(x + width + 1, y + row, side, edge)
        canvas.fill(x + 1, y + 1, width, rows, inside)
        return
    rim = Ink("ember" if state == "pick" else ground)
    canvas.fill(x + 1, y, width, 1, ink=rim, char="▄")
    canvas.fill(x + 1, y + 1, width, rows, Ink("ink", ground))
    canvas.fill(x + 1, y + rows + 1, width, 1, ink=rim, char="▀")
    if state == "pick":
        canvas.fill(x, y + 1, 1, rows, ink=Ink("ember"), char="▐")
        canvas.fill(x + width + 1, y + 1, 1, rows, ink=Ink("ember"), char="▌")


def _edge_mark(state: str) -> str:
    return {"pick": "strong", "dim": "weak"}.get(state, "")


def draw_back(
    canvas: Canvas, x: int, y: int, width: int, label: str = "", rows: int = ROWS
) -> None:
    """A card face down, or a deck with its size."""
    look = canvas.look
    if look.needs_frames:
        _frame(canvas, x, y, width, rows=rows, ground="back", state="idle")
    else:
        canvas.fill(x + 1, y, width, 1, ink=Ink("back"), char="▄")
        canvas.fill(x + 1, y + rows + 1, width, 1, ink=Ink("back"), char="▀")
    ink = Ink("back-line", "back")
    canvas.fill(x + 1, y + 1, width, rows, ink=ink, char=look.sign("back"))
    if label:
        canvas.centre(x + 1, y + 1 + rows // 2, width, f" {label} ", Ink("text", "back", "strong")
                      if look.theme == "dusk" else Ink("card", "back", "strong"))  # fmt: skip


def draw_gap(canvas: Canvas, x: int, y: int, width: int, label: str = "", rows: int = ROWS) -> None:
    """Where a card will lie."""
    dot = canvas.look.sign("dot")
    ink = Ink("line", "ground", "weak")
    canvas.put(x + 1, y + 1, dot + " " * (width - 2) + dot, ink)
    canvas.put(x + 1, y + rows, dot + " " * (width - 2) + dot, ink)
    if label:
        canvas.centre(x, y + 1 + rows // 2, width + 2, label, Ink("soft"))


def _fitting(name: str, width: int) -> str:
    """A name in this many cells; a cut one ends with a dot."""
    return shorten(name, width, ".") if len(name) > width else name
