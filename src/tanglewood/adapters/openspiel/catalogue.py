"""Every game of the face: its name in OpenSpiel, its parameters and what they mean."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tanglewood.adapters.openspiel.rulesets import deluxe, duet, fox, woods
from tanglewood.adapters.openspiel.rulesets.ruleset import Ruleset
from tanglewood.adapters.rewards import KINDS
from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.games.registry import load

Value = int | str | bool


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of an OpenSpiel game; a list is written with spaces, since commas part
    parameters."""

    default: Value
    about: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A game as OpenSpiel lists it. `fixed` are options of the law that this name decides."""

    game: str
    ruleset: Ruleset
    players: tuple[int, int]
    parameters: Mapping[str, Parameter]
    fixed: Mapping[str, object] = field(default_factory=dict)

    def load(self, given: Mapping[str, Value]) -> Game[Any]:
        """The law's game with the options that were given."""
        options: dict[str, object] = dict(self.fixed)
        for name, value in given.items():
            if name not in _OURS:
                options[name] = value.replace(" ", ",") if isinstance(value, str) else value
        if given.get("named"):
            options["special"] = str(given["named"]).split()
        game, (low, high) = load(self.game, **options), self.players
        if not low <= game.seats <= high:
            raise BadOption(f"players cannot be {game.seats}; it must be {low} to {high}.")
        return game


WIN, POINTS = KINDS

TARGET: Final = Parameter(21, "the game ends after a round in which a score reaches this")
DEALER: Final = Parameter(-1, "the seat that deals round 1; -1 draws it")
RETURNS: Final = Parameter(WIN, "`win`: who won; `points`: by how much")
ROUNDS: Final = Parameter(
    0, "after so many rounds the game is over as it stands; 0: as the rules say, 16 if they do not"
)

_FOX: Final = {"target": TARGET, "dealer": DEALER, "returns": RETURNS, "rounds": ROUNDS}
_OURS: Final = frozenset({"dealer", "first", "named", "returns", "rounds"})

CATALOGUE: Final[Mapping[str, Entry]] = {
    "tanglewood_fox": Entry("fox", fox.RULESET, (2, 2), _FOX),
    "tanglewood_fox_manual": Entry("fox-manual", fox.RULESET, (2, 2), _FOX),
    "tanglewood_fox_mini": Entry(
        "fox-mini",
        fox.RULESET,
        (2, 2),
        {
            "suits": Parameter(2, "how many suits the deck has, 1 to 3"),
            "ranks": Parameter("1 3 5 9", "the ranks kept in each suit"),
            "hand": Parameter(3, "how many cards each player is dealt"),
            "scores": Parameter("3 1 3 0", "points for 0, 1, 2 … tricks won in a round"),
            "target": Parameter(0, TARGET.about),
            "dealer": DEALER,
            "returns": Parameter(POINTS, RETURNS.about),
            "rounds": ROUNDS,
        },
    ),
    "tanglewood_deluxe": Entry(
        "deluxe",
        deluxe.RULESET,
        (2, 2),
        {
            "target": TARGET,
            "special": Parameter(2, "how many special cards are drawn at random, 0 to 9"),
            "named": Parameter("", "or the names of the special cards that are in"),
            "goals": Parameter(True, "play with goal cards"),
            "poison": Parameter(True, "play with Poison 8s"),
            "dealer": DEALER,
            "returns": RETURNS,
            "rounds": ROUNDS,
        },
    ),
    "tanglewood_duet": Entry(
        "duet",
        duet.RULESET,
        (2, 2),
        {
            "level": Parameter(1, "the difficulty, 1 to 3: board, gems and forest tokens"),
            "dealer": DEALER,
            "returns": Parameter(WIN, RETURNS.about),
        },
    ),
    "tanglewood_woods": Entry(
        "woods",
        woods.RULESET,
        (2, 5),
        {
            "players": Parameter(2, "how many play, 2 to 5"),
            "deck": Parameter("even", "how many cards there are of each value: even or tapered"),
            "first": Parameter(-1, "the seat that begins; -1 draws it"),
            "returns": RETURNS,
        },
    ),
    "tanglewood_woods_solo": Entry(
        "woods",
        woods.RULESET,
        (1, 1),
        {
            "deck": Parameter("even", "how many cards there are of each value: even or tapered"),
            "gentle": Parameter(False, "when no trade is left, a new row comes instead of the end"),
            "returns": Parameter(POINTS, RETURNS.about),
        },
        {"players": 1},
    ),
}


def seat(given: Mapping[str, Value], name: str, seats: int) -> int:
    """The seat that deals or begins, checked."""
    found = given.get(name, -1)
    if not isinstance(found, int) or not -1 <= found < seats:
        raise BadOption(f"{name} cannot be {found!r}; it must be a seat, 0 to {seats - 1}, or -1.")
    return found
