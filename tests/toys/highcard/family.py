"""The entry of High Card: its one ruleset, and the parts that it brings beside its rules."""

from typing import Final

from tanglewood.games.family import NOTHING, Entry, Family
from tests.toys.highcard.game import high_card

FAMILY: Final = Family(
    "highcard",
    {
        "highcard": Entry(
            "High Card", (2, 2), (), {"rules": "house"}, "Three cards, two tricks.", high_card
        )
    },
    {
        **NOTHING,
        "told": "tests.toys.highcard.told",
        "worlds": "tests.toys.highcard.worlds",
    },
)
