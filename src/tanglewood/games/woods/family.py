"""The family of Into the Woods: its rulesets, and what the rooms have of it."""

from typing import Final

from tanglewood.core.message import Message
from tanglewood.games.family import Family, GameEntry, everything
from tanglewood.games.woods import game as woods

FAMILY: Final = Family(
    "woods",
    {
        "woods": GameEntry(
            title=woods.TITLE,
            players=(1, 5),
            options=woods.WOODS_OPTIONS,
            sources={"rules": "rulebook", "deck": "house"},
            about=Message("game-woods-about"),
            make=woods.woods,
        ),
    },
    everything("woods", but=("past",)),
)
