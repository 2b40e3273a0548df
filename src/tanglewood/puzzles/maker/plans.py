"""What puzzles of each game are made from: how it is set up, who plays, what is clearly better."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple


class Plan(NamedTuple):
    """`settings` are taken in turn, by the seed. `players` is who the seats are drawn from, `unit`
    what gaps are counted in, `margin` how much better an answer must be, `budget` the iterations by
    which it is judged, and `shelf` how many puzzles the package has at least."""

    settings: tuple[Mapping[str, Any], ...]
    players: tuple[str, ...]
    unit: str
    margin: float
    budget: int
    shelf: int


_LEARNED: Final = ("learned-mixed", "learned-mixed", "hazel", "birch")
PLANS: Final[Mapping[str, Plan]] = {
    "fox": Plan(({"target": 0},), _LEARNED, "points", 1.0, 3000, 3000),
    "fox-manual": Plan(({"target": 0},), _LEARNED, "points", 1.0, 3000, 500),
    "deluxe": Plan(({"target": 0},), ("sapling", "hazel", "birch"), "points", 1.0, 4000, 500),
    "duet": Plan(
        tuple({"level": level} for level in (1, 2, 3)),
        ("hazel", "birch", "birch"),
        "worth",
        0.08,
        6000,
        500,
    ),
    "woods": Plan(
        ({"players": 2}, {"players": 2}, {"players": 3}, {"players": 1}),
        ("hazel", "birch"),
        "worth",
        0.1,
        8000,
        500,
    ),
}
"""The games that puzzles are made of. A single round of fox or Deluxe is played for its points, so
that an answer does not hang on the scores of a longer game. fox-mini is left to its solution."""
