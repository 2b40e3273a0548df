"""The themes of a game's puzzles, one to be chosen."""

from typing import Any

from tanglewood.puzzles.shelf import shelf, themes
from tanglewood.tui.bars import footer, game_title, title
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink
from tanglewood.tui.stage import StageScreen


class ThemesScreen(StageScreen):
    """Answers the name of a theme, '' for any, None for leaving it as it was."""

    def __init__(self, game: str, theme: str) -> None:
        super().__init__()
        self.game = game
        self.names = ["", *themes(game)]
        self.chosen = self.names.index(theme)

    def draw(self, canvas: Canvas) -> None:
        voice = self.voice
        title(canvas, game_title(voice, self.game), voice("puzzles-theme"))
        width = min(canvas.width - 4, 60)
        x = (canvas.width - width) // 2
        y = max(2, (canvas.height - len(self.names)) // 3)
        counts = {"": len(shelf(self.game)), **themes(self.game)}
        for number, name in enumerate(self.names):
            here = number == self.chosen
            ink = Ink("on-ember", "ember", "pick") if here else Ink("text")
            if here:
                canvas.fill(x - 1, y, width + 2, 1, ink)
            told = voice(f"puzzle-theme-{name}") if name else voice("puzzles-theme-any")
            canvas.put(x, y, told, ink, width - 8)
            canvas.right(x + width, y, str(counts[name]), ink if here else Ink("soft"))
            canvas.place(x - 1, y, width + 2, 1, number)
            y += 1
        keys = [("up", voice("tui-page-and")), ("down", voice("puzzles-theme"))]
        keys += [("enter", voice("puzzles-solve")), ("escape", voice("tui-back"))]
        footer(canvas, keys, voice)

    def pressed(self, key: str) -> bool:
        steps = {"up": -1, "down": 1}
        if key in steps:
            self.chosen = (self.chosen + steps[key]) % len(self.names)
            self.redraw()
        elif key in {"enter", " "}:
            self.dismiss(self.names[self.chosen])
        elif key in {"escape", "q"}:
            self.dismiss(None)
        elif key == "t":
            self.tanglewood.other_theme()
        else:
            return False
        return True

    def clicked(self, what: Any) -> None:
        if isinstance(what, int):
            self.dismiss(self.names[what])
        else:
            super().clicked(what)
