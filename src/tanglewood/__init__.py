"""Tanglewood: play, study and research a family of forest card games.

>>> import tanglewood as tw
>>> state = tw.load("fox", target=16).start(seed=7)
>>> state = state.apply(state.legal[0])

What is listed in `__all__` is public; everything else may move. What takes longer to import comes
when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from tanglewood.cards.card import Card
from tanglewood.cards.cards import Cards
from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.action import Action
from tanglewood.core.chance import Chance, Drawn, Stream
from tanglewood.core.errors import (
    BadChance,
    BadComponents,
    BadOption,
    BadText,
    GameOver,
    IllegalAction,
    NotYourTurn,
    TanglewoodError,
    WrongType,
)
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.legal import Legal
from tanglewood.core.message import Message, Who, speak_with
from tanglewood.core.option import Option
from tanglewood.core.outcome import Ending, Outcome
from tanglewood.core.seat import CHANCE, NOBODY, SPECTATOR
from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.games.family import GameEntry
from tanglewood.games.fox.laid import Laid
from tanglewood.games.registry import GAMES, load

if TYPE_CHECKING:
    from tanglewood.agents import AGENTS, Agent, AgentEntry, agent
    from tanglewood.agents.hint import Hint, Odds, Prospect, hint
    from tanglewood.agents.playout import Forfeit, Playout, playout
    from tanglewood.agents.review import Account, Decision, KeyMoment, Missed, Review, review
    from tanglewood.analysis.networks.learned import Expectation, expectation
    from tanglewood.analysis.networks.look_ahead import LookAhead, Promise, look_ahead
    from tanglewood.analysis.worlds import world_count, worlds
    from tanglewood.bots.serve import serve
    from tanglewood.games.deluxe.game import DeluxeGame
    from tanglewood.games.deluxe.state import DeluxeState
    from tanglewood.games.deluxe.view import DeluxeView
    from tanglewood.games.duet.game import DuetGame
    from tanglewood.games.duet.state import DuetState
    from tanglewood.games.duet.view import DuetView
    from tanglewood.games.fox.game import FoxGame
    from tanglewood.games.fox.state import FoxState
    from tanglewood.games.fox.view import FoxView
    from tanglewood.games.woods.game import WoodsGame
    from tanglewood.games.woods.state import WoodsState
    from tanglewood.games.woods.view import WoodsView
    from tanglewood.record import (
        BadRecord,
        Moment,
        Player,
        Record,
        check,
        read_components,
        read_record,
        read_records,
        record_of,
        replay,
        write_record,
        write_records,
    )
    from tanglewood.words import Voice, languages, table_voice

__version__ = "0.1.0"

__all__ = [
    # games
    "GAMES",
    "GameEntry",
    "Option",
    "load",
    "Game",
    "State",
    "View",
    "Action",
    "Legal",
    "Event",
    "Outcome",
    "Ending",
    # what they are in each game, for type checkers
    "FoxGame",
    "FoxState",
    "FoxView",
    "DeluxeGame",
    "DeluxeState",
    "DeluxeView",
    "DuetGame",
    "DuetState",
    "DuetView",
    "WoodsGame",
    "WoodsState",
    "WoodsView",
    # cards
    "Card",
    "Cards",
    "FoxCard",
    "FoxCards",
    "Laid",
    "DuetCard",
    "DuetCards",
    "WoodsCard",
    "Handful",
    # who acts, and chance
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "Chance",
    "Drawn",
    "Stream",
    # what can go wrong
    "TanglewoodError",
    "BadText",
    "WrongType",
    "BadOption",
    "BadComponents",
    "BadChance",
    "IllegalAction",
    "NotYourTurn",
    "GameOver",
    # what is said
    "Message",
    "Who",
    "languages",
    "Voice",
    "table_voice",
    # players
    "AGENTS",
    "AgentEntry",
    "Agent",
    "agent",
    "Playout",
    "Forfeit",
    "playout",
    "serve",
    "Hint",
    "Prospect",
    "Odds",
    "hint",
    "Review",
    "Decision",
    "KeyMoment",
    "Missed",
    "Account",
    "review",
    "worlds",
    "world_count",
    "Expectation",
    "expectation",
    "LookAhead",
    "Promise",
    "look_ahead",
    # records
    "Record",
    "Player",
    "Moment",
    "BadRecord",
    "read_components",
    "read_record",
    "read_records",
    "write_record",
    "write_records",
    "record_of",
    "replay",
    "check",
]

_LATER: Final = {
    "tanglewood.agents": ("AGENTS", "Agent", "AgentEntry", "agent"),
    "tanglewood.agents.hint": ("Hint", "Odds", "Prospect", "hint"),
    "tanglewood.agents.playout": ("Forfeit", "Playout", "playout"),
    "tanglewood.agents.review": ("Account", "Decision", "KeyMoment", "Missed", "Review", "review"),
    "tanglewood.analysis.networks.learned": ("Expectation", "expectation"),
    "tanglewood.analysis.networks.look_ahead": ("LookAhead", "Promise", "look_ahead"),
    "tanglewood.analysis.worlds": ("world_count", "worlds"),
    "tanglewood.bots.serve": ("serve",),
    **{
        f"tanglewood.games.{family}.{part}": (f"{family.capitalize()}{part.capitalize()}",)
        for family in ("fox", "deluxe", "duet", "woods")
        for part in ("game", "state", "view")
    },
    "tanglewood.record": (
        "BadRecord", "Moment", "Player", "Record", "check", "read_components", "read_record",
        "read_records", "record_of", "replay", "write_record", "write_records",
    ),
    "tanglewood.words": ("Voice", "languages", "table_voice"),
}  # fmt: skip

_MOVED: Final = {
    "follow": "replay", "told": "look_ahead", "Told": "LookAhead", "verify": "check",
}  # fmt: skip
"""Former public names, and what they are called now."""


def _in_english(message: Message) -> str:
    words = import_module("tanglewood.words")
    try:
        english: str = words.ENGLISH.say(message)
    except words.CannotSay:
        return repr(message)
    return english


speak_with(_in_english)


def __getattr__(name: str) -> Any:
    for module, names in _LATER.items():
        if name in names:
            found = globals()[name] = getattr(import_module(module), name)
            return found
    if name in _MOVED:
        raise AttributeError(f"tanglewood.{name} is tanglewood.{_MOVED[name]} now.")
    raise AttributeError(
        f"There is no {name!r} in tanglewood; its public names are in tanglewood.__all__."
    )


def __dir__() -> list[str]:
    return sorted(__all__)
