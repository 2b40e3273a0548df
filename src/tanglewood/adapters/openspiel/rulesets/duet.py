"""The Duet."""

from collections.abc import Mapping
from typing import Final

from tanglewood.adapters.openspiel.draw import GroupSizes
from tanglewood.adapters.openspiel.entry import DEALT_BY, RETURNS, WIN, Parameter, SpielEntry
from tanglewood.adapters.openspiel.resampling.duet import steps
from tanglewood.adapters.openspiel.rulesets.ruleset import Limits, Ruleset
from tanglewood.cards.duet import DuetCard
from tanglewood.components.boards import LONGEST
from tanglewood.games.duet import cards as pack
from tanglewood.games.duet.actions import FARTHEST
from tanglewood.games.duet.course import ROUNDS
from tanglewood.games.duet.game import DuetGame

CARDS: Final = len(DuetCard.all)
SLOTS: Final = max(CARDS, 2 * FARTHEST + 1, LONGEST)


def plans(_: DuetGame) -> Mapping[str, GroupSizes]:
    """Two hands, the decree, and the cards out of play, which have no order."""
    return {"deal": (pack.HAND, pack.HAND, 1, CARDS - 2 * pack.HAND - 1)}


def slots(_: DuetGame) -> tuple[str, ...]:
    """Cards; a seat, a move (18 is none) or a space by its number."""
    return (*map(str, DuetCard.all), *map(str, range(CARDS, SLOTS)))


def limits(game: DuetGame, rounds: int) -> Limits:
    """Three rounds; each Foxes may bring two questions and each Gift two seals and a swap."""
    tricks, suits, tokens = pack.HAND, len(DuetCard.suits), game.forest.tokens
    most = min(rounds or ROUNDS, ROUNDS)
    decisions = most * (3 * tricks + 4 * suits + 1)
    return Limits(
        rounds=most,
        decisions=decisions,
        rows=1 + decisions + tokens + most * (2 + 4 * suits),
        points=10 * game.level + 2 * pack.HAND + 10 + 3 * tokens,
        outcomes=CARDS,
    )


RULESET: Final = Ruleset(plans, slots, limits, steps)

GAMES: Final[Mapping[str, SpielEntry]] = {
    "tanglewood_duet": SpielEntry(
        "duet",
        RULESET,
        (2, 2),
        {
            "level": Parameter(1, "the difficulty, 1 to 3: board, gems and forest tokens"),
            "dealer": DEALT_BY,
            "returns": Parameter(WIN, RETURNS.about),
        },
        team=True,
    ),
}
