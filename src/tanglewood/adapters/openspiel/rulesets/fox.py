"""The fox games: `fox`, `fox-manual`, `fox-mini`."""

from collections.abc import Mapping
from typing import Final

from tanglewood.adapters.openspiel.draw import GroupSizes
from tanglewood.adapters.openspiel.entry import (
    DEALT_BY,
    POINTS,
    RETURNS,
    ROUNDS,
    TARGET,
    Parameter,
    SpielEntry,
)
from tanglewood.adapters.openspiel.resampling.fox import steps
from tanglewood.adapters.openspiel.rulesets.ruleset import LONG, Limits, Ruleset
from tanglewood.games.fox.cards import DECK, FOX, RANK, TREASURE, WOODCUTTER
from tanglewood.games.fox.game import FoxGame


def plans(game: FoxGame) -> Mapping[str, GroupSizes]:
    """Two hands, then the decree and the deck in order."""
    return {"deal": (game.rules.hand, game.rules.hand)}


def slots(_: FoxGame) -> tuple[str, ...]:
    return tuple(card.text for card in DECK.cards)


def limits(game: FoxGame, rounds: int) -> Limits:
    """Every round brings points, in most rulesets: then their number is bounded."""
    rules = game.rules
    least = min(rules.scores[won] + rules.scores[rules.hand - won] for won in range(rules.hand + 1))
    if not rounds:
        rounds = 2 * max(rules.target - 1, 0) // least + 1 if least else LONG
        rounds = 1 if rules.target == 0 else rounds
    foxes, woodcutters, sevens = (
        sum(RANK[card] == rank for card in rules.deck) for rank in (FOX, WOODCUTTER, TREASURE)
    )
    return Limits(
        rounds=rounds,
        decisions=rounds * (2 * rules.hand + foxes + woodcutters),
        rows=1 + rounds * (2 + 2 * rules.hand + foxes + 2 * woodcutters),
        points=rounds * (max(rules.scores) + sevens),
        outcomes=DECK.size,
    )


RULESET: Final = Ruleset(plans, slots, limits, steps)

_PLAYED: Final = {"target": TARGET, "dealer": DEALT_BY, "returns": RETURNS, "rounds": ROUNDS}
GAMES: Final[Mapping[str, SpielEntry]] = {
    "tanglewood_fox": SpielEntry("fox", RULESET, (2, 2), _PLAYED),
    "tanglewood_fox_manual": SpielEntry("fox-manual", RULESET, (2, 2), _PLAYED),
    "tanglewood_fox_mini": SpielEntry(
        "fox-mini",
        RULESET,
        (2, 2),
        {
            "suits": Parameter(2, "how many suits the deck has, 1 to 3"),
            "ranks": Parameter("1 3 5 9", "the ranks kept in each suit"),
            "hand": Parameter(3, "how many cards each player is dealt"),
            "scores": Parameter("3 1 3 0", "points for 0, 1, 2 … tricks won in a round"),
            "target": Parameter(0, TARGET.about),
            "dealer": DEALT_BY,
            "returns": Parameter(POINTS, RETURNS.about),
            "rounds": ROUNDS,
        },
    ),
}
