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
from tanglewood.games.registry import part

KEPT: Final = "ratings.json"

WORDS: Final = {
    "feel": "Plays by feel and often takes the second best.",
    "thumb": "Plays by rules of thumb, and not always by the best one.",
    "steady": "Plays by rules of thumb, and never tires of them.",
    "glance": "Looks a little ahead, and soon forgets what was played.",
    "look": "Looks ahead and remembers the last tricks.",
    "plan": "Forgets nothing and thinks ahead to the end.",
    "deep": "The strongest of all: forgets nothing and thinks the longest.",
    "humble-seeker": "Loves to end Humble, and gives up points for it.",
    "greedy-baiter": "Feeds you tricks and hopes that you end Greedy.",
    "treasure-hunter": "Runs after every Treasure.",
}


class LevelInfo(NamedTuple):
    """A level of one game. `manner` is the key of its sentence `about`; `rating` and `error` are
    None until the game was rated."""

    name: str
    title: str
    manner: str
    about: str
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
    title = name.replace("-", " ").capitalize()
    return LevelInfo(name, title, how, WORDS[how], rating, error)


@cache
def _ratings() -> dict[str, Any]:
    kept = files("tanglewood.agents.levels").joinpath(KEPT)
    found: dict[str, Any] = loads(kept.read_text(encoding="utf-8"))
    return found
