"""Into the Woods."""

from collections.abc import Mapping
from typing import Final

from tanglewood.adapters.openspiel.draw import GroupSizes
from tanglewood.adapters.openspiel.entry import POINTS, RETURNS, Parameter, SpielEntry
from tanglewood.adapters.openspiel.resampling.woods import steps
from tanglewood.adapters.openspiel.rulesets.ruleset import Limits, Ruleset
from tanglewood.cards.woods import HIGHEST, LOWEST, WoodsCard
from tanglewood.games.woods import rules as written
from tanglewood.games.woods.actions import ROW
from tanglewood.games.woods.game import WoodsGame


def plans(_: WoodsGame) -> Mapping[str, GroupSizes]:
    """Cards of one value are alike, so everything comes one by one."""
    return {}


def slots(_: WoodsGame) -> tuple[str, ...]:
    """The values of cards, then the slots of the row."""
    return (*map(str, WoodsCard.all), *(f"slot{slot}" for slot in range(ROW)))


def limits(game: WoodsGame, _: int) -> Limits:
    """Every trade takes a card of the row, and a card comes into the row once for each time that
    it lay in the deck. Each seat may pass once between two trades."""
    rules = game.rules
    cards = len(rules.deck.cards)
    trades = cards * (1 + rules.reshuffles)
    decisions = trades if rules.solo else trades + rules.players * (trades + 1)
    return Limits(
        rounds=1,
        decisions=decisions,
        rows=1 + written.HAND + ROW + decisions + trades + rules.reshuffles + cards * rules.gentle,
        points=written.ALL_SETS if rules.solo else _sets(game) + rules.tokens,
        outcomes=max(HIGHEST + 1, rules.players),
    )


def _sets(game: WoodsGame) -> int:
    """What all sets that the deck can make would count."""
    return sum(value * (count // 3) for value, count in enumerate(game.rules.deck.counts, LOWEST))


RULESET: Final = Ruleset(plans, slots, limits, steps)

GAMES: Final[Mapping[str, SpielEntry]] = {
    "tanglewood_woods": SpielEntry(
        "woods",
        RULESET,
        (2, 5),
        {
            "players": Parameter(2, "how many play, 2 to 5"),
            "deck": Parameter("even", "how many cards there are of each value: even or tapered"),
            "first": Parameter(-1, "the seat that begins; -1 draws it"),
            "returns": RETURNS,
        },
    ),
    "tanglewood_woods_solo": SpielEntry(
        "woods",
        RULESET,
        (1, 1),
        {
            "deck": Parameter("even", "how many cards there are of each value: even or tapered"),
            "gentle": Parameter(False, "when no trade is left, a new row comes instead of the end"),
            "returns": Parameter(POINTS, RETURNS.about),
        },
        {"players": 1},
    ),
}
