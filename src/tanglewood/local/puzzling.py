"""Puzzles for one browser: the next one, one by its name, and what is said of an answer."""

from secrets import randbits

from tanglewood.core.chance import Stream
from tanglewood.core.message import Message
from tanglewood.core.plain import Plain
from tanglewood.core.printable import shortened
from tanglewood.local.problem import Problem
from tanglewood.protocol.puzzles import answer_plain, puzzle_plain
from tanglewood.puzzles.form import Puzzle
from tanglewood.puzzles.notes import START
from tanglewood.puzzles.shelf import next_one, puzzle


def next_for(game: str, body: Plain) -> Plain:
    """A puzzle near a rating, of a theme, and none of those that were solved."""
    rating, theme = body.get("rating", START.value), body.get("theme", "")
    solved = frozenset(body.get("solved", ()))
    found = next_one(game, rating, Stream(randbits(63)), theme=theme, solved=solved)
    if found is None:
        raise Problem(404, Message("puzzle-none-left"))
    return puzzle_plain(found)


def one_puzzle(game: str, key: str) -> Plain:
    """A puzzle by its name."""
    return puzzle_plain(_find_puzzle(game, key))


def answer_to(game: str, key: str, body: Plain) -> Plain:
    """Whether an answer is right, why, and what comes of a wrong one."""
    return answer_plain(_find_puzzle(game, key), body["action"], body.get("standing"))


def _find_puzzle(game: str, key: str) -> Puzzle:
    found = puzzle(game, key)
    if found is None:
        raise Problem(404, Message("puzzle-no-key", key=shortened(key, 40)))
    return found
