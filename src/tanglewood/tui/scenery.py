"""The clearing in which a game ends: sunrise, rain at night, or a quiet evening."""

from typing import Final

from tanglewood.core.outcome import Ending, Outcome
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink
from tanglewood.tui.letters import HEIGHT, large
from tanglewood.tui.skyline import FIRS, firs
from tanglewood.words import Voice

VICTORY: Final = "victory"
DEFEAT: Final = "defeat"
CALM: Final = "calm"

_INKS: Final = {VICTORY: Ink("amber", mark="strong"), DEFEAT: Ink("line", mark="strong"),
                CALM: Ink("text", mark="strong")}  # fmt: skip
LEAST: Final = 8
"""How many rows a scene has at least."""
_DEEP: Final = 14
"""From this many rows on, a second row of firs stands behind the first."""


def tone_of(outcome: Outcome, seat: int) -> str:
    """The light in which a game ends for a seat; below 0 for who only watches or shares the
    screen."""
    if outcome.ending is Ending.VICTORY:
        return VICTORY
    if outcome.ending in {Ending.SOLO, Ending.DRAW}:
        return CALM
    if not outcome.winners:
        return DEFEAT
    if seat < 0:
        return CALM
    return VICTORY if seat in outcome.winners else DEFEAT


def scene(canvas: Canvas, y: int, rows: int, tone: str, voice: Voice) -> int:
    """Sky, word and firs in this many rows; the row after them."""
    if tone == VICTORY:
        _sun(canvas, y, y + rows - 1)
    elif tone == DEFEAT:
        _rain(canvas, y, y + rows - 2)
    else:
        _stars(canvas, y, y + rows - 2)
    return _wood(canvas, y, rows, voice(f"tui-scene-{tone}"), _INKS[tone])


def clearing(canvas: Canvas, y: int, rows: int, word: str) -> int:
    """A quiet evening with a word in the sky; the row after it."""
    _stars(canvas, y, y + rows - 2)
    return _wood(canvas, y, rows, word, _INKS[VICTORY])


def _wood(canvas: Canvas, y: int, rows: int, word: str, ink: Ink) -> int:
    """Firs at the foot of the sky, and a word above them; the row after."""
    ground = y + rows
    if rows >= _DEEP:
        firs(canvas, ground - len(FIRS) - 2, 37, "line")
    firs(canvas, ground - len(FIRS))
    large(canvas, y + max(1, (rows - len(FIRS) - HEIGHT + 1) // 3), word, ink)
    return ground


def _sun(canvas: Canvas, y: int, ground: int) -> None:
    """A sun half up behind the firs, and its light over all of the sky."""
    middle, look = canvas.width // 2, canvas.look
    full, ray = ("@", ".") if look.ascii else ("█", "·")
    high = 4 + (ground - y - LEAST) // 3
    for row in range(y, ground):
        up = ground - row
        for x in range(1, canvas.width - 1):
            out = abs(x - middle) / 2
            if out**2 + (up + high) ** 2 < (2 * high + 0.5) ** 2:
                canvas.put(x, row, full, Ink("sun"))
            elif (x + 3 * row) % 7 == 0 and out < 3.2 * (up + 3):
                canvas.put(x, row, ray, Ink("amber"))


def _rain(canvas: Canvas, y: int, ground: int) -> None:
    """Rain that falls aslant, and a thin moon."""
    drop = "/" if canvas.look.ascii else "╱"
    for row in range(y, ground + 2):
        for x in range(1, canvas.width - 1):
            if (x * 5 + row * 9 + (x // 9) * 4) % 17 == 0:
                canvas.put(x, row, drop, Ink("rain"))
    canvas.put(canvas.width - 12, y, canvas.look.sign("M"), Ink("soft", mark="strong"))


def _stars(canvas: Canvas, y: int, ground: int) -> None:
    """The first stars of the evening."""
    for row in range(y, ground):
        for x in range(1, canvas.width - 1):
            if (x * 7 + row * 13 + (x // 11) * 5) % 41 == 0:
                canvas.put(x, row, canvas.look.sign("dot"), Ink("soft"))
    canvas.put(canvas.width - 12, y, canvas.look.sign("moon"), Ink("amber", mark="strong"))
