"""The entry of High Card: its one ruleset, and the parts that it brings beside its rules."""

from typing import Final

from tanglewood.core.message import Message
from tanglewood.games.family import NOTHING, Family, GameEntry
from tests.toys.highcard.game import high_card

FAMILY: Final = Family(
    "highcard",
    {
        "highcard": GameEntry(
            "High Card", (2, 2), (), {"rules": "house"}, Message("game-highcard-about"), high_card
        )
    },
    {
        **NOTHING,
        "seen": "tests.toys.highcard.seen",
        "worlds": "tests.toys.highcard.worlds",
    },
    words="tests.toys.highcard",
)
