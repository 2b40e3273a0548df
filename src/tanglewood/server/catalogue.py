"""What there is to play: games, their options, actions and rules."""

from importlib.metadata import version
from typing import Annotated, Any, Literal

from litestar import get
from litestar.params import QueryParameter
from msgspec import Struct, convert

from tanglewood import rulebook
from tanglewood.agents.registry import AGENTS
from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.games.family import GameEntry
from tanglewood.games.registry import entry, load
from tanglewood.protocol.actions import all_described
from tanglewood.protocol.catalogue import CAPABILITIES, PROTOCOL, all_games, rule_page
from tanglewood.server.params import GameName, TheHub, problems
from tanglewood.server.problems import HttpProblem

Lang = Annotated[
    str, QueryParameter(max_length=40, description="The language of the page, such as de or de-AT")
]


class Hello(Struct):
    """What this server is and can do."""

    name: str
    version: str
    protocol: int
    capabilities: list[str]
    agents: list[str]
    addresses: list[str]
    takeover_after: int
    claim_after: int


class OptionInfo(Struct):
    """An option of a game, with all that a form needs."""

    name: str
    type: Literal["number", "flag", "text", "numbers", "object"]
    default: Any
    about: str
    right: str
    choices: list[str] | None
    low: int | None
    high: int | None
    source: Literal["rulebook", "secondary", "house"]
    form: str


class LevelEntry(Struct):
    """A level of a game: the name to send, how it plays (`about` is the message `manner-` with the
    `manner`, in English), and its Elo rating with half of its 95 % interval, where it was rated."""

    name: str
    title: str
    manner: str
    about: str
    rating: int | None
    error: int | None


class GameInfo(Struct):
    """A game as the list of games shows it."""

    title: str
    about: str
    players: tuple[int, int]
    cooperative: bool
    sources: dict[str, str]
    options: list[OptionInfo]
    agents: list[str]
    levels: list[LevelEntry]


class RuleInfo(Struct):
    """A rule by its id."""

    id: str
    title: str
    source: str
    text: str


class RulePage(Struct):
    """The rules of a game: the whole page, the same as it is told at the table (`told`, where rules
    go by their titles), and rule by rule; `language` is that of the page."""

    game: str
    language: str
    text: str
    told: str
    rules: list[RuleInfo]


class Actions(Struct):
    """Every action of a game in its published order."""

    actions: list[dict[str, Any]]


@get("/api/hello", responses=problems())
async def hello(hub: TheHub) -> Hello:
    """What this server is and can do."""
    config = hub.config
    return Hello(
        name="tanglewood",
        version=version("tanglewood"),
        protocol=PROTOCOL,
        capabilities=list(CAPABILITIES),
        agents=list(AGENTS),
        addresses=list(config.addresses),
        takeover_after=int(config.takeover_after * 1000),
        claim_after=int(config.claim_after * 1000),
    )


@get("/api/games", responses=problems())
async def games() -> dict[str, GameInfo]:
    """The games by name, in the order in which to show them."""
    return convert(all_games(), dict[str, GameInfo])


@get("/api/games/{game:str}/actions", responses=problems(404))
async def actions(game: GameName) -> Actions:
    """Every action that a game knows."""
    known_game(game)
    return Actions(actions=all_described(load(game).actions))


@get("/api/rules/{game:str}", responses=problems(404))
async def rules(game: GameName, lang: Lang = rulebook.ENGLISH) -> RulePage:
    """The rules of a game, the rulings or the glossary, in English where there is no such page."""
    if game not in rulebook.PAGES:
        raise HttpProblem(404, Message("server-no-rules", page=shortened(game)))
    return convert(rule_page(game, rulebook.known(lang) or rulebook.ENGLISH), RulePage)


def known_game(game: str) -> GameEntry:
    """The entry of a game; 404 if there is none."""
    try:
        return entry(game)
    except BadOption as error:
        raise HttpProblem(404, error.message) from None
