"""How the home screen looks: the clearing, the list of games, the settings of one."""

from typing import TYPE_CHECKING, Final, NamedTuple

from tanglewood.games.registry import GAMES
from tanglewood.record.form import HUMAN
from tanglewood.tui import saved_games
from tanglewood.tui.bars import footer, game_title, other_colours, title
from tanglewood.tui.bars import row as list_row
from tanglewood.tui.box import Box
from tanglewood.tui.canvas import Canvas, wrap
from tanglewood.tui.colours import Ink
from tanglewood.tui.scenery import clearing
from tanglewood.tui.skyline import skyline
from tanglewood.words import NAMES, languages

if TYPE_CHECKING:
    from tanglewood.tui.home import HomeScreen

_LEFT: Final = 34
"""How wide the list of games is."""
_LABEL: Final = 16
"""How wide the names of the settings are."""
_TALL: Final = 32
"""From this height on, the name of the house stands in the sky."""
_AIRY: Final = 52
"""From this height on, every other line stays empty."""


class SettingRow(NamedTuple):
    """A row that can be chosen: its kind, and which one of that kind."""

    kind: str
    at: int = 0


class HomePlace(NamedTuple):
    """Somewhere to go from home: its key, its name and a line about it."""

    key: str
    title: str
    about: str


PLACES: Final = (
    HomePlace("s", "learn-lessons", "learn-about"),
    HomePlace("d", "daily-title", "daily-lead"),
    HomePlace("p", "puzzles-title", "puzzles-about"),
    HomePlace("g", "progress-title", "progress-lead"),
)


