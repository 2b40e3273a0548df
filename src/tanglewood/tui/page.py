"""A page of text to read: help, the log. Scrolls; any closing key goes back."""

from typing import Final, NamedTuple

from tanglewood.tui.bars import footer, title
from tanglewood.tui.canvas import Canvas, wrap
from tanglewood.tui.colours import Ink
from tanglewood.tui.stage import StageScreen


class Line(NamedTuple):
    """A paragraph: `kind` is text, head or soft; `key` stands in a column of its own before it."""

    text: str
    kind: str = "text"
    key: str = ""


KEYS: Final = 16
"""How wide the column of keys is."""

_INKS: Final = {
    "text": Ink("text"),
    "head": Ink("ember", mark="strong"),
    "soft": Ink("soft"),
}


class PageScreen(StageScreen):
    """Paragraphs over the whole window. `end` begins at the last line."""

    def __init__(self, heading: str, lines: list[Line], *, end: bool = False) -> None:
        super().__init__()
        self.heading = heading
        self.lines = lines
        self.top = 10**6 if end else 0

    def draw(self, canvas: Canvas) -> None:
        x, width = canvas.column(96)
        rows: list[tuple[str, Ink]] = []
        for line in self.lines:
            column = KEYS if line.key else 0
            parts = wrap(line.text, width - column) or [""]
            keys = [line.key] + [""] * (len(parts) - 1)
            rows += [
                (key.ljust(column) + part, _INKS[line.kind])
                for key, part in zip(keys, parts, strict=True)
            ]
        room = canvas.height - 4
        self.top = max(0, min(self.top, len(rows) - room))
        for y, (text, ink) in enumerate(rows[self.top : self.top + room], 2):
            canvas.put(x, y, text, ink)
        voice, long = self.voice, len(rows) > room
        title(canvas, self.heading,
              voice("tui-page-lines", n=self.top + room, m=len(rows)) if long else "")  # fmt: skip
        scroll = [("up", voice("tui-page-and")), ("down", voice("tui-page-scroll"))]
        footer(canvas, [("escape", voice("tui-back")), *scroll[: 2 * long]], voice)

    def press_key(self, key: str) -> bool:
        page = self.size.height - 6
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "space": page,
                 " ": page, "home": -(10**6), "end": 10**6, "k": -1, "j": 1}  # fmt: skip
        if key in steps:
            self.top = max(0, self.top + steps[key])
            self.redraw()
        elif key in {"escape", "enter", "q", "?", "l", "h"}:
            self.dismiss()
        else:
            return False
        return True

    def on_mouse_scroll_down(self) -> None:
        self.press_key("down")

    def on_mouse_scroll_up(self) -> None:
        self.press_key("up")
