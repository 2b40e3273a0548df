"""Every game by its name, and every family with what it brings."""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from types import MappingProxyType, ModuleType
from typing import Any, Final, Literal, overload

from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.core.layout import layouts_from
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.games.deluxe import family as deluxe
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.duet import family as duet
from tanglewood.games.duet.game import DuetGame
from tanglewood.games.family import Family, GameEntry
from tanglewood.games.fox import family as fox
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.woods import family as woods
from tanglewood.games.woods.game import WoodsGame

FAMILIES: Final[dict[str, Family]] = {}
_ENTRIES: Final[dict[str, GameEntry]] = {}
GAMES: Final[Mapping[str, GameEntry]] = MappingProxyType(_ENTRIES)
"""Every game by its name, to be read; `register` adds to it."""
_FAMILY_OF: Final[dict[str, Family]] = {}


def register(family: Family) -> None:
    """Make the games of a family known: to `load`, records, agents and every client."""
    for name in family.rulesets:
        if _FAMILY_OF.get(name, family).name != family.name:
            raise AssertionError(f"{name} is a game of {_FAMILY_OF[name].name} already")
    forget(family.name)
    FAMILIES[family.name] = family
    _ENTRIES.update(family.rulesets)
    _FAMILY_OF.update(dict.fromkeys(family.rulesets, family))


def forget(name: str) -> None:
    """Take back what was registered for a family."""
    if (family := FAMILIES.pop(name, None)) is not None:
        for ruleset in family.rulesets:
            del _ENTRIES[ruleset], _FAMILY_OF[ruleset]
    part.cache_clear()


@cache
def part(name: str, wanted: str) -> Any:
    """The module in which a game's family has this part; None if it has none."""
    place = _FAMILY_OF[name].parts[wanted] if name in _FAMILY_OF else None
    return None if place is None else import_module(place)


def having(wanted: str) -> tuple[str, ...]:
    """The games whose family has this part."""
    return tuple(name for name in GAMES if _FAMILY_OF[name].parts[wanted] is not None)


def family_of(name: str) -> Family:
    """The family of a game."""
    entry(name)
    return _FAMILY_OF[name]


def _layout(name: str) -> ModuleType | None:
    found: ModuleType | None = part(name, "layout")
    return found


layouts_from(_layout)
for _family in (fox.FAMILY, deluxe.FAMILY, duet.FAMILY, woods.FAMILY):
    register(_family)


@overload
def load(name: Literal["fox", "fox-manual", "fox-mini"], /, **options: object) -> FoxGame: ...
@overload
def load(name: Literal["deluxe"], /, **options: object) -> DeluxeGame: ...
@overload
def load(name: Literal["duet"], /, **options: object) -> DuetGame: ...
@overload
def load(name: Literal["woods"], /, **options: object) -> WoodsGame: ...
@overload
def load(name: str, /, **options: object) -> Game[Any]: ...
def load(name: str, /, **options: object) -> Game[Any]:
    """A game by its name with its options chosen: `load("fox", target=16)`."""
    return entry(name).make(options)


def entry(name: str) -> GameEntry:
    """The entry of a game."""
    given: object = name
    found = GAMES.get(name) if isinstance(given, str) else None
    if found is None:
        near = get_close_matches(shortened(name).casefold(), GAMES, n=1, cutoff=0.4)
        games = ", ".join(GAMES)
        if near:
            meant = Message("option-game-meant", game=shortened(name), games=games, near=near[0])
            raise BadOption(meant)
        raise BadOption(Message("option-no-game", game=shortened(name), games=games))
    return found
