"""Puzzles of Deluxe: single rounds, for their points."""

from typing import Final

from tanglewood.puzzles.maker.plans import LEARNED, PuzzlePlan

PLANS: Final = {
    "deluxe": PuzzlePlan(
        settings=({"target": 0},),
        players=LEARNED,
        unit="points",
        margin=1.0,
        budget=4000,
        shelf=500,
    )
}
