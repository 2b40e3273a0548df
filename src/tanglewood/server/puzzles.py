"""Puzzles for the browser: the next one, one by its name, and what is said of an answer.

Nothing is kept here: rating, streak and what was solved are the browser's, which sends them along.
"""

from secrets import randbits
from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct, field

from tanglewood.core.chance import Stream
from tanglewood.core.message import Message
from tanglewood.core.printable import quoted
from tanglewood.core.state import State
from tanglewood.core.view import seen_events
from tanglewood.progress.rating import Rating
from tanglewood.protocol.actions import describe, described
from tanglewood.protocol.event_writer import event_plain
from tanglewood.protocol.state_message import own_words
from tanglewood.puzzles.files import games
from tanglewood.puzzles.form import Puzzle
from tanglewood.puzzles.notes import START, solved
from tanglewood.puzzles.refutation import Refutation
from tanglewood.puzzles.shelf import next_one, puzzle, shelf, themes
from tanglewood.puzzles.solving import Solved, solve
from tanglewood.server.address import caller_of
from tanglewood.server.params import Asking, GameName, MessagePlain, TheHub, problems
from tanglewood.server.problems import HttpProblem
from tanglewood.session.show.puzzle import NAMES, finders
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


class Standing(Struct, forbid_unknown_fields=True):
    """A solver's rating by Glicko-2."""

    value: Annotated[float, Meta(ge=-10_000, le=10_000)] = START.value
    deviation: Annotated[float, Meta(ge=1, le=1000)] = START.deviation
    volatility: Annotated[float, Meta(ge=0.001, le=1)] = START.volatility


class Wanted(Struct, forbid_unknown_fields=True):
    """What the next puzzle should be: near this rating, of this theme ('' for any), and none of
    those that were solved."""

    rating: Annotated[float, Meta(ge=-10_000, le=10_000)] = START.value
    theme: Annotated[str, Meta(max_length=40)] = ""
    solved: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MOST_SOLVED)] = (
        field(default_factory=list)
    )


class Answer(Struct, forbid_unknown_fields=True):
    """An action, by its text; with a standing, what it becomes is told."""

    action: Annotated[str, Meta(max_length=80)]
    standing: Standing | None = None


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


class Step(Struct):
    """A moment of a refutation, as the solver would see it."""

    view: dict[str, Any]
    marks: dict[str, Any]
    events: list[dict[str, Any]]


class RefutationPlain(Struct):
    """What follows a wrong answer: `dealt` says that the cards lie as they did in the game of the
    puzzle. `wrong` and `right` are what both answers come to."""

    dealt: bool
    steps: list[Step]
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
    standing: Standing | None


@get("/api/puzzles", responses=problems())
async def puzzle_games() -> dict[str, PuzzleGame]:
    """The games that have puzzles."""
    return {game: PuzzleGame(len(shelf(game)), themes(game)) for game in games()}


@post("/api/puzzles/{game:str}/next", status_code=200, responses=problems(404, 413))
async def next_puzzle(
    request: Asking, game: GameName, data: JSONBody[Wanted], hub: TheHub
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
    return await hub.heavy.do(caller, _plain, _found(game, key))


@post(
    "/api/puzzles/{game:str}/{key:str}/answer", status_code=200, responses=problems(404, 413, 422)
)
async def answer_puzzle(
    request: Asking, game: GameName, key: Key, data: JSONBody[Answer], hub: TheHub
) -> AnswerPlain:
    """Whether an answer is right, why, and what comes of a wrong one."""
    caller = caller_of(request.scope)
    hub.heavy.charge(caller)
    return await hub.heavy.do(caller, _answered, _found(game, key), data)


def _found(game: str, key: str) -> Puzzle:
    found = puzzle(game, key)
    if found is None:
        raise HttpProblem(404, Message("puzzle-no-key", key=quoted(key, 40)))
    return found


def _plain(one: Puzzle) -> PuzzlePlain:
    state = one.state()
    view = state.view(state.to_act)
    prompt = state.game.prompt(view)
    return PuzzlePlain(
        game=one.game,
        key=one.key,
        rating=one.rating,
        names=list(NAMES[: state.game.seats]),
        own_words=own_words(state.game),
        view=view.plain(),
        marks=state.game.marks(view),
        legal=described(state.game.actions, state.legal),
        events=_events(state, view.log, view.viewer),
        prompt=MessagePlain(prompt.id, _args(prompt)),
    )


def _answered(one: Puzzle, data: Answer) -> AnswerPlain:
    state = one.state()
    given = state.game.actions.parse(data.action)
    state.apply(given)  # the law says what is wrong with it
    found = solve(one, given)
    standing = None
    if data.standing is not None:
        mine = Rating(data.standing.value, data.standing.deviation, data.standing.volatility)
        standing = Standing(*solved(mine, one.rating, right=found.right))
    return AnswerPlain(
        right=found.right,
        answer=describe(found.answer),
        why=_sentence(state, found.why),
        refutation=_refuted(state, found),
        exact=one.exact,
        finders=_sentence(state, finders(one)),
        themes=list(one.themes),
        standing=standing,
    )


def _refuted(state: State[Any], found: Solved) -> RefutationPlain | None:
    shown: Refutation | None = found.refutation
    if shown is None:
        return None
    seat = shown.seat
    steps = []
    for number, after in enumerate(shown.wrong.states, 1):
        view = after.view(seat)
        events = _events(state, seen_events(after.events, seat), seat, number)
        steps.append(Step(view.plain(), state.game.marks(view), events))
    return RefutationPlain(
        dealt=shown.true,
        steps=steps,
        wrong=_sentence(state, shown.came(shown.wrong)),
        right=_sentence(state, shown.came(shown.right)),
    )


def _events(state: State[Any], events: Any, seat: int, number: int = 0) -> list[dict[str, Any]]:
    voice = _voice(state, seat)
    return [event_plain(state.game, it, voice, number) for it in events]


def _sentence(state: State[Any], message: Message) -> Sentence:
    said = _voice(state, state.to_act).say(message)
    return Sentence(MessagePlain(message.id, _args(message)), said)


def _voice(state: State[Any], seat: int) -> Voice:
    return table_voice(state.game, NAMES[: state.game.seats], seat)


def _args(message: Message) -> dict[str, Any]:
    args = message.plain()["args"]
    assert isinstance(args, dict)
    return args
