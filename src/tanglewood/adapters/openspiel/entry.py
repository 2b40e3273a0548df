"""A game as OpenSpiel lists it: its parameters and what they mean."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tanglewood.adapters.openspiel.rulesets.ruleset import Ruleset
from tanglewood.adapters.rewards import KINDS
from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.games.registry import load

Value = int | str | bool
OURS: Final = frozenset({"dealer", "first", "named", "returns", "rounds"})
"""Parameters that are no options of the law."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of an OpenSpiel game; a list is written with spaces, since commas part
    parameters."""

    default: Value
    about: str


@dataclass(frozen=True, slots=True)
class SpielEntry:
    """A game as OpenSpiel lists it. `fixed` are options of the law that this name decides; a
    `team` wins or loses together."""

    game: str
    ruleset: Ruleset
    players: tuple[int, int]
    parameters: Mapping[str, Parameter]
    fixed: Mapping[str, object] = field(default_factory=dict)
    team: bool = False

    def load(self, given: Mapping[str, Value]) -> Game[Any]:
        """The law's game with the options that were given."""
        options: dict[str, object] = dict(self.fixed)
        for name, value in given.items():
            if name not in OURS:
                options[name] = value.replace(" ", ",") if isinstance(value, str) else value
        if given.get("named"):
            options["special"] = str(given["named"]).split()
        game, (low, high) = load(self.game, **options), self.players
        if not low <= game.seats <= high:
            raise BadOption(f"players cannot be {game.seats}; it must be {low} to {high}.")
        return game


WIN, POINTS = KINDS

TARGET: Final = Parameter(21, "the game ends after a round in which a score reaches this")
DEALT_BY: Final = Parameter(-1, "the seat that deals round 1; -1 draws it")
RETURNS: Final = Parameter(WIN, "`win`: who won; `points`: by how much")
ROUNDS: Final = Parameter(
    0, "the game ends after this many rounds; 0: when the rules say, or after 16 if they do not"
)
