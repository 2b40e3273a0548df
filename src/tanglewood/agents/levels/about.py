"""The levels as people choose them: name, a sentence, and a rating from an arena run.

Ratings are kept beside this file as `bench/ladder.py` wrote them: Elo, with `heuristic` at 1000 by
definition, and half of the 95 % interval. Only ratings of the same game compare.
"""

from functools import cache
from importlib.resources import files
from json import loads
from typing import Any, Final, NamedTuple

from tanglewood.agents.levels.ladder import Ladder
from tanglewood.agents.levels.personality import TASTES
from tanglewood.agents.levels.rungs import NAMES, manner
from tanglewood.core.message import Message
from tanglewood.games.registry import part

KEPT: Final = "ratings.json"


class LevelInfo(NamedTuple):
    """A level of one game: what it is called and how it plays. `rating` and `error` are None until
    the game was rated."""

    name: str
    title: Message
    manner: str
    about: Message
    rating: int | None
    error: int | None


def levels_of(game: str) -> tuple[LevelInfo, ...]:
    """The levels of a game from the gentlest to the strongest, then its personalities."""
    found = [_info(game, name, manner(game, name)) for name in NAMES]
    ladder: Ladder | None = part(game, "levels")
    if ladder is not None and game in ladder.PERSONAL:
        found += [_info(game, name, name) for name in TASTES]
    return tuple(found)


def _info(game: str, name: str, how: str) -> LevelInfo:
    rating, error = _ratings().get(game, {}).get("ratings", {}).get(name, (None, None))
    title, about = Message(f"level-{name}"), Message(f"manner-{how}")
    return LevelInfo(name=name, title=title, manner=how, about=about, rating=rating, error=error)


@cache
def _ratings() -> dict[str, Any]:
    kept = files("tanglewood.agents.levels").joinpath(KEPT)
    found: dict[str, Any] = loads(kept.read_text(encoding="utf-8"))
    return found
