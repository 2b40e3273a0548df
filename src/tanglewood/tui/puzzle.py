"""Puzzles on the table: an answer is picked as in a game, then judged."""

import secrets
from pathlib import Path
from typing import Any

from tanglewood.core.state import State
from tanglewood.puzzles.form import NAMES, OTHERS, Puzzle
from tanglewood.puzzles.notes import FILE
from tanglewood.puzzles.solver import Solver
from tanglewood.puzzles.solving import SolvedPuzzle, solve
from tanglewood.session import show
from tanglewood.session.show.puzzle import head_line, solved_lines
from tanglewood.tui import scenes
from tanglewood.tui.bars import footer, game_title, title
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.choosing import choosing
from tanglewood.tui.family import terminal
from tanglewood.tui.page import Line, PageScreen
from tanglewood.tui.picking import PickingScreen
from tanglewood.tui.play import NEWS, scene_of
from tanglewood.tui.scene import Scene
from tanglewood.tui.themes import ThemesScreen
from tanglewood.tui.thinking import Thinking
from tanglewood.words import Voice, table_voice


class PuzzleScreen(PickingScreen):
    """One puzzle after the other, near the solver's rating; the notes are those of line mode."""

    def __init__(self, game: str, folder: Path, first: Puzzle | None = None) -> None:
        super().__init__()
        self.game = game
        self.solver = Solver(game, folder / FILE, secrets.randbits(63))
        self.solved: SolvedPuzzle | None = None
        self.thinking = Thinking[SolvedPuzzle](self.call_on_screen)
        self.puzzle: Puzzle | None = None
        self._show(first or self.solver.next())

    def on_unmount(self) -> None:
        self.thinking.stop()

    def _show(self, puzzle: Puzzle | None) -> None:
        self.puzzle, self.solved, self.refused, self.choosing = puzzle, None, "", None
        if puzzle is not None:
            state = self.state
            self.choosing = choosing(state.view(state.to_act).plain())

    @property
    def state(self) -> State[Any]:
        assert self.puzzle is not None
        return self.puzzle.state()

    @property
    def table_voice(self) -> Voice:
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
            canvas.paragraph(2, 2, canvas.width - 4, self.voice("puzzle-none-left"))
            footer(canvas, self._keys(self.voice)[1:], self.voice)
            return
        scenes.draw(canvas, self.scene())

    def scene(self) -> Scene:
        """The table as the solver sees it, with what can be picked, or with what is said."""
        assert self.puzzle is not None
        state, voice = self.state, self.table_voice
        seat = state.to_act
        view = state.view(seat)
        levels = tuple("" if at == seat else it for at, it in enumerate(OTHERS[: len(self._names)]))
        scene = scene_of(
            state.game, view, self._names, levels=levels, latest=view.log[-NEWS:], voice=voice
        )
        self.show_picks(scene)
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
        return solved_lines(self.puzzle, self.solved, self.solver.notes.streak, voice)

    def _standing(self, voice: Voice) -> str:
        notes = self.solver.notes
        now = str(round(notes.rating.value))
        streak = voice("puzzles-streak", n=notes.streak, best=notes.best)
        return f"{voice('puzzles-rating', rating=now)} · {streak}"

    def _keys(self, voice: Voice) -> list[tuple[str, str]]:
        theme = self.solver.theme
        named = voice(f"puzzle-theme-{theme}") if theme else voice("puzzles-theme")
        always = [("o", named), ("l", voice("tui-log")), ("q", voice("tui-leave"))]
        if self.solved is None:
            return [("enter", voice("puzzles-solve")), *always]
        return [("n", voice("puzzles-next")), ("r", voice("puzzles-why")), *always]

    # ── keys ────────────────────────────────────────────────────────────────────────────────

    def press_key(self, key: str) -> bool:
        if key == "q" or (key == "escape" and (self.solved or self.puzzle is None)):
            self.dismiss()
        elif self.pressed_spot(key):
            return True
        elif self.solved is not None and key in {"n", "enter", " "}:
            self._show(self.solver.next())
            self.redraw()
        elif self.solved is not None and key == "r":
            lines = [Line(it) for it in self._verdict(self.table_voice)]
            self.app.push_screen(PageScreen(self.voice("puzzles-why"), lines))
        elif key == "o" and not self.thinking.busy:
            self.app.push_screen(ThemesScreen(self.game, self.solver.theme), self._train_theme)
        elif key == "l" and self.puzzle is not None:
            self._log()
        else:
            return self.choosing is not None and self.move_cursor(key)
        return True

    def _train_theme(self, theme: str | None) -> None:
        """Go on with another theme; what is being solved stays if it has it."""
        if theme is None or theme == self.solver.theme:
            return
        self.solver.theme = theme
        here = self.puzzle is not None and self.solved is None
        if not here or (theme and self.puzzle is not None and theme not in self.puzzle.themes):
            self._show(self.solver.next())
        self.redraw()

    def _log(self) -> None:
        """What happened, and what is certain: the solver knows all that the seat could."""
        state, voice = self.state, self.table_voice
        view = state.view(state.to_act)
        lines = [Line(voice.say(state.game.message(event))) for event in view.log]
        lines += [Line(""), Line(voice("tui-log-certain"), "head")]
        lines += map(Line, show.memory_lines(view, voice))
        self.app.push_screen(PageScreen(voice("tui-log-all"), lines, end=True))

    def act(self, text: str) -> None:
        """The first legal action is the answer."""
        state, puzzle = self.state, self.puzzle
        assert puzzle is not None
        state.apply(text)
        given = state.game.actions.parse(text)
        self.choosing = None
        self.thinking.begin(lambda: solve(puzzle, given), self._on_judged)
        self.redraw()

    def _on_judged(self, found: SolvedPuzzle | None, trouble: Exception | None) -> None:
        assert self.puzzle is not None
        if found is None:
            self.refused = str(trouble)
        else:
            self.solved = found
            self.solver.note_result(self.puzzle, right=found.right)
        self.redraw()
