"""The family of the fox games: its rulesets, and what the rooms have of it."""

from typing import Final

from tanglewood.core.message import Message
from tanglewood.games.family import Family, GameEntry, everything
from tanglewood.games.fox import game as fox

FAMILY: Final = Family(
    "fox",
    {
        "fox": GameEntry(
            fox.FOX_RULES.title,
            (2, 2),
            fox.FOX_OPTIONS,
            {"rules": "rulebook"},
            Message("game-fox-about"),
            fox.fox,
        ),
        "fox-manual": GameEntry(
            fox.MANUAL_RULES.title,
            (2, 2),
            fox.FOX_OPTIONS,
            {"rules": "rulebook"},
            Message("game-fox-manual-about"),
            fox.fox_manual,
        ),
        "fox-mini": GameEntry(
            fox.MINI_RULES.title,
            (2, 2),
            fox.MINI_OPTIONS,
            {"rules": "rulebook", "deck": "house", "scores": "house"},
            Message("game-fox-mini-about"),
            fox.fox_mini,
        ),
    },
    everything("fox"),
)
