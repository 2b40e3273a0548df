"""The puzzles that come with the package: all of a game, one by its name, the next to try."""

from collections.abc import Collection
from functools import cache
from typing import Final

from tanglewood.core.chance import Stream
from tanglewood.puzzles.code import decode_puzzles, unit_of
from tanglewood.puzzles.files import file_of
from tanglewood.puzzles.form import Puzzle

NEAR: Final = 24
"""The next puzzle is one of this many that are nearest to the solver's rating."""


@cache
def shelf(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, from the easiest to the hardest; none where there is no file."""
    path = file_of(game)
    if not path.is_file():
        return ()
    return tuple(sorted(decode_puzzles(path.read_bytes()), key=lambda one: (one.rating, one.key)))


@cache
def unit(game: str) -> str:
    """In what the gaps of a game's puzzles are counted: `points`, or `worth`."""
    return unit_of(file_of(game).read_bytes())


@cache
def _by_key(game: str) -> dict[str, Puzzle]:
    return {one.key: one for one in shelf(game)}


def puzzle(game: str, key: str) -> Puzzle | None:
    """The puzzle with this name."""
    return _by_key(game).get(key)


@cache
def themes(game: str) -> dict[str, int]:
    """The themes of a game's puzzles, each with how many puzzles it has, the most common first."""
    counted: dict[str, int] = {}
    for one in shelf(game):
        for name in one.themes:
            counted[name] = counted.get(name, 0) + 1
    return dict(sorted(counted.items(), key=lambda pair: (-pair[1], pair[0])))


def next_one(
    game: str,
    rating: float,
    source: Stream,
    *,
    theme: str = "",
    solved: Collection[str] = (),
) -> Puzzle | None:
    """A puzzle near a rating that was not solved yet; None where the theme has no more."""
    left = [
        one for one in shelf(game) if (not theme or theme in one.themes) and one.key not in solved
    ]
    near = sorted(left, key=lambda one: abs(one.rating - rating))[:NEAR]
    return source.choice(near) if near else None
