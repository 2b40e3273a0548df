"""The deals of the day: one for every game, the same for everybody, with calendar and streak."""

from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from tanglewood.games.registry import GAMES
from tanglewood.session.daily import FIRST, OPPONENT, Daily, today
from tanglewood.session.diary import Diary
from tanglewood.session.show.share import score_words
from tanglewood.tui.bars import footer, game_title, level_title, title, too_small
from tanglewood.tui.canvas import Canvas, wrapped
from tanglewood.tui.colours import Ink
from tanglewood.tui.stage import StageScreen

_WEEKS: Final = 5
_GAME: Final = 36
"""How wide the names of the games are."""
_CELL: Final = 3


class DailyScreen(StageScreen):
    """Choose one of today's deals; the first game of each counts."""

    def __init__(self, folder: Path, game: str, day: date | None = None) -> None:
        super().__init__()
        self.folder = folder
        self.day = day or today()
        self.chosen = list(GAMES).index(game)
        self.diary = Diary(folder)

    def on_screen_resume(self) -> None:
        self.diary = Diary(self.folder)
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        voice = self.voice
        if too_small(canvas, voice):
            return
        many = self.diary.streak(self.day) or self.diary.streak(self.day - timedelta(days=1))
        streak = voice("daily-streak", n=many) if many else ""
        title(canvas, f"{voice('daily-title')} · {self.day.isoformat()}", streak)
        width = min(canvas.width - 4, 100)
        x, y = (canvas.width - width) // 2, 2 + (canvas.height - 24) // 4
        for line in wrapped(voice("daily-lead"), width):
            canvas.put(x, y, line, Ink("soft"))
            y += 1
        told = voice("daily-against", name=level_title(voice, OPPONENT))
        canvas.put(x, y, told, Ink("soft"))
        y += 2
        for number, game in enumerate(GAMES):
            self._row(canvas, x, y, width, number, game)
            y += 1 + (canvas.height >= 36)
        self._calendar(canvas, x, y + 1, width)
        footer(canvas, [
            ("1-6", voice("tui-home-game")), ("enter", voice("daily-play")),
            ("escape", voice("tui-back")),
        ], voice)  # fmt: skip

    def _row(self, canvas: Canvas, x: int, y: int, width: int, number: int, game: str) -> None:
        here = number == self.chosen
        ink = Ink("on-ember", "ember", "pick") if here else Ink("text")
        if here:
            canvas.fill(x - 1, y, width + 1, 1, ink)
        name = f"{number + 1} {game_title(self.voice, game)}"
        canvas.put(x, y, name, ink, _GAME)
        first = self.diary.first(self.day, game)
        if first is not None:
            told = self.voice("daily-played-score", score=score_words(first))
            soft = ink if here else Ink("good", mark="strong")
            canvas.put(x + _GAME + 2, y, told, soft, width - _GAME - 2)
        canvas.place(x - 1, y, width + 1, 1, number)

    def _calendar(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """The last weeks, a row each from Monday on: a mark where a deal was played."""
        voice, look = self.voice, canvas.look
        canvas.put(x, y, voice("daily-calendar"), Ink("text", mark="strong"))
        played = {day for day, _ in self.diary.results}
        if not played:
            for row, line in enumerate(wrapped(voice("daily-calendar-none"), width), y + 1):
                canvas.put(x, row, line, Ink("soft"))
            return
        weeks = min(_WEEKS, canvas.height - y - 3)
        monday = self.day - timedelta(days=self.day.weekday() + 7 * (weeks - 1))
        for number in range(7 * weeks):
            day = monday + timedelta(days=number)
            if day > self.day or day < FIRST:
                continue
            done = day.isoformat() in played
            ink = Ink("on-ember", "ember", "strong") if done else Ink("soft", "panel")
            if day == self.day and not done:
                ink = Ink("ember", "panel", "strong")
            at = x + (number % 7) * (_CELL + 1 + look.boxed)
            text = f"{day.day:>2}"
            canvas.put(at, y + 1 + number // 7, f"{text}{look.sign('S') if done else ' '}", ink)

    def pressed(self, key: str) -> bool:
        steps = {"up": -1, "down": 1, "left": -1, "right": 1}
        if key in {"escape", "q"}:
            self.dismiss()
            return True
        if key in steps:
            self.chosen = (self.chosen + steps[key]) % len(GAMES)
        elif key.isdecimal() and 1 <= int(key) <= len(GAMES):
            self.chosen = int(key) - 1
        elif key in {"enter", " "}:
            self.tanglewood.play_daily(Daily(self.day, list(GAMES)[self.chosen]))
        elif key == "t":
            self.tanglewood.other_theme()
        else:
            return False
        self.redraw()
        return True

    def clicked(self, what: Any) -> None:
        if isinstance(what, int):
            again = what == self.chosen
            self.chosen = what
            self.redraw()
            if again:
                self.pressed("enter")
        else:
            super().clicked(what)
