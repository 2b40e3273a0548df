"""What a game is worth to a seat before any card is dealt."""

from functools import lru_cache
from typing import Any, Final

from tanglewood.agents.hint.promise import promised
from tanglewood.agents.review.form import SCALE
from tanglewood.analysis.adding import added
from tanglewood.analysis.equity import match_equity, round_table
from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.core.state import State

DEALS: Final = 12
"""Other deals that are looked at where no symmetry says what a game is worth."""
LEAD: Final = 0.25
"""How much of an end's worth is the lead, in games of several that are not one team: the leads of
all are even on average (`tanglewood.analysis.outlooks.woods`)."""


def at_start(game: Game[Any], unit: str) -> int:
    """By symmetry; alone or as a team, the mean of other deals."""
    if unit == "points":
        return 0
    if unit == "chance":
        return SCALE[unit] // game.seats
    if game.seats > 1 and not game.cooperative:
        return round(SCALE[unit] * ((1 - LEAD) / game.seats + LEAD / 2))
    return _usual(game)


@lru_cache(maxsize=16)
def _usual(game: Game[Any]) -> int:
    """What the first to act expects, on average over deals that are no part of this game."""
    values = []
    for seed in range(DEALS):
        state = game.start(seed=1_000_003 + seed)
        found = promised(state.view(state.to_act), iterations=400, seed=seed)
        if found.unit != "none":
            values.append(found.value(found.chosen))
    return round(SCALE["worth"] * added(values) / len(values))


def before_deal(state: State[Any], seat: int, unit: str, so_far: int) -> int:
    """What a game under way is worth before the next deal; `so_far` where the scores do not say."""
    scores: Any = state.scores
    if unit == "points":
        return SCALE[unit] * int(scores[seat] - scores[1 - seat])
    if unit != "chance":
        return so_far
    try:
        round_table(state.game.name)
    except BadOption:
        return so_far
    target: Any = state.game.options["target"]
    view: Any = state.view(seat)
    leads = view.dealer == seat  # the dealer of the round that is over leads the next one
    equity = match_equity(state.game.name, target)
    return round(SCALE[unit] * equity.after(scores[seat], scores[1 - seat], leading_next=leads))
