"""Puzzles on the table: an answer is picked as in a game, then judged."""

import secrets
from pathlib import Path
from typing import Any, Final

from tanglewood.core.chance import Stream
from tanglewood.core.errors import TanglewoodError
from tanglewood.core.state import State
from tanglewood.puzzles.form import NAMES, OTHERS, Puzzle
from tanglewood.puzzles.notes import FILE, Notes, read_notes, write_notes
from tanglewood.puzzles.shelf import next_one
from tanglewood.puzzles.solving import Solved, solve
from tanglewood.session import show
from tanglewood.session.show.puzzle import head_line, solved_lines
from tanglewood.tui import tables
from tanglewood.tui.bars import footer, game_title, title
from tanglewood.tui.canvas import Canvas, wrapped
from tanglewood.tui.choosing import Spot, choosing
from tanglewood.tui.family import terminal
from tanglewood.tui.page import Line, PageScreen
from tanglewood.tui.picking import PickingScreen
from tanglewood.tui.play import scene_of
from tanglewood.tui.scene import Scene
from tanglewood.tui.spoken import labels_for
from tanglewood.tui.themes import ThemesScreen
from tanglewood.tui.thinking import Thinking
from tanglewood.words import Voice, table_voice

NEWS: Final = 4
"""What happened before, as far as it is told."""


