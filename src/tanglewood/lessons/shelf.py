"""The lessons that come with the package: a file per game, with its path from first to last.

path = ["trick", "trump"]       # the names of lessons, its own and those of other games

[trick]
deal = "B2 B4 …"                # the outcomes of chance, by their names
before = "K8 K4"                # what was played until the lesson begins
hide = "decree deck"            # what is on the table, and is not taught yet
steps = [
  { point = "hand" },                              # to be read
  { do = "K8", then = "K4", point = "card:K8" },   # to be played
]
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from tanglewood.games.registry import GAMES
from tanglewood.lessons.form import Lesson, LessonStep

FOLDER: Final = Path(__file__).parent / "data"
_OWN: Final = {"options", "before", "hide", "steps"}


@cache
def _file(game: str) -> Mapping[str, Any]:
    path = FOLDER / f"{game}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


@cache
def games() -> tuple[str, ...]:
    """The games that are taught, in the order in which games are listed."""
    return tuple(name for name in GAMES if _file(name))


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by name."""
    return {
        name: _lesson(name, game, found)
        for game in games()
        for name, found in _file(game).items()
        if name != "path"
    }


@cache
def path_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none where it is not taught."""
    return tuple(lessons()[name] for name in _file(game).get("path", ()))


def _lesson(name: str, game: str, found: Mapping[str, Any]) -> Lesson:
    chance = {key: tuple(str(text).split()) for key, text in found.items() if key not in _OWN}
    before = tuple(str(found.get("before", "")).split())
    steps = tuple(_step(one) for one in found["steps"])
    return Lesson(
        name=name, game=game, options=found.get("options", {}), chance=chance, before=before,
        hide=tuple(str(found.get("hide", "")).split()), steps=steps,
    )  # fmt: skip


def _step(found: Mapping[str, str]) -> LessonStep:
    then, point = found.get("then", "").split(), found["point"].split()
    return LessonStep(found.get("do", ""), tuple(then), tuple(point))
