"""The family of the fox games: its rulesets, and what the rooms have of it."""

from typing import Final

from tanglewood.core.message import Message
from tanglewood.games.family import Family, GameEntry, everything
from tanglewood.games.fox import game as fox

FAMILY: Final = Family(
    "fox",
    {
        "fox": GameEntry(
            title=fox.FOX_RULES.title,
            players=(2, 2),
            options=fox.FOX_OPTIONS,
            sources={"rules": "rulebook"},
            about=Message("game-fox-about"),
            make=fox.fox,
        ),
        "fox-manual": GameEntry(
            title=fox.MANUAL_RULES.title,
            players=(2, 2),
            options=fox.FOX_OPTIONS,
            sources={"rules": "rulebook"},
            about=Message("game-fox-manual-about"),
            make=fox.fox_manual,
        ),
        "fox-mini": GameEntry(
            title=fox.MINI_RULES.title,
            players=(2, 2),
            options=fox.MINI_OPTIONS,
            sources={"rules": "rulebook", "deck": "house", "scores": "house"},
            about=Message("game-fox-mini-about"),
            make=fox.fox_mini,
        ),
    },
    everything("fox"),
)
