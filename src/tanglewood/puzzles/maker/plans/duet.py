"""Puzzles of the Duet: whole games on three levels, for the victory."""

from typing import Final

from tanglewood.puzzles.maker.plans import PuzzlePlan

SETTINGS: Final = tuple({"level": level} for level in (1, 2, 3))
PLANS: Final = {
    "duet": PuzzlePlan(
        settings=SETTINGS,
        players=("hazel", "birch", "birch"),
        unit="worth",
        margin=0.08,
        budget=5000,
        shelf=500,
    )
}
