"""Puzzles of Into the Woods: whole games, most of them by two."""

from typing import Final

from tanglewood.puzzles.maker.plans import PuzzlePlan

SETTINGS: Final = tuple({"players": players} for players in (2, 2, 3, 1))
PLANS: Final = {
    "woods": PuzzlePlan(
        settings=SETTINGS,
        players=("hazel", "birch"),
        unit="worth",
        margin=0.1,
        budget=5000,
        shelf=500,
    )
}