class PuzzleScreen(PickingScreen):
    """One puzzle after the other, near the solver's rating; the notes are those of line mode."""

    def __init__(self, game: str, folder: Path, first: Puzzle | None = None) -> None:
        super().__init__()
        self.game = game
        self._path = folder / FILE
        self._all = read_notes(self._path)
        self.notes = self._all.setdefault(game, Notes())
        self._luck = Stream(secrets.randbits(63))
        self.solved: Solved | None = None
        self.thinking = Thinking[Solved](self.later)
        self.theme = ""
        """The theme that is trained, '' for any."""
        self.puzzle: Puzzle | None = None
        self._show(first or self._next())

    def on_unmount(self) -> None:
        self.thinking.stop()

    def _next(self) -> Puzzle | None:
        rating, done = self.notes.rating.value, frozenset(self.notes.done)
        return next_one(self.game, rating, self._luck, theme=self.theme, solved=done)

    def _show(self, puzzle: Puzzle | None) -> None:
        self.puzzle, self.solved, self.refused = puzzle, None, ""
        if puzzle is not None:
            state = self.state
            self.choosing = choosing(state.view(state.to_act).plain())

    @property
    def state(self) -> State[Any]:
        assert self.puzzle is not None
        return self.puzzle.state()

    @property
    def spoken(self) -> Voice:
        """The voice of the table, for the solver."""
        state = self.state
        return table_voice(state.game, self._names, state.to_act, self.voice.lang)

    @property
    def _names(self) -> tuple[str, ...]:
        return NAMES[: self.state.game.seats]

    # ── what is shown ───────────────────────────────────────────────────────────────────────

    def draw(self, canvas: Canvas) -> None:
        if self.puzzle is None:
            title(canvas, game_title(self.voice, self.game), "")
            for y, line in enumerate(wrapped(self.voice("puzzle-none-left"), canvas.width - 4), 2):
                canvas.put(2, y, line)
            footer(canvas, self._keys(self.voice)[1:], self.voice)
            return
        tables.draw(canvas, self.scene())

    def scene(self) -> Scene:
        """The table as the solver sees it, with what can be picked, or with what is said."""
        assert self.puzzle is not None
        state, voice = self.state, self.spoken
        seat = state.to_act
        view = state.view(seat)
        levels = tuple("" if at == seat else it for at, it in enumerate(OTHERS[: len(self._names)]))
        latest = view.log[-NEWS:]
        told = [voice.say(state.game.message(event)) for event in latest]
        scene = scene_of(state.game, view, self._names, levels, told, latest, voice)
        picks = self.choosing or choosing(scene.plain | {"legal": []})
        scene.spots, scene.held, scene.slots = picks.spots, picks.held, picks.slots
        scene.cursor = -1 if self.choosing is None else self.choosing.cursor
        scene.asked = self.choosing is not None
        scene.refused = self.refused
        scene.labels = labels_for(scene)
        if self.solved is not None:
            scene.news = self._verdict(voice)[:2]
            scene.prompt = self._standing(voice)
        elif self.choosing is None:
            scene.prompt = f"{self.look.sign('think')[0]} {voice('hint-thinking')}"
        else:
            own = terminal(state.game).prompt(self.choosing, voice)
            scene.prompt = f"{head_line(self.puzzle, voice)}: {own or show.prompt(view, voice)}"
        scene.footer = self._keys(voice)
        return scene

    def _verdict(self, voice: Voice) -> list[str]:
        assert self.puzzle is not None
        assert self.solved is not None
        return solved_lines(self.puzzle, self.solved, self.notes.streak, voice)

    def _standing(self, voice: Voice) -> str:
        now = str(round(self.notes.rating.value))
        streak = voice("puzzles-streak", n=self.notes.streak, best=self.notes.best)
        return f"{voice('puzzles-rating', rating=now)} · {streak}"

    def _keys(self, voice: Voice) -> list[tuple[str, str]]:
        theme = voice(f"puzzle-theme-{self.theme}") if self.theme else voice("puzzles-theme")
        always = [("o", theme), ("l", voice("tui-log")), ("q", voice("tui-leave"))]
        if self.solved is None:
            return [("enter", voice("puzzles-solve")), *always]
        return [("n", voice("puzzles-next")), ("r", voice("puzzles-why")), *always]

    # ── keys ────────────────────────────────────────────────────────────────────────────────

    def pressed(self, key: str) -> bool:
        if key == "q" or (key == "escape" and (self.solved or self.puzzle is None)):
            self.dismiss()
        elif self.choosing is not None and self.pressed_spot(key):
            return True
        elif self.solved is not None and key in {"n", "enter", " "}:
            self._show(self._next())
            self.redraw()
        elif self.solved is not None and key == "r":
            lines = [Line(it) for it in self._verdict(self.spoken)]
            self.app.push_screen(PageScreen(self.voice("puzzles-why"), lines))
        elif key == "o" and not self.thinking.busy:
            self.app.push_screen(ThemesScreen(self.game, self.theme), self._trained)
        elif key == "l" and self.puzzle is not None:
            self._log()
        elif key == "t":
            self.tanglewood.other_theme()
        else:
            return self.choosing is not None and self.moved(key)
        return True

    def _trained(self, theme: str | None) -> None:
        """Go on with another theme; what is being solved stays if it has it."""
        if theme is None or theme == self.theme:
            return
        self.theme = theme
        here = self.puzzle is not None and self.solved is None
        if not here or (theme and self.puzzle is not None and theme not in self.puzzle.themes):
            self._show(self._next())
        self.redraw()

    def _log(self) -> None:
        """What happened, and what is certain: the solver knows all that the seat could."""
        state, voice = self.state, self.spoken
        view = state.view(state.to_act)
        lines = [Line(voice.say(state.game.message(event))) for event in view.log]
        lines += [Line(""), Line(voice("tui-log-certain"), "head")]
        lines += map(Line, show.remembered(view, voice))
        self.app.push_screen(PageScreen(voice("tui-log-all"), lines, end=True))

    def pick(self, spot: Spot) -> None:
        """Take what was picked as far as it goes; the first legal action is the answer."""
        if self.choosing is None or self.puzzle is None:
            return
        self.refused = ""
        before = self.choosing.held
        text = self.choosing.pick(spot)
        if text is None:
            self.choosing.go_on(before, None)
            self.redraw()
            return
        state, puzzle = self.state, self.puzzle
        try:
            state.apply(text)
        except TanglewoodError as error:
            self.refused = self.spoken.say(error.message)
            self.redraw()
            return
        given = state.game.actions.parse(text)
        self.choosing = None
        self.thinking.begin(lambda: solve(puzzle, given), self._judged)
        self.redraw()

    def _judged(self, found: Solved | None, trouble: Exception | None) -> None:
        assert self.puzzle is not None
        if found is None:
            self.refused = str(trouble)
        else:
            self.solved = found
            self.notes.tried(self.puzzle.key, self.puzzle.rating, right=found.right)
            write_notes(self._path, self._all)
        self.redraw()
