"""Lessons for the browser. What was learned stays with it."""

from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter
from msgspec import Struct, convert

from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.protocol.lessons import lesson_plain, paths_plain
from tanglewood.server.params import MessagePlain, problems
from tanglewood.server.problems import HttpProblem

Name = Annotated[str, PathParameter(max_length=40, description="The name of a lesson")]


class LessonEntry(Struct):
    """A lesson of a path: the game it is played by may be another one's."""

    name: str
    game: str
    steps: int


class LessonPath(Struct):
    """The lessons of a game in their order, and who sits across: a level, and what it is called."""

    other: str
    called: str
    lessons: list[LessonEntry]


class LessonStepPlain(Struct):
    """A step as the learner sees it: `do` is the action that is asked for ('' to read only),
    `point` what it speaks of, `refused` what the law says of other actions."""

    text: str
    do: str
    point: list[str]
    view: dict[str, Any]
    marks: dict[str, Any]
    legal: list[dict[str, Any]]
    events: list[dict[str, Any]]
    prompt: MessagePlain | None
    refused: dict[str, MessagePlain]


class LessonPlain(Struct):
    """A lesson with its steps; the last one is what is shown at its end."""

    name: str
    game: str
    other: str
    called: str
    own_words: dict[str, Any]
    hide: list[str]
    steps: list[LessonStepPlain]


@get("/api/lessons", responses=problems())
async def lesson_paths() -> dict[str, LessonPath]:
    """The path of every game that is taught."""
    return convert(paths_plain(), dict[str, LessonPath])


@get("/api/lessons/{name:str}", responses=problems(404))
async def one_lesson(name: Name) -> LessonPlain:
    """A lesson by its name."""
    found = lesson_plain(name)
    if found is None:
        raise HttpProblem(404, Message("lesson-unknown", lesson=shortened(name)))
    return convert(found, LessonPlain)
