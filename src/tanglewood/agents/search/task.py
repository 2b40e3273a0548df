"""What a search is asked to do."""

from typing import NamedTuple


class Task(NamedTuple):
    """`iterations` is the budget that each game scales its parts from; `milliseconds` above 0 cap
    the time for live play. A `target_aware` search plays for the game, another one for points. One
    that goes on from what a network `learned` weighs worlds by it, where it can."""

    iterations: int
    seed: int
    milliseconds: float = 0.0
    target_aware: bool = True
    learned: bool = False
