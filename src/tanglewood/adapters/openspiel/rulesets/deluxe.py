"""Fox in the Forest Deluxe."""

from collections.abc import Mapping
from typing import Final

from tanglewood.adapters.openspiel.draw import GroupSizes
from tanglewood.adapters.openspiel.entry import (
    DEALT_BY,
    RETURNS,
    ROUNDS,
    TARGET,
    Parameter,
    SpielEntry,
)
from tanglewood.adapters.openspiel.resampling.deluxe import steps
from tanglewood.adapters.openspiel.rulesets.ruleset import LONG, Limits, Ruleset
from tanglewood.games.deluxe.cards import DECK
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.special.module import CARDS

DECISIONS: Final = 72
"""More than a round can ask for: 26 plays, and each ability and special card's questions."""
ROWS: Final = 100


def plans(game: DeluxeGame) -> Mapping[str, GroupSizes]:
    """As in fox."""
    return {"deal": (game.rules.hand, game.rules.hand)}


def slots(game: DeluxeGame) -> tuple[str, ...]:
    """Cards; a goal or a suit by its number."""
    cards = [card.text for card in DECK.cards]
    return (*cards, *map(str, range(DECK.size, len(game.rules.goals))))


def limits(game: DeluxeGame, rounds: int) -> Limits:
    """Poison and goals can take points back, so the rules set no bound."""
    rules = game.rules
    rounds = rounds or (1 if rules.target == 0 else LONG)
    goals = sum(abs(_points(goal.points)) for goal in rules.goals)
    return Limits(
        rounds=rounds,
        decisions=rounds * DECISIONS,
        rows=2 + rounds * (ROWS + rules.open_goals),
        points=rounds * (max(rules.scores) + 13 * (3 + goals)),
        outcomes=max(DECK.size, len(rules.goals)),
    )


def _points(points: object) -> int:
    return points if isinstance(points, int) else 9


WAYS: Final = tuple(card.way for card in CARDS if card.way)
RULESET: Final = Ruleset(plans, slots, limits, steps, WAYS)

GAMES: Final[Mapping[str, SpielEntry]] = {
    "tanglewood_deluxe": SpielEntry(
        "deluxe",
        RULESET,
        (2, 2),
        {
            "target": TARGET,
            "special": Parameter(2, "how many special cards are drawn at random, 0 to 9"),
            "named": Parameter("", "or the names of the special cards that are in"),
            "goals": Parameter(True, "play with goal cards"),
            "poison": Parameter(True, "play with Poison 8s"),
            "dealer": DEALT_BY,
            "returns": RETURNS,
            "rounds": ROUNDS,
        },
    ),
}
