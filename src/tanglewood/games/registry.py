"""Every game by its name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final, Literal, overload

from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.option import Option
from tanglewood.core.printable import quoted
from tanglewood.games.deluxe import game as deluxe
from tanglewood.games.duet import game as duet
from tanglewood.games.fox import game as fox
from tanglewood.games.woods import game as woods


@dataclass(frozen=True, slots=True)
class Entry:
    """A game as the list of games shows it: `sources` says where its facts come from."""

    title: str
    players: tuple[int, int]
    options: tuple[Option, ...]
    sources: Mapping[str, str]
    about: Message
    make: Callable[[Mapping[str, object]], Game[Any]]


GAMES: Final[dict[str, Entry]] = {
    "fox": Entry(
        fox.FOX_RULES.title,
        (2, 2),
        fox.FOX_OPTIONS,
        {"rules": "rulebook"},
        Message("game-fox-about"),
        fox.fox,
    ),
    "fox-manual": Entry(
        fox.MANUAL_RULES.title,
        (2, 2),
        fox.FOX_OPTIONS,
        {"rules": "rulebook"},
        Message("game-fox-manual-about"),
        fox.fox_manual,
    ),
    "fox-mini": Entry(
        fox.MINI_RULES.title,
        (2, 2),
        fox.MINI_OPTIONS,
        {"rules": "rulebook", "deck": "house", "scores": "house"},
        Message("game-fox-mini-about"),
        fox.fox_mini,
    ),
    "deluxe": Entry(
        deluxe.TITLE,
        (2, 2),
        deluxe.DELUXE_OPTIONS,
        {"rules": "rulebook", "special cards": "secondary", "goals": "house"},
        Message("game-deluxe-about"),
        deluxe.deluxe,
    ),
    "duet": Entry(
        duet.TITLE,
        (2, 2),
        duet.DUET_OPTIONS,
        {"rules": "rulebook", "paws": "secondary", "side A": "secondary", "side B": "house"},
        Message("game-duet-about"),
        duet.duet,
    ),
    "woods": Entry(
        woods.TITLE,
        (1, 5),
        woods.WOODS_OPTIONS,
        {"rules": "rulebook", "deck": "house"},
        Message("game-woods-about"),
        woods.woods,
    ),
}


@overload
def load(name: Literal["fox", "fox-manual", "fox-mini"], /, **options: object) -> fox.FoxGame: ...
@overload
def load(name: Literal["deluxe"], /, **options: object) -> deluxe.DeluxeGame: ...
@overload
def load(name: Literal["duet"], /, **options: object) -> duet.DuetGame: ...
@overload
def load(name: Literal["woods"], /, **options: object) -> woods.WoodsGame: ...
@overload
def load(name: str, /, **options: object) -> Game[Any]: ...
def load(name: str, /, **options: object) -> Game[Any]:
    """A game by its name with its options chosen: `load("fox", target=16)`."""
    return entry(name).make(options)


def family(name: str) -> str:
    """The package of this room in which a game is made. Rulesets of one family share their modules
    in the rooms above, where they are found by this name."""
    return entry(name).make.__module__.split(".")[-2]


def entry(name: str) -> Entry:
    """The entry of a game."""
    found = GAMES.get(name)
    if found is None:
        near = get_close_matches(str(name), GAMES, n=1, cutoff=0.4)
        games = ", ".join(GAMES)
        if near:
            meant = Message("option-game-meant", game=quoted(name), games=games, near=near[0])
            raise BadOption(meant)
        raise BadOption(Message("option-no-game", game=quoted(name), games=games))
    return found
