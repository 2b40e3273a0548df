"""Puzzles of fox: single rounds, for their points, so that an answer does not hang on the scores of
a longer game. Who solves them has trained for fox-manual too, and fox-mini is left to its
solution."""

from typing import Final

from tanglewood.puzzles.maker.plans import LEARNED, PuzzlePlan

PLANS: Final = {
    "fox": PuzzlePlan(
        settings=({"target": 0},),
        players=LEARNED,
        unit="points",
        margin=1.0,
        budget=3000,
        shelf=3000,
    ),
}
