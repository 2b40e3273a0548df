"""The home screen: every game by name, its options, who plays, and the games that were left."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.option import Option
from tanglewood.games.registry import GAMES
from tanglewood.tui import kept
from tanglewood.tui.bars import (
    footer,
    game_title,
    key_name,
    other_colours,
    title,
    too_small,
)
from tanglewood.tui.canvas import Canvas, wrapped
from tanglewood.tui.colours import Ink
from tanglewood.tui.page import Line, PageScreen
from tanglewood.tui.remembered import opponents, own_name, remember
from tanglewood.tui.setup import HUMAN, Setup
from tanglewood.tui.skyline import skyline
from tanglewood.tui.stage import StageScreen
from tanglewood.words import NAMES, Voice, languages

_LEFT: Final = 34
"""How wide the list of games is."""
_LABEL: Final = 16
"""How wide the names of the settings are."""

HELP: Final = (
    ("1-6", "tui-home-help-game"), ("← → ↑ ↓", "tui-home-help-arrows"),
    ("enter", "tui-home-help-enter"), ("escape", "tui-home-help-escape"),
    ("c", "tui-home-help-continue"), ("p", "tui-home-help-puzzles"),
    ("l", "tui-home-help-language"), ("t", "tui-help-theme"), ("q", "tui-leave"),
)  # fmt: skip
"""The keys with what they do."""


class Row(NamedTuple):
    """A row that can be chosen: its kind, and which one of that kind."""

    kind: str
    at: int = 0


class HomeScreen(StageScreen):
    """Choose a game and who plays it."""

    def __init__(self, folder: Path, voice: Voice) -> None:
        super().__init__()
        self.folder = folder
        you = own_name(folder)
        self.setups = {name: Setup(name, opponents(folder, name), you, voice) for name in GAMES}
        self.chosen = 0
        self.waiting = kept.Waiting(folder)
        self.cursor = Row("game", 0)
        self.said = ""
        self.look_for_kept()

    def look_for_kept(self) -> None:
        """Is there a game to continue?"""
        before, self.waiting = self.left, kept.Waiting(self.folder)
        if self.left is not None and (self.cursor.kind == "game" or self.left != before):
            self.cursor = Row("continue")
        elif self.left is None and self.cursor.kind == "continue":
            self.cursor = Row("game", self.chosen)

    @property
    def left(self) -> kept.Kept | None:
        """The unfinished game that is offered."""
        return self.waiting.chosen

    def on_screen_resume(self) -> None:
        self.look_for_kept()
        self.redraw()

    @property
    def setup(self) -> Setup:
        """The choices for the game under the cursor."""
        return self.setups[list(GAMES)[self.chosen]]

    def rows(self, kind: str) -> list[Row]:
        """The rows of the column in which rows of this kind stand."""
        if kind in {"continue", "game"}:
            first = [Row("continue")] if self.left is not None else []
            return first + [Row("game", at) for at in range(len(GAMES))]
        seats = [Row("seat", seat) for seat in range(self.setup.seats)]
        options = [Row("option", at) for at in range(len(self.setup.options))]
        return [*seats, *options, Row("deal")]

    # ── what is shown ───────────────────────────────────────────────────────────────────────

    def draw(self, canvas: Canvas) -> None:
        if too_small(canvas, self.voice):
            return
        title(canvas, self.voice("app-name"), self.voice("app-motto"))
        sky = skyline(canvas, 1, canvas.width)
        y = sky + 1 + (canvas.height - 24) // 4
        x = max(0, (canvas.width - 100) // 2)
        self._games(canvas, x + 2, y)
        self._settings(canvas, x + _LEFT + 4, y, min(62, canvas.width - x - _LEFT - 6))
        lines = wrapped(self.said or self._about(), canvas.width - x - 4)
        ink = Ink("danger", mark="strong") if self.said else Ink("soft")
        for row, line in enumerate(lines, canvas.height - 1 - len(lines)):
            canvas.put(x + 2, row, line, ink)
        footer(canvas, self._commands(), self.voice)

    def _commands(self) -> list[tuple[str, str]]:
        """The keys that do something here."""
        voice = self.voice
        commands = [("1-6", voice("tui-home-game"))]
        if self.cursor.kind == "continue":
            commands += [("left", voice("tui-home-newer"))] * self.waiting.newer
            commands += [("right", voice("tui-home-older"))] * self.waiting.older
        elif self.left is not None:
            commands.append(("c", voice("tui-home-continue")))
        commands += [("p", voice("puzzles-title"))] * self._has_puzzles
        commands += [
            ("enter", voice(f"tui-home-enter-{self.cursor.kind}")),
            ("?", voice("tui-help")),
        ]
        commands += other_colours(self.look, voice)
        # In its own language, for whoever cannot read this one.
        return [*commands, ("l", NAMES[next_language(voice.lang)]), ("q", voice("tui-leave"))]

    def _games(self, canvas: Canvas, x: int, y: int) -> None:
        for row in self.rows("game"):
            under = row == self.cursor
            chosen = row.kind == "game" and row.at == self.chosen
            if row.kind == "continue":
                text = "c " + self.voice(
                    "tui-home-an-older" if self.waiting.newer else "tui-home-last"
                )
            else:
                text = f"{row.at + 1} {game_title(self.voice, list(GAMES)[row.at])}"
            self._line(canvas, x, y, _LEFT - 2, text, row, under=under, chosen=chosen)
            y += 1
            if row.kind == "continue" and self.left is not None:
                self._left(canvas, x + 4, y, self.left)
                y += 2

    def _left(self, canvas: Canvas, x: int, y: int, left: kept.Kept) -> None:
        """The game that is offered, and arrows to those before and after it."""
        told = game_title(self.voice, left.game)
        if self.waiting.newer:
            canvas.put(x - 2, y, canvas.look.sign("left"), Ink("line"))
            canvas.place(x - 3, y, 3, 1, (Row("continue"), -1))
        end = canvas.put(x, y, told, Ink("soft"), _LEFT - 9)
        if self.waiting.older:
            canvas.put(end + 1, y, canvas.look.sign("right"), Ink("line"))
            canvas.place(end, y, 3, 1, (Row("continue"), 1))

    def _line(
        self, canvas: Canvas, x: int, y: int, width: int, text: str, row: Row, *,
        under: bool, chosen: bool = False,
    ) -> None:  # fmt: skip
        """A row of a list; the one under the cursor is filled."""
        ink = Ink("text", mark="strong" if chosen else "")
        if under:
            ink = Ink("on-ember", "ember", "pick")
            canvas.fill(x, y, width, 1, ink)
        elif chosen:
            canvas.put(x, y, canvas.look.sign("cursor"), Ink("ember", mark="strong"))
        canvas.put(x + 2, y, text, ink, width - 3)
        canvas.place(x, y, width, 1, row)

    def _settings(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        setup = self.setup
        canvas.put(x, y, game_title(self.voice, setup.name), Ink("text", mark="strong"), width)
        y += 1
        for line in wrapped(self.voice.say(setup.entry.about), width)[:3]:
            canvas.put(x, y, line, Ink("soft"))
            y += 1
        many = setup.seats + len(setup.options)
        y += many < 8
        for row in self.rows("deal"):
            if row.kind == "deal":
                y += many < 9
                self._deal(canvas, x, y, under=row == self.cursor)
                return
            label, value = self._told(row)
            self._setting(canvas, x, y, width, label, value, row)
            y += 1

    def _told(self, row: Row) -> tuple[str, str]:
        """A row of the settings in words."""
        if row.kind == "option":
            option = self.setup.options[row.at]
            return self.voice(f"option-{option.name}"), self.setup.shown(option)
        player = self.setup.player(row.at)
        who = self.setup.level(row.at)
        usual = player.agent != HUMAN and row.at not in self.setup.names
        seat = self.voice("setup-seat", n=row.at + 1)
        return seat, who if usual else self.voice("terms-of", name=who, value=player.name)

    def _setting(
        self, canvas: Canvas, x: int, y: int, width: int, label: str, value: str, row: Row
    ) -> None:
        under = row == self.cursor
        ink = Ink("on-ember", "ember", "pick") if under else Ink("text")
        if under:
            canvas.fill(x - 1, y, width + 1, 1, ink)
        canvas.place(x - 1, y, width + 1, 1, row)
        canvas.put(x, y, label, ink if under else Ink("soft"), _LABEL)
        left, right = canvas.look.sign("left"), canvas.look.sign("right")
        arrow = ink if under else Ink("line")
        canvas.put(x + _LABEL + 1, y, left, arrow)
        end = canvas.put(x + _LABEL + 3, y, value, ink, width - _LABEL - 6)
        canvas.put(end + 1, y, right, arrow)
        canvas.place(x + _LABEL, y, 3, 1, (row, -1))
        canvas.place(end, y, 3, 1, (row, 1))

    def _deal(self, canvas: Canvas, x: int, y: int, *, under: bool) -> None:
        text = self.voice("setup-start")
        text = f"[ {text} ]" if canvas.look.boxed else f"  {text}  "
        ink = Ink("on-ember", "ember", "pick") if under else Ink("text", "bar", "strong")
        canvas.put(x, y, text, ink)
        canvas.place(x, y, len(text), 1, Row("deal"))

    def _about(self) -> str:
        """One line about the row under the cursor."""
        row, voice = self.cursor, self.voice
        if row.kind == "option":
            option = self.setup.options[row.at]
            told, source = voice.say(option.about), option.source
            return told if source == "rulebook" else f"{told} ({voice(f'source-{source}')})"
        if row.kind == "seat":
            return self.setup.about(row.at) or voice("tui-home-seat-about")
        if row.kind == "continue" and self.left is not None:
            names, file = tuple(self.left.names), self.left.path.name
            return voice("tui-home-left", names=names, n=self.left.actions, file=file)
        if self.left is None and row.kind == "game":
            return voice("tui-home-none")
        return ""

    # ── keys and clicks ─────────────────────────────────────────────────────────────────────

    def pressed(self, key: str) -> bool:
        self.said = ""
        if key.isdecimal() and 1 <= int(key) <= len(GAMES):
            self._to(Row("game", int(key) - 1))
        elif key in {"up", "down"}:
            self._step(1 if key == "down" else -1)
        elif key in {"left", "right"}:
            self._sideways(1 if key == "right" else -1)
        elif key in {"tab", "shift+tab"}:
            self._to(Row("deal") if self._in_list() else Row("game", self.chosen))
        elif key in {"enter", " "}:
            self._enter_row()
        elif key == "escape":
            self._to(Row("game", self.chosen))
        elif key == "c" and self.left is not None:
            self._continue()
        elif key == "p" and self._has_puzzles:
            self._puzzles()
        elif key == "?":
            self._help()
        elif key == "l":
            self.tanglewood.speak(next_language(self.voice.lang))
        elif key == "t":
            self.tanglewood.other_theme()
        elif key == "q":
            self.app.exit()
        else:
            return False
        self.redraw()
        return True

    @property
    def _has_puzzles(self) -> bool:
        from tanglewood.puzzles.shelf import games  # home comes up without them

        return self.setup.name in games()

    def _puzzles(self) -> None:
        from tanglewood.tui.puzzle import PuzzleScreen

        self.app.push_screen(PuzzleScreen(self.setup.name, self.folder))

    def _help(self) -> None:
        voice = self.voice
        lines = [Line(voice("tui-help-keys"), "head")]
        lines += [Line(voice(what), key=key_name(key, voice)) for key, what in HELP]
        lines += [Line(""), Line(voice("setup-who"), "head"), Line(voice("tui-home-help-who"))]
        self.app.push_screen(PageScreen(voice("app-name"), lines))

    def speak(self, voice: Voice) -> None:
        """Another language from now on."""
        for setup in self.setups.values():
            setup.voice = voice
        self.redraw()

    def clicked(self, what: Any) -> None:
        if isinstance(what, Row):
            again = what == self.cursor
            self._to(what)
            if what.kind in {"deal", "continue"} or (again and what.kind != "game"):
                self._enter_row()
        elif isinstance(what, tuple):
            row, by = what
            self._to(row)
            self._sideways(by)
        else:
            super().clicked(what)
        self.redraw()

    def _in_list(self) -> bool:
        return self.cursor.kind in {"game", "continue"}

    def _to(self, row: Row) -> None:
        self.cursor = row
        if row.kind == "game":
            self.chosen = row.at
        self.redraw()

    def _step(self, by: int) -> None:
        rows = self.rows(self.cursor.kind)
        at = rows.index(self.cursor) if self.cursor in rows else 0
        self._to(rows[(at + by) % len(rows)])

    def _sideways(self, by: int) -> None:
        row, setup = self.cursor, self.setup
        if row.kind == "seat":
            setup.other(row.at, by)
        elif row.kind == "option":
            option = setup.options[row.at]
            if not setup.step(option, by):
                self._type(option)
        elif row.kind == "continue":
            self.waiting.step(by)
        elif by > 0 and row.kind == "game":
            self._to(Row("deal"))
        elif by < 0:
            self._to(Row("game", self.chosen))

    def _enter_row(self) -> None:
        row, setup = self.cursor, self.setup
        if row.kind == "game":
            self._to(Row("deal"))
        elif row.kind == "continue":
            self._continue()
        elif row.kind == "deal":
            self._deal_now()
        elif row.kind == "seat":
            name = setup.player(row.at).name
            question = self.voice("setup-name-seat", n=row.at + 1)
            self._write(question, name, partial(self._called, row.at))
        else:
            self._type(setup.options[row.at])

    def _type(self, option: Option) -> None:
        shown = "" if self.setup.value(option.name) is None else self.setup.shown(option)
        name = self.voice(f"option-{option.name}")
        self._write(name, shown, partial(self._typed, option))

    def _write(self, question: str, value: str, answer: Callable[[str | None], None]) -> None:
        from tanglewood.tui.entry import EntryScreen  # home comes up without it

        self.app.push_screen(EntryScreen(question, value), answer)

    def _typed(self, option: Option, text: str | None) -> None:
        if text is not None:
            self.said = self.setup.type(option, text)
        self.redraw()

    def _called(self, seat: int, name: str | None) -> None:
        if name is not None:
            self.said = self.setup.call(seat, name)
            if not self.said and seat == 0 and self.setup.player(0).agent == HUMAN:
                remember(self.folder, name=name)
                for setup in self.setups.values():
                    setup.you = name
        self.redraw()

    def _deal_now(self) -> None:
        self.said = self.setup.trouble()
        if not self.said:
            self.tanglewood.deal(self.setup.game(), self.setup.players())

    def _continue(self) -> None:
        assert self.left is not None
        try:
            self.tanglewood.continue_game(self.left.path)
        except TanglewoodError as error:
            self.said = self.voice.say(error.message)


def next_language(lang: str) -> str:
    """The language after this one."""
    every = languages()
    return every[(every.index(lang) + 1) % len(every)]
