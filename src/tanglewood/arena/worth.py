"""What the end of a game is worth to the first agent."""

from typing import Any, NamedTuple

from tanglewood.arena.seating import Seating
from tanglewood.core.game import Game
from tanglewood.core.outcome import Outcome


class Worth(NamedTuple):
    """Points and wins, as `PlayedTable` counts them."""

    points: float
    win: float


def worth(game: Game[Any], seating: Seating, outcome: Outcome) -> Worth:
    """Points and wins of the first agent."""
    if seating.counts != "both":
        return Worth(float(outcome.scores[0]), float(bool(outcome.winners)))
    mine = seating.first.index(True)
    others = [score for seat, score in enumerate(outcome.scores) if seat != mine]
    draw = 1 / game.seats if not outcome.winners else 0.0
    win = 1 / len(outcome.winners) if mine in outcome.winners else draw
    return Worth(outcome.scores[mine] - sum(others) / len(others), win)
