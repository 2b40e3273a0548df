"""Somebody who solves the puzzles of a game, one after the other."""

from pathlib import Path

from tanglewood.core.chance import Stream
from tanglewood.puzzles.form import Puzzle
from tanglewood.puzzles.notes import Notes, read_notes, write_notes
from tanglewood.puzzles.shelf import next_one


class Solver:
    """Gets puzzles near the rating that the notes in a file say, of one theme or ('') of any."""

    def __init__(self, game: str, path: Path, seed: int, theme: str = "") -> None:
        self.game, self.theme = game, theme
        self._path, self._luck = path, Stream(seed)
        self._all = read_notes(path)
        self.notes = self._all.setdefault(game, Notes())

    def next(self) -> Puzzle | None:
        """A puzzle that was not tried yet; None where none is left."""
        rating, done = self.notes.rating.value, frozenset(self.notes.done)
        return next_one(self.game, rating, self._luck, theme=self.theme, solved=done)

    def note_result(self, puzzle: Puzzle, *, right: bool) -> None:
        """Note how it went, and keep that."""
        self.notes.count_puzzle(puzzle.key, puzzle.rating, right=right)
        write_notes(self._path, self._all)
