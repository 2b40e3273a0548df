"""What the networks of fox and Deluxe have in common: rounds of two, to a target."""

from math import exp
from typing import Final, NamedTuple

from tanglewood.analysis.adding import added
from tanglewood.analysis.networks.forward import ONE
from tanglewood.analysis.networks.inputs import Forecast

MOST_TARGET: Final = 40
"""How far the networks count scores and targets."""
POINTS: Final = 10.0
"""Points are learned in tens."""


class Places(NamedTuple):
    """Where an observation has its scores, the viewer's and the other's in turn, and right behind
    them the target."""

    scores: int
    target: int


def expected_of(outputs: list[int]) -> Forecast:
    """What the outputs after those for actions say."""
    points, game, *tricks = outputs
    highest = max(tricks)
    chances = [exp((value - highest) / ONE) for value in tricks]
    whole = added(chances)
    return Forecast(
        min(1.0, max(0.0, (game / ONE + 1) / 2)),
        points / ONE * POINTS,
        tuple(chance / whole for chance in chances),
    )


def moved_near(seen: bytes, at: Places, target: int, *scores: int) -> bytes:
    """An observation whose far target is moved near, the scores as far from it as before. The
    scores are those that it shows where no others are given, which count no further than 255."""
    if target <= MOST_TARGET:
        return seen
    shown = scores or seen[at.scores : at.target]
    moved = [max(0, score - target + MOST_TARGET) for score in shown]
    return seen[: at.scores] + bytes([*moved, MOST_TARGET]) + seen[at.target + 1 :]
