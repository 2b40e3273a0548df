"""The files of puzzles that come with the package, and of which games there are some.

Apart from `shelf`, which reads them: whoever only asks whether there are puzzles loads no players.
"""

from pathlib import Path
from typing import Final

from tanglewood.games.registry import GAMES

FOLDER: Final = Path(__file__).parent / "data"
ENDING: Final = ".puzzles"


def file_of(game: str) -> Path:
    """Where the puzzles of a game lie, if it has some."""
    return FOLDER / f"{game}{ENDING}"


def games() -> tuple[str, ...]:
    """The games that have puzzles, in the order in which games are listed."""
    return tuple(name for name in GAMES if file_of(name).is_file())