class HomeDrawing:
    """Draws the home screen as it stands."""

    def __init__(self, home: "HomeScreen") -> None:
        self.home = home

    def draw(self, canvas: Canvas) -> None:
        """Draw everything."""
        title(canvas, self.home.voice("app-name"), self.home.voice("app-motto"))
        y = self._sky(canvas) + 1
        x = max(0, (canvas.width - 100) // 2)
        self._games(canvas, x + 2, y)
        width = min(62, canvas.width - x - _LEFT - 6)
        self._settings(Box(canvas, x + _LEFT + 4, y, width))
        lines = wrap(self.home.notice or self._about(), canvas.width - x - 4)
        ink = Ink("danger", mark="strong") if self.home.notice else Ink("soft")
        for row, line in enumerate(lines, canvas.height - 1 - len(lines)):
            canvas.put(x + 2, row, line, ink)
        footer(canvas, self._commands(), self.home.voice)

    def _sky(self, canvas: Canvas) -> int:
        """The clearing, with the name of the house where there is room; the row after it."""
        if canvas.height < _TALL:
            return skyline(canvas, 1) + (canvas.height - 24) // 4
        rows = canvas.height // 3 + max(0, canvas.height - 40) // 5
        return clearing(canvas, 1, rows, self.home.voice("app-name")) + 1

    def _commands(self) -> list[tuple[str, str]]:
        """The keys that do something here."""
        voice = self.home.voice
        commands = [("1-6", voice("tui-home-game"))]
        if self.home.cursor.kind == "continue":
            commands += [("left", voice("tui-home-newer"))] * self.home.waiting.newer
            commands += [("right", voice("tui-home-older"))] * self.home.waiting.older
        elif self.home.offered_game is not None:
            commands.append(("c", voice("tui-home-continue")))
        commands += [
            ("enter", voice(f"tui-home-enter-{self.home.cursor.kind}")),
            ("?", voice("tui-help")),
        ]
        commands += other_colours(self.home.look, voice)
        # In its own language, for whoever cannot read this one.
        return [*commands, ("l", NAMES[next_language(voice.lang)]), ("q", voice("tui-leave"))]

    def _games(self, canvas: Canvas, x: int, y: int) -> None:
        for row in self.home.rows("game"):
            chosen = row.kind == "game" and row.at == self.home.chosen
            if row.kind == "continue":
                text = "c " + self.home.voice(
                    "tui-home-an-older" if self.home.waiting.newer else "tui-home-last"
                )
            elif row.kind == "place":
                key, label, _ = PLACES[row.at]
                text = f"{key} {self.home.voice(label)}"
                y += row == self.home.places[0]
            else:
                text = f"{row.at + 1} {game_title(self.home.voice, list(GAMES)[row.at])}"
            self._line(Box(canvas, x, y, _LEFT - 2), text, row, chosen=chosen)
            y += 1 + (canvas.height >= _AIRY)
            if row.kind == "continue" and self.home.offered_game is not None:
                self._draw_offered_game(canvas, x + 4, y, self.home.offered_game)
                y += 2

    def _draw_offered_game(
        self, canvas: Canvas, x: int, y: int, game: saved_games.Unfinished
    ) -> None:
        """The game that is offered, and arrows to those before and after it."""
        title = game_title(self.home.voice, game.game)
        if self.home.waiting.newer:
            canvas.put(x - 2, y, canvas.look.sign("left"), Ink("line"))
            canvas.place(x - 3, y, 3, 1, (SettingRow("continue"), -1))
        end = canvas.put(x, y, title, Ink("soft"), _LEFT - 9)
        if self.home.waiting.older:
            canvas.put(end + 1, y, canvas.look.sign("right"), Ink("line"))
            canvas.place(end, y, 3, 1, (SettingRow("continue"), 1))

    def _line(self, box: Box, text: str, row: SettingRow, *, chosen: bool) -> None:
        """A row of a list; the one under the cursor is filled."""
        under = row == self.home.cursor
        ink = list_row(box, row, under=under)
        if chosen and not under:
            box.put(box.look.sign("cursor"), Ink("ember", mark="strong"))
            ink = Ink("text", mark="strong")
        box.inset(2).put(text, ink, box.width - 3)

    def _settings(self, box: Box) -> None:
        setup = self.home.setup
        box.put(game_title(self.home.voice, setup.name), Ink("text", mark="strong"), box.width)
        about = self.home.voice.say(setup.entry.about)
        many = setup.seats + len(setup.options)
        box = box.below().paragraph(about, Ink("soft"), most=3).below(many < 8)
        for row in self.home.rows("deal"):
            if row.kind == "deal":
                self._deal(box.below(many < 9), under=row == self.home.cursor)
                return
            self._setting(box, row)
            box = box.below(1 + (box.canvas.height >= _AIRY))

    def _row_text(self, row: SettingRow) -> tuple[str, str]:
        """A row of the settings in words."""
        if row.kind == "option":
            option = self.home.setup.options[row.at]
            return self.home.voice(f"option-{option.name}"), self.home.setup.option_text(option)
        player = self.home.setup.player(row.at)
        who = self.home.setup.level(row.at)
        usual = player.agent != HUMAN and row.at not in self.home.setup.names
        seat = self.home.voice("setup-seat", n=row.at + 1)
        if player.name == self.home.voice("seat-you"):
            return seat, player.name
        return seat, who if usual else self.home.voice("terms-of", name=who, value=player.name)

    def _setting(self, box: Box, row: SettingRow) -> None:
        canvas, x, y, width = box
        label, value = self._row_text(row)
        under = row == self.home.cursor
        ink = list_row(box.inset(-1), row, under=under)
        box.put(label, ink if under else Ink("soft"), _LABEL)
        left, right = canvas.look.sign("left"), canvas.look.sign("right")
        arrow = ink if under else Ink("line")
        canvas.put(x + _LABEL + 1, y, left, arrow)
        end = canvas.put(x + _LABEL + 3, y, value, ink, width - _LABEL - 6)
        canvas.put(end + 1, y, right, arrow)
        canvas.place(x + _LABEL, y, 3, 1, (row, -1))
        canvas.place(end, y, 3, 1, (row, 1))

    def _deal(self, box: Box, *, under: bool) -> None:
        text = self.home.voice("setup-start")
        text = f"[ {text} ]" if box.look.needs_frames else f"  {text}  "
        ink = Ink("on-ember", "ember", "pick") if under else Ink("text", "bar", "strong")
        box.put(text, ink)
        box._replace(width=len(text)).place(SettingRow("deal"))

    def _about(self) -> str:
        """One line about the row under the cursor."""
        row, voice = self.home.cursor, self.home.voice
        if row.kind == "option":
            option = self.home.setup.options[row.at]
            text, source = voice.say(option.about), option.source
            return text if source == "rulebook" else f"{text} ({voice(f'source-{source}')})"
        if row.kind == "seat":
            return self.home.setup.about(row.at) or voice("tui-home-seat-about")
        if row.kind == "continue" and self.home.offered_game is not None:
            names, file = tuple(self.home.offered_game.names), self.home.offered_game.path.name
            return voice("tui-home-left", names=names, n=self.home.offered_game.actions, file=file)
        if row.kind == "place":
            return voice(PLACES[row.at].about)
        if self.home.offered_game is None and row.kind == "game":
            return voice("tui-home-new" if self.home.fresh else "tui-home-none")
        return ""


def next_language(lang: str) -> str:
    """The language after this one."""
    every = languages()
    return every[(every.index(lang) + 1) % len(every)]
