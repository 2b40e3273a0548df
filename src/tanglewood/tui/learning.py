"""The lessons of a game, from the first to the first real game."""

from pathlib import Path
from typing import Any

from tanglewood.games.registry import load
from tanglewood.lessons.form import CALLED, OTHER
from tanglewood.lessons.shelf import path_of
from tanglewood.record.form import Player
from tanglewood.session.sitting import HUMAN
from tanglewood.tui.bars import footer, game_title, title, too_small
from tanglewood.tui.canvas import Canvas, wrapped
from tanglewood.tui.colours import Ink
from tanglewood.tui.lesson import LessonScreen
from tanglewood.tui.remembered import lessons_done, own_name
from tanglewood.tui.stage import StageScreen


class LearningScreen(StageScreen):
    """Choose a lesson; the next one that is not done stands under the cursor."""

    def __init__(self, game: str, folder: Path) -> None:
        super().__init__()
        self.game = game
        self.folder = folder
        self.lessons = path_of(game)
        self.chosen = self._next()

    def _next(self) -> int:
        """The first lesson that is not done; after all of them comes the game."""
        done = lessons_done(self.folder)
        undone = [at for at, one in enumerate(self.lessons) if one.name not in done]
        return undone[0] if undone else len(self.lessons)

    def draw(self, canvas: Canvas) -> None:
        voice = self.voice
        if too_small(canvas, voice):
            return
        title(canvas, voice("learn-title", game=game_title(voice, self.game)), "")
        width = min(canvas.width - 4, 76)
        x, y = (canvas.width - width) // 2, 2 + (canvas.height - 24) // 4
        for line in wrapped(voice("learn-about"), width):
            canvas.put(x, y, line, Ink("soft"))
            y += 1
        done = lessons_done(self.folder)
        for at, one in enumerate(self.lessons):
            y += 1
            ready = voice("learn-done") if one.name in done else ""
            self._row(canvas, x, y, width, at, voice.say(one.title), ready)
        y += 2
        self._row(canvas, x, y, width, len(self.lessons), voice("learn-first-game"), "")
        about = "learn-first-team" if self._team else "learn-first-game-about"
        for line in wrapped(voice(about, other=CALLED), width - 4):
            y += 1
            canvas.put(x + 4, y, line, Ink("soft"))
        footer(canvas, [
            ("up", voice("tui-page-and")), ("down", voice("learn-all")),
            ("enter", voice("learn-begin")), ("escape", voice("tui-back")),
        ], voice)  # fmt: skip

    @property
    def _team(self) -> bool:
        return load(self.game).cooperative

    def _row(
        self, canvas: Canvas, x: int, y: int, width: int, at: int, told: str, ready: str
    ) -> None:
        here = at == self.chosen
        ink = Ink("on-ember", "ember", "pick") if here else Ink("text")
        if here:
            canvas.fill(x - 1, y, width + 2, 1, ink)
        mark = str(at + 1) if at < len(self.lessons) else canvas.look.sign("S")
        canvas.put(x, y, f"{mark}  {told}", ink, width - 14)
        canvas.right(x + width, y, ready, ink if here else Ink("good", mark="strong"))
        canvas.place(x - 1, y, width + 2, 1, at)

    def pressed(self, key: str) -> bool:
        steps = {"up": -1, "down": 1}
        many = len(self.lessons) + 1
        if key in steps:
            self.chosen = (self.chosen + steps[key]) % many
            self.redraw()
        elif key.isdecimal() and 1 <= int(key) < many:
            self._begin(int(key) - 1)
        elif key in {"enter", " "}:
            self._begin(self.chosen)
        elif key in {"escape", "q"}:
            self.dismiss()
        elif key == "t":
            self.tanglewood.other_theme()
        else:
            return False
        return True

    def clicked(self, what: Any) -> None:
        if isinstance(what, int):
            self._begin(what)
        else:
            super().clicked(what)

    def _begin(self, at: int) -> None:
        self.chosen = at
        if at < len(self.lessons):
            self.app.push_screen(LessonScreen(self.lessons[at], self.folder), self._taken)
            return
        you = own_name(self.folder) or self.voice("seat-you")
        self.tanglewood.deal(load(self.game), [Player(you, HUMAN), Player(CALLED, OTHER)])

    def _taken(self, onward: bool | None) -> None:
        """Back from a lesson; `onward` to the next, or to the choice of the first game."""
        self.chosen = min(self.chosen + 1, len(self.lessons)) if onward else self.chosen
        if onward and self.chosen < len(self.lessons):
            self._begin(self.chosen)
        self.redraw()
