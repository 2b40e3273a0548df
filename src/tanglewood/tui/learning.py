"""The lessons of a game, from the first to the first real game."""

from pathlib import Path

from tanglewood.games.registry import load
from tanglewood.lessons.form import CALLED, OTHER
from tanglewood.lessons.shelf import path_of
from tanglewood.record.form import HUMAN, Player
from tanglewood.tui.bars import footer, game_title, title, too_small
from tanglewood.tui.box import Box
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink
from tanglewood.tui.lesson import LessonScreen
from tanglewood.tui.listing import ListScreen, clearing_above
from tanglewood.tui.preferences import lessons_done, own_name


class LearningScreen(ListScreen):
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
        x, width = canvas.column(76)
        y = clearing_above(canvas, voice("learn-lessons"))
        y = canvas.paragraph(x, y, width, voice("learn-about"), Ink("soft"))
        done = lessons_done(self.folder)
        airy = canvas.height >= y + 2 * len(self.lessons) + 8
        for at, one in enumerate(self.lessons):
            y += 1 + airy
            ready = voice("learn-done") if one.name in done else ""
            self._lesson(Box(canvas, x, y, width), at, voice.say(one.title), ready)
        y += 2
        self._lesson(Box(canvas, x, y, width), len(self.lessons), voice("learn-first-game"))
        team = load(self.game).cooperative
        about = voice("learn-first-team" if team else "learn-first-game-about", other=CALLED)
        canvas.paragraph(x + 4, y + 1, width - 4, about, Ink("soft"))
        footer(canvas, [
            ("up", voice("tui-page-and")), ("down", voice("learn-all")),
            ("enter", voice("learn-begin")), ("escape", voice("tui-back")),
        ], voice)  # fmt: skip

    def _lesson(self, box: Box, at: int, text: str, ready: str = "") -> None:
        ink = self.row(box, at)
        mark = str(at + 1) if at < len(self.lessons) else box.look.sign("S")
        box.put(f"{mark}  {text}", ink, box.width - 14)
        box.right(ready, ink if at == self.chosen else Ink("good", mark="strong"))

    @property
    def many(self) -> int:
        return len(self.lessons) + 1

    def press_key(self, key: str) -> bool:
        if key.isdecimal() and 1 <= int(key) < self.many:
            self.click_on(int(key) - 1)
            return True
        return super().press_key(key)

    def enter(self) -> None:
        if self.chosen < len(self.lessons):
            lesson = LessonScreen(self.lessons[self.chosen], self.folder)
            self.app.push_screen(lesson, self._on_lesson_end)
            return
        you = own_name(self.folder) or self.voice("seat-you")
        self.tanglewood.deal(load(self.game), [Player(you, HUMAN), Player(CALLED, OTHER)])

    def _on_lesson_end(self, go_on: bool | None) -> None:
        """Back from a lesson; `onward` to the next, or to the choice of the first game."""
        self.chosen = min(self.chosen + 1, len(self.lessons)) if go_on else self.chosen
        if go_on and self.chosen < len(self.lessons):
            self.enter()
        self.redraw()
