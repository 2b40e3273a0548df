"""Puzzles of Deluxe: single rounds, for their points."""

from typing import Final

from tanglewood.puzzles.maker.plans import LEARNED, Plan

PLANS: Final = {"deluxe": Plan(({"target": 0},), LEARNED, "points", 1.0, 4000, 500)}
