"""The home screen: every game by name, its options, who plays, and the games that were left."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.option import Option
from tanglewood.games.registry import GAMES
from tanglewood.record.form import HUMAN
from tanglewood.tui import saved_games
from tanglewood.tui.bars import key_name, too_small
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.home_drawing import PLACES, HomeDrawing, SettingRow, next_language
from tanglewood.tui.page import Line, PageScreen
from tanglewood.tui.preferences import opponents, own_name, recall, remember
from tanglewood.tui.setup import Setup
from tanglewood.tui.stage import StageScreen
from tanglewood.words import Voice

HELP: Final = (
    ("1-6", "tui-home-help-game"), ("← → ↑ ↓", "tui-home-help-arrows"),
    ("enter", "tui-home-help-enter"), ("escape", "tui-home-help-escape"),
    ("c", "tui-home-help-continue"), ("s", "learn-lessons"), ("d", "tui-home-help-daily"),
    ("p", "tui-home-help-puzzles"), ("g", "tui-home-help-progress"),
    ("l", "tui-home-help-language"), ("t", "tui-help-theme"), ("q", "tui-leave"),
)  # fmt: skip
"""The keys with what they do."""
_LIST: Final = frozenset({"continue", "game", "place"})
"""The kinds of the rows on the left."""


class HomeScreen(StageScreen):
    """Choose a game and who plays it."""

    def __init__(self, folder: Path, voice: Voice) -> None:
        super().__init__()
        self.folder = folder
        you = own_name(folder)
        self.setups = {name: Setup(name, opponents(folder, name), you, voice) for name in GAMES}
        self.chosen = 0
        self.waiting = saved_games.Waiting(folder)
        self.cursor = SettingRow("game", 0)
        self.notice = ""
        self.look_for_kept()

    def look_for_kept(self) -> None:
        """Is there a game to continue?"""
        before, self.waiting = self.offered_game, saved_games.Waiting(self.folder)
        if self.offered_game is not None and (
            self.cursor.kind == "game" or self.offered_game != before
        ):
            self.cursor = SettingRow("continue")
        elif self.offered_game is None and self.cursor.kind == "continue":
            self.cursor = SettingRow("game", self.chosen)

    @property
    def offered_game(self) -> saved_games.Unfinished | None:
        """The unfinished game that is offered."""
        return self.waiting.chosen

    def on_screen_resume(self) -> None:
        self.look_for_kept()
        self.redraw()

    @property
    def setup(self) -> Setup:
        """The choices for the game under the cursor."""
        return self.setups[list(GAMES)[self.chosen]]

    def rows(self, kind: str) -> list[SettingRow]:
        """The rows of the column in which rows of this kind stand."""
        if kind in _LIST:
            first = [SettingRow("continue")] if self.offered_game is not None else []
            return [*first, *(SettingRow("game", at) for at in range(len(GAMES))), *self.places]
        seats = [SettingRow("seat", seat) for seat in range(self.setup.seats)]
        options = [SettingRow("option", at) for at in range(len(self.setup.options))]
        return [*seats, *options, SettingRow("deal")]

    def draw(self, canvas: Canvas) -> None:
        if not too_small(canvas, self.voice):
            HomeDrawing(self).draw(canvas)

    # ── keys and clicks ─────────────────────────────────────────────────────────────────────

    def press_key(self, key: str) -> bool:
        self.notice = ""
        if key.isdecimal() and 1 <= int(key) <= len(GAMES):
            self._to(SettingRow("game", int(key) - 1))
        elif key in {"up", "down"}:
            self._step(1 if key == "down" else -1)
        elif key in {"left", "right"}:
            self._sideways(1 if key == "right" else -1)
        elif key in {"tab", "shift+tab"}:
            self._to(SettingRow("deal") if self._in_list() else SettingRow("game", self.chosen))
        elif key in {"enter", " "}:
            self._enter_row()
        elif key == "escape":
            self._to(SettingRow("game", self.chosen))
        elif key == "c" and self.offered_game is not None:
            self._continue()
        elif (at := self._place(key)) is not None:
            self._visit(at)
        elif key == "?":
            self._help()
        elif key == "l":
            self.tanglewood.speak(next_language(self.voice.lang))
        elif key == "q":
            self.app.exit()
        else:
            return False
        self.redraw()
        return True

    @property
    def fresh(self) -> bool:
        """Whether nobody has played or learned here yet."""
        known = recall(self.folder)
        return not known.keys() & {"seats", "lessons"}

    @property
    def has_puzzles(self) -> bool:
        """Whether there are puzzles of the game under the cursor."""
        from tanglewood.puzzles.files import games  # home comes up without the puzzles

        return self.setup.name in games()

    @property
    def places(self) -> list[SettingRow]:
        """Where one can go from here."""
        return [
            SettingRow("place", at)
            for at, it in enumerate(PLACES)
            if it.key != "p" or self.has_puzzles
        ]

    def _place(self, key: str) -> int | None:
        return next((it.at for it in self.places if PLACES[it.at].key == key), None)

    def _visit(self, at: int) -> None:
        """Go to one of the places; each is loaded when it is asked for."""
        screen: StageScreen
        if PLACES[at].key == "s":
            from tanglewood.tui.learning import LearningScreen

            screen = LearningScreen(self.setup.name, self.folder)
        elif PLACES[at].key == "d":
            from tanglewood.tui.daily import DailyScreen

            screen = DailyScreen(self.folder, self.setup.name)
        elif PLACES[at].key == "p":
            from tanglewood.tui.puzzle import PuzzleScreen

            screen = PuzzleScreen(self.setup.name, self.folder)
        else:
            from tanglewood.tui.progress import ProgressScreen

            screen = ProgressScreen(self.folder)
        self.app.push_screen(screen)

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

    def click_on(self, what: Any) -> None:
        if isinstance(what, SettingRow):
            again = what == self.cursor
            self._to(what)
            if what.kind in {"deal", "continue", "place"} or (again and what.kind != "game"):
                self._enter_row()
        elif isinstance(what, tuple):
            row, by = what
            self._to(row)
            self._sideways(by)
        else:
            super().click_on(what)
        self.redraw()

    def _in_list(self) -> bool:
        return self.cursor.kind in _LIST

    def _to(self, row: SettingRow) -> None:
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
        elif by > 0 and row.kind in {"game", "place"}:
            self._to(SettingRow("deal"))
        elif by < 0:
            self._to(SettingRow("game", self.chosen))

    def _enter_row(self) -> None:
        row, setup = self.cursor, self.setup
        if row.kind == "game":
            self._to(SettingRow("deal"))
        elif row.kind == "continue":
            self._continue()
        elif row.kind == "place":
            self._visit(row.at)
        elif row.kind == "deal":
            self._deal_now()
        elif row.kind == "seat":
            name = setup.player(row.at).name
            question = self.voice("setup-name-seat", n=row.at + 1)
            self._write(question, name, partial(self._on_name, row.at))
        else:
            self._type(setup.options[row.at])

    def _type(self, option: Option) -> None:
        text = "" if self.setup.value(option.name) is None else self.setup.option_text(option)
        name = self.voice(f"option-{option.name}")
        self._write(name, text, partial(self._on_option_text, option))

    def _write(self, question: str, value: str, answer: Callable[[str | None], None]) -> None:
        from tanglewood.tui.entry import EntryScreen  # home comes up without it

        self.app.push_screen(EntryScreen(question, value), answer)

    def _on_option_text(self, option: Option, text: str | None) -> None:
        if text is not None:
            self.notice = self.setup.type(option, text)
        self.redraw()

    def _on_name(self, seat: int, name: str | None) -> None:
        if name is not None:
            self.notice = self.setup.call(seat, name)
            if not self.notice and seat == 0 and self.setup.player(0).agent == HUMAN:
                remember(self.folder, name=name)
                for setup in self.setups.values():
                    setup.you = name
        self.redraw()

    def _deal_now(self) -> None:
        self.notice = self.setup.trouble()
        if not self.notice:
            self.tanglewood.deal(self.setup.game(), self.setup.players())

    def _continue(self) -> None:
        assert self.offered_game is not None
        try:
            self.tanglewood.continue_game(self.offered_game.path)
        except TanglewoodError as error:
            self.notice = self.voice.say(error.message)
