"""Every game by its name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.core.option import Option
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
    about: str
    make: Callable[[Mapping[str, object]], Game[Any]]


GAMES: Final[dict[str, Entry]] = {
    "fox": Entry(
        fox.FOX_RULES.title,
        (2, 2),
        fox.FOX_OPTIONS,
        {"rules": "rulebook"},
        "A trick-taking duel: win more tricks than the other, but not too many.",
        fox.fox,
    ),
    "fox-manual": Entry(
        fox.MANUAL_RULES.title,
        (2, 2),
        fox.FOX_OPTIONS,
        {"rules": "rulebook"},
        "The same duel with the reference manual's scoring: six or seven tricks bring nothing.",
        fox.fox_manual,
    ),
    "fox-mini": Entry(
        fox.MINI_RULES.title,
        (2, 2),
        fox.MINI_OPTIONS,
        {"rules": "rulebook", "deck": "house", "scores": "house"},
        "The fox rules on a handful of cards, small enough to be solved exactly.",
        fox.fox_mini,
    ),
    "deluxe": Entry(
        deluxe.TITLE,
        (2, 2),
        deluxe.DELUXE_OPTIONS,
        {"rules": "rulebook", "special cards": "secondary", "goals": "house"},
        "The fox duel with special cards, goals and poison, each switched on or off.",
        deluxe.deluxe,
    ),
    "duet": Entry(
        duet.TITLE,
        (2, 2),
        duet.DUET_OPTIONS,
        {"rules": "rulebook", "paws": "secondary", "side A": "secondary", "side B": "house"},
        "Two players as a team: lead the tracker through the forest and collect every gem.",
        duet.duet,
    ),
    "woods": Entry(
        woods.TITLE,
        (1, 5),
        woods.WOODS_OPTIONS,
        {"rules": "rulebook", "deck": "house"},
        "Trade cards up and down with an open row and pocket sets of three; alone or up to five.",
        woods.woods,
    ),
}


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
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise BadOption(
            f"There is no game {str(name)[:40]!r}; the games are {', '.join(GAMES)}.{hint}"
        )
    return found
