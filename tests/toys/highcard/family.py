"""The entry of High Card: its one ruleset, and the parts that it brings beside its rules."""

from typing import Final

from tanglewood.core.message import Message
from tanglewood.games.family import NOTHING, Family, GameEntry
from tests.toys.highcard.game import high_card

FAMILY: Final = Family(
    "highcard",
    {
        "highcard": GameEntry(
            title="High Card",
            players=(2, 2),
            options=(),
            sources={"rules": "house"},
            about=Message("game-highcard-about"),
            make=high_card,
        )
    },
    {
        **NOTHING,
        "seen": "tests.toys.highcard.seen",
        "worlds": "tests.toys.highcard.worlds",
    },
    words="tests.toys.highcard",
)
