"""What is being decided: the phases of a fox game, as small ints."""

from typing import Final

LEAD: Final = 0
FOLLOW: Final = 1
EXCHANGE: Final = 2
UNDER: Final = 3
DEALER: Final = 4
DEAL: Final = 5
OVER: Final = 6

NAMES: Final = ("lead", "follow", "exchange", "under", "dealer", "deal", "over")
"""The phases as position texts and views write them."""
