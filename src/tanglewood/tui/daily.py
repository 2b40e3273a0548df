"""The deals of the day: one for every game, the same for everybody, with calendar and streak."""

from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from tanglewood.games.registry import GAMES
from tanglewood.session.daily import FIRST, OPPONENT, Daily, today
from tanglewood.session.diary import Diary
from tanglewood.session.show.share import score_words
from tanglewood.tui.bars import footer, game_title, level_title, title, too_small
from tanglewood.tui.box import Box
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink
from tanglewood.tui.listing import ListScreen, clearing_above

_WEEKS: Final = 5
_GAME: Final = 36
"""How wide the names of the games are."""
_CELL: Final = 3


class DailyScreen(ListScreen):
    """Choose one of today's deals; the first game of each counts."""

    def __init__(self, folder: Path, game: str, day: date | None = None) -> None:
        super().__init__()
        self.chosen = list(GAMES).index(game)
        self.folder = folder
        self.day = day or today()
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
        x, width = canvas.column(100)
        y = clearing_above(canvas, voice("daily-title"))
        y = canvas.paragraph(x, y, width, voice("daily-lead"), Ink("soft"))
        text = voice("daily-against", name=level_title(voice, OPPONENT))
        canvas.put(x, y, text, Ink("soft"))
        y += 2
        for number, game in enumerate(GAMES):
            self._deal(Box(canvas, x, y, width), number, game)
            y += 1 + (canvas.height >= 36)
        self._calendar(Box(canvas, x, y + 1, width))
        footer(canvas, [
            ("1-6", voice("tui-home-game")), ("enter", voice("daily-play")),
            ("escape", voice("tui-back")),
        ], voice)  # fmt: skip

    def _deal(self, box: Box, number: int, game: str) -> None:
        ink = self.row(box.inset(0, 1), number)
        box.put(f"{number + 1} {game_title(self.voice, game)}", ink, _GAME)
        first = self.diary.first(self.day, game)
        if first is not None:
            text = self.voice("daily-played-score", score=score_words(first))
            soft = ink if number == self.chosen else Ink("good", mark="strong")
            played = box.inset(_GAME + 2)
            played.put(text, soft, played.width)

    def _calendar(self, box: Box) -> None:
        """The last weeks, a row each from Monday on: a mark where a deal was played."""
        voice, look, (canvas, x, y, _) = self.voice, box.look, box
        box.put(voice("daily-calendar"), Ink("text", mark="strong"))
        played = {day for day, _ in self.diary.results}
        if not played:
            box.below().paragraph(voice("daily-calendar-none"), Ink("soft"))
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
            at = x + (number % 7) * (_CELL + 1 + look.needs_frames)
            text = f"{day.day:>2}"
            canvas.put(at, y + 1 + number // 7, f"{text}{look.sign('S') if done else ' '}", ink)

    @property
    def many(self) -> int:
        return len(GAMES)

    def enter(self) -> None:
        self.tanglewood.play_daily(Daily(self.day, list(GAMES)[self.chosen]))
        self.redraw()

    def press_key(self, key: str) -> bool:
        if key.isdecimal() and 1 <= int(key) <= self.many:
            self.chosen = int(key) - 1
            self.redraw()
            return True
        return super().press_key(key)

    def click_on(self, what: Any) -> None:
        """The first click chooses a deal, the second begins it."""
        if isinstance(what, int) and what != self.chosen:
            self.chosen = what
            self.redraw()
        else:
            super().click_on(what)
