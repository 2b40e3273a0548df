"""The themes of a game's puzzles, one to be chosen."""

from tanglewood.puzzles.shelf import shelf, themes
from tanglewood.tui.bars import footer, game_title, title
from tanglewood.tui.box import Box
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink
from tanglewood.tui.listing import ListScreen


class ThemesScreen(ListScreen):
    """Answers the name of a theme, '' for any, None for leaving it as it was."""

    def __init__(self, game: str, theme: str) -> None:
        super().__init__()
        self.game = game
        self.names = ["", *themes(game)]
        self.chosen = self.names.index(theme)

    def draw(self, canvas: Canvas) -> None:
        voice = self.voice
        title(canvas, game_title(voice, self.game), voice("puzzles-theme"))
        x, width = canvas.column(60)
        top = max(2, (canvas.height - len(self.names)) // 3)
        counts = {"": len(shelf(self.game)), **themes(self.game)}
        for at, name in enumerate(self.names):
            y = top + at
            ink = self.row(Box(canvas, x, y, width), at)
            text = voice(f"puzzle-theme-{name}") if name else voice("puzzles-theme-any")
            canvas.put(x, y, text, ink, width - 8)
            canvas.right(x + width, y, str(counts[name]), ink if at == self.chosen else Ink("soft"))
        keys = [("up", voice("tui-page-and")), ("down", voice("puzzles-theme"))]
        keys += [("enter", voice("puzzles-solve")), ("escape", voice("tui-back"))]
        footer(canvas, keys, voice)

    @property
    def many(self) -> int:
        return len(self.names)

    def enter(self) -> None:
        self.dismiss(self.names[self.chosen])
