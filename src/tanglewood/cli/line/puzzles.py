"""Puzzles in lines: the table as the seat sees it, an answer, what is said of it, the next one."""

from pathlib import Path
from typing import Any

from tanglewood.cli.line.screen import Screen, leaves, numbered_choice
from tanglewood.cli.options import title
from tanglewood.cli.speech import speaker
from tanglewood.core.action import Action
from tanglewood.core.errors import TanglewoodError
from tanglewood.core.view import View
from tanglewood.puzzles.form import NAMES, Puzzle
from tanglewood.puzzles.solver import Solver
from tanglewood.puzzles.solving import solve
from tanglewood.session import show
from tanglewood.session.show.puzzle import head_line, solved_lines
from tanglewood.words import Voice, table_voice


class LinePuzzles:
    """A row of puzzles. What was solved is kept in a file."""

    def __init__(self, game: str, theme: str, seed: int, path: Path) -> None:
        self.game = game
        self.screen, self.voice = Screen(game), speaker()
        self.solver = Solver(game, path, seed, theme)

    def play(self, first: Puzzle | None = None) -> None:
        """Until the input ends, or nothing is left."""
        self.screen.say(title(self.game), "bold")
        puzzle = first or self.solver.next()
        while puzzle is not None:
            if not self._solve(puzzle):
                return
            answer = self.screen.ask(self.voice("puzzle-next"))
            if leaves(answer, self.voice):
                return
            puzzle = self.solver.next()
        self.screen.say(self.voice("puzzle-none-left"))

    def _solve(self, puzzle: Puzzle) -> bool:
        """Show it, ask, tell; False when the solver leaves."""
        state = puzzle.state()
        view = state.view(state.to_act)
        names = NAMES[: state.game.seats]
        voice = table_voice(state.game, names, view.viewer, self.voice.lang)
        self.screen.say()
        self.screen.say(head_line(puzzle, voice), "bold")
        self.screen.show(show.position(view, voice))
        self.screen.show(show.choices(view, voice, self.screen.width or 96))
        action = self._answer(state, view, voice)
        if action is None:
            return False
        found = solve(puzzle, action)
        notes = self.solver.notes
        before = notes.rating.value
        self.solver.note_result(puzzle, right=found.right)
        first, *rest = solved_lines(puzzle, found, notes.streak, voice)
        self.screen.say(first, "bold")
        self.screen.show(rest)
        now = round(notes.rating.value)
        self.screen.say(voice("puzzle-rating", rating=str(now), change=f"{now - round(before):+d}"))
        return True

    def _answer(self, state: Any, view: View, voice: Voice) -> Action | None:
        """The first answer that is legal; None when the solver leaves."""
        while True:
            answer = self.screen.ask(show.prompt(view, voice))
            if answer is None or leaves(answer, self.voice):
                return None
            answer = answer.strip()
            if (chosen := numbered_choice(answer, view.legal)) is not None:
                return chosen
            matching = [it for it in view.legal if answer.lower() in _names(it)]
            if len(matching) == 1:
                return matching[0]
            if not answer:
                continue
            try:
                state.apply(answer)  # the law says what is wrong with it
            except TanglewoodError as error:
                self.screen.say(voice.say(error.message))


def _names(action: Action) -> tuple[str, str]:
    """An action's text, and what it is about."""
    return action.text.lower(), action.text.rpartition("=")[2].lower()
