"""Puzzles for the browser: the next one, one by its name, and what is said of an answer.

Nothing is kept here: rating, streak and what was solved are the browser's, which sends them along.
"""

from secrets import randbits
from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct, convert, field
from msgspec.structs import asdict

from tanglewood.core.chance import Stream
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.core.state import State
from tanglewood.protocol.puzzles import answer_plain, games_plain, puzzle_plain
from tanglewood.puzzles.form import NAMES, Puzzle
from tanglewood.puzzles.notes import START
from tanglewood.puzzles.shelf import next_one, puzzle
from tanglewood.server.address import caller_of
from tanglewood.server.params import Asking, GameName, MessagePlain, TheHub, problems
from tanglewood.server.problems import HttpProblem
from tanglewood.words import Voice, table_voice

MOST_SOLVED: Final = 5000

Key = Annotated[str, PathParameter(max_length=40, description="The name of a puzzle")]


class Sentence(Struct):
    """Something to say, for any language and in English."""

    message: MessagePlain
    text: str


class PuzzleGame(Struct):
    """How many puzzles a game has, and how many of each theme, the most common first."""

    count: int
    themes: dict[str, int]


class SolverStanding(Struct, forbid_unknown_fields=True):
    """A solver's rating by Glicko-2."""

    value: Annotated[float, Meta(ge=-10_000, le=10_000)] = START.value
    deviation: Annotated[float, Meta(ge=1, le=1000)] = START.deviation
    volatility: Annotated[float, Meta(ge=0.001, le=1)] = START.volatility


class NextPuzzleRequest(Struct, forbid_unknown_fields=True):
    """What the next puzzle should be: near this rating, of this theme ('' for any), and none of
    those that were solved."""

    rating: Annotated[float, Meta(ge=-10_000, le=10_000)] = START.value
    theme: Annotated[str, Meta(max_length=40)] = ""
    solved: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MOST_SOLVED)] = (
        field(default_factory=list)
    )


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """An action, by its text; with a standing, what it becomes is told."""

    action: Annotated[str, Meta(max_length=80)]
    standing: SolverStanding | None = None


class PuzzlePlain(Struct):
    """A puzzle as its solver sees it; nothing of the answer is in it."""

    game: str
    key: str
    rating: int
    names: list[str]
    own_words: dict[str, Any]
    view: dict[str, Any]
    marks: dict[str, Any]
    legal: list[dict[str, Any]]
    events: list[dict[str, Any]]
    prompt: MessagePlain


class RefutationStep(Struct):
    """A moment of a refutation, as the solver would see it."""

    view: dict[str, Any]
    marks: dict[str, Any]
    events: list[dict[str, Any]]


class RefutationPlain(Struct):
    """What follows a wrong answer: `dealt` says that the cards lie as they did in the game of the
    puzzle. `wrong` and `right` are what both answers come to."""

    dealt: bool
    steps: list[RefutationStep]
    wrong: Sentence
    right: Sentence


class AnswerPlain(Struct):
    """What is said of an answer."""

    right: bool
    answer: dict[str, Any]
    why: Sentence
    refutation: RefutationPlain | None
    exact: bool
    finders: Sentence
    themes: list[str]
    standing: SolverStanding | None


@get("/api/puzzles", responses=problems())
async def puzzle_games() -> dict[str, PuzzleGame]:
    """The games that have puzzles."""
    return convert(games_plain(), dict[str, PuzzleGame])


@post("/api/puzzles/{game:str}/next", status_code=200, responses=problems(404, 413))
async def next_puzzle(
    request: Asking, game: GameName, data: JSONBody[NextPuzzleRequest], hub: TheHub
) -> PuzzlePlain:
    """A puzzle near a rating; 404 where no more is left."""
    caller = caller_of(request.scope)
    hub.heavy.charge(caller)
    found = next_one(
        game, data.rating, Stream(randbits(63)), theme=data.theme, solved=frozenset(data.solved)
    )
    if found is None:
        raise HttpProblem(404, Message("puzzle-none-left"))
    return await hub.heavy.do(caller, _plain, found)


@get("/api/puzzles/{game:str}/{key:str}", responses=problems(404))
async def one_puzzle(request: Asking, game: GameName, key: Key, hub: TheHub) -> PuzzlePlain:
    """A puzzle by its name."""
    caller = caller_of(request.scope)
    hub.heavy.charge(caller)
    return await hub.heavy.do(caller, _plain, _find_puzzle(game, key))


@post(
    "/api/puzzles/{game:str}/{key:str}/answer", status_code=200, responses=problems(404, 413, 422)
)
async def answer_puzzle(
    request: Asking, game: GameName, key: Key, data: JSONBody[PuzzleAnswer], hub: TheHub
) -> AnswerPlain:
    """Whether an answer is right, why, and what comes of a wrong one."""
    caller = caller_of(request.scope)
    hub.heavy.charge(caller)
    return await hub.heavy.do(caller, _check_answer, _find_puzzle(game, key), data)


def _find_puzzle(game: str, key: str) -> Puzzle:
    found = puzzle(game, key)
    if found is None:
        raise HttpProblem(404, Message("puzzle-no-key", key=shortened(key, 40)))
    return found


def _plain(one: Puzzle) -> PuzzlePlain:
    return convert(puzzle_plain(one, _voice), PuzzlePlain)


def _check_answer(one: Puzzle, data: PuzzleAnswer) -> AnswerPlain:
    standing = None if data.standing is None else asdict(data.standing)
    return convert(answer_plain(one, data.action, standing, _voice), AnswerPlain)


def _voice(state: State[Any], seat: int) -> Voice:
    return table_voice(state.game, NAMES[: state.game.seats], seat)
