"""The family of the Duet: its rulesets, and what the rooms have of it."""

from typing import Final

from tanglewood.core.message import Message
from tanglewood.games.duet import game as duet
from tanglewood.games.family import Family, GameEntry, everything

FAMILY: Final = Family(
    "duet",
    {
        "duet": GameEntry(
            duet.TITLE,
            (2, 2),
            duet.DUET_OPTIONS,
            {
                "rules": "rulebook",
                "paws": "secondary",
                "side A": "secondary",
                "side B": "house",
            },
            Message("game-duet-about"),
            duet.duet,
        ),
    },
    everything("duet", but=("past",)),
)
