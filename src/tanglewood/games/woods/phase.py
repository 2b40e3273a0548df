"""What is being decided: the phases of Into the Woods, as small ints."""

from typing import Final

TURN: Final = 0
FIRST: Final = 1
DEAL: Final = 2
RESHUFFLE: Final = 3
OVER: Final = 4

NAMES: Final = ("turn", "first", "deal", "reshuffle", "over")
"""The phases as position texts and views write them."""
