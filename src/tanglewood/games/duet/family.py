"""The family of the Duet: its rulesets, and what the rooms have of it."""

from typing import Final

from tanglewood.core.message import Message
from tanglewood.games.duet import game as duet
from tanglewood.games.family import Family, GameEntry, everything

FAMILY: Final = Family(
    "duet",
    {
        "duet": GameEntry(
            title=duet.TITLE,
            players=(2, 2),
            options=duet.DUET_OPTIONS,
            sources={
                "rules": "rulebook",
                "paws": "secondary",
                "side A": "secondary",
                "side B": "house",
            },
            about=Message("game-duet-about"),
            make=duet.duet,
        ),
    },
    everything("duet", but=("past",)),
)
