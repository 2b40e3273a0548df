"""What is being decided in the Duet, and how a game ended, as small ints."""

from typing import Final

LEAD: Final = 0
FOLLOW: Final = 1
NAME: Final = 2
EXCHANGE: Final = 3
GIFT: Final = 4
MOVE: Final = 5
COVER: Final = 6
DEALER: Final = 7
DEAL: Final = 8
OVER: Final = 9

NAMES: Final = (
    "lead", "follow", "foxes", "exchange", "gift", "move", "cover", "dealer", "deal", "over",
)  # fmt: skip
"""The phases as position texts and views write them."""

GOING_ON: Final = 0
VICTORY: Final = 1
LOST: Final = 2
TIME: Final = 3
RESIGNED: Final = 4

ENDINGS: Final = ("-", "victory", "lost", "time", "resign")
"""The endings as position texts and events write them."""
