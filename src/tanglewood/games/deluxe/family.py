"""The family of Deluxe: its rulesets, and what the rooms have of it."""

from typing import Final

from tanglewood.core.message import Message
from tanglewood.games.deluxe import game as deluxe
from tanglewood.games.family import Family, GameEntry, everything

FAMILY: Final = Family(
    "deluxe",
    {
        "deluxe": GameEntry(
            title=deluxe.TITLE,
            players=(2, 2),
            options=deluxe.DELUXE_OPTIONS,
            sources={"rules": "rulebook", "special cards": "secondary", "goals": "house"},
            about=Message("game-deluxe-about"),
            make=deluxe.deluxe,
        ),
    },
    everything("deluxe", but=("past",)),
    built_on=("fox",),
)
