"""Puzzles of the Duet: whole games on three levels, for the victory."""

from typing import Final

from tanglewood.puzzles.maker.plans import Plan

SETTINGS: Final = tuple({"level": level} for level in (1, 2, 3))
PLANS: Final = {"duet": Plan(SETTINGS, ("hazel", "birch", "birch"), "worth", 0.08, 5000, 500)}
