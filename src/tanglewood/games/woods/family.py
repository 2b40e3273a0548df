"""The family of Into the Woods: its rulesets, and what the rooms have of it."""

from typing import Final

from tanglewood.core.message import Message
from tanglewood.games.family import Family, GameEntry, everything
from tanglewood.games.woods import game as woods

FAMILY: Final = Family(
    "woods",
    {
        "woods": GameEntry(
            woods.TITLE,
            (1, 5),
            woods.WOODS_OPTIONS,
            {"rules": "rulebook", "deck": "house"},
            Message("game-woods-about"),
            woods.woods,
        ),
    },
    everything("woods", but=("past",)),
)
