"""Puzzles of fox: single rounds, for their points, so that an answer does not hang on the scores of
a longer game. Who solves them has trained for fox-manual too, and fox-mini is left to its
solution."""

from typing import Final

from tanglewood.puzzles.maker.plans import LEARNED, Plan

PLANS: Final = {
    "fox": Plan(({"target": 0},), LEARNED, "points", 1.0, 3000, 3000),
}
