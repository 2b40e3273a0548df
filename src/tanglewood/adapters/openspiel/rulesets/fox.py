"""The fox games: `fox`, `fox-manual`, `fox-mini`."""

from collections.abc import Mapping
from typing import Final

from tanglewood.adapters.openspiel.draw import Plan
from tanglewood.adapters.openspiel.rulesets.ruleset import LONG, Limits, Ruleset
from tanglewood.games.fox.cards import DECK, FOX, RANK, TREASURE, WOODCUTTER
from tanglewood.games.fox.game import FoxGame


def plans(game: FoxGame) -> Mapping[str, Plan]:
    """Two hands, then the decree and the deck in order."""
    return {"deal": (game.rules.hand, game.rules.hand)}


def slots(_: FoxGame) -> tuple[str, ...]:
    return tuple(DECK.text(card) for card in range(DECK.size))


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


RULESET: Final = Ruleset(plans, slots, limits)
