"""What a solver has done so far: rating, streak and the puzzles behind them, a game at a time."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from tanglewood.progress.rating import Rating, Result, rating_after_games
from tanglewood.record.files import write_whole

FORMAT: Final = "tanglewood-puzzle-notes"
FILE: Final = "puzzles.json"
"""What the notes are called in the data folder."""
START: Final = Rating(value=850.0)
"""Where a solver begins: among the puzzles that nearly everybody finds, and unsure."""
LOWEST: Final = 500.0
"""No solver stands lower: from here on, no puzzle is easier to miss."""

PUZZLE: Final = 60.0
"""How unsure the rating of a puzzle is."""


def rating_after_puzzle(mine: Rating, puzzle: float, *, right: bool) -> Rating:
    """The rating after one puzzle, which counts as an opponent; never below the lowest."""
    found = rating_after_games(mine, [Result(puzzle, PUZZLE, float(right))])
    return found._replace(value=max(found.value, LOWEST))


@dataclass(slots=True)
class Notes:
    """Of one game. `done` are the puzzles that were tried, newest last; `best` is the longest
    streak."""

    rating: Rating = START
    streak: int = 0
    best: int = 0
    done: list[str] = field(default_factory=list)

    def count_puzzle(self, key: str, puzzle: float, *, right: bool) -> None:
        """Count a puzzle; one that was tried before teaches the rating nothing."""
        if key not in self.done:
            self.rating = rating_after_puzzle(self.rating, puzzle, right=right)
            self.done.append(key)
        self.streak = self.streak + 1 if right else 0
        self.best = max(self.best, self.streak)


def read_notes(path: Path) -> dict[str, Notes]:
    """The notes of every game. A file that cannot be read is put aside, not lost."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        if found["format"] != FORMAT:
            raise ValueError
        return {game: _notes(one) for game, one in found["games"].items()}
    except FileNotFoundError:
        return {}
    except (ValueError, KeyError, TypeError, AttributeError):
        path.replace(path.with_suffix(".damaged"))
        return {}


def write_notes(path: Path, notes: dict[str, Notes]) -> None:
    """Keep them, all or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"format": FORMAT, "games": {it: asdict(one) for it, one in notes.items()}})
    write_whole(path, text)


def _notes(one: dict[str, Any]) -> Notes:
    value, deviation, volatility = map(float, one["rating"])
    done = [str(key) for key in one["done"]]
    return Notes(Rating(value, deviation, volatility), int(one["streak"]), int(one["best"]), done)
