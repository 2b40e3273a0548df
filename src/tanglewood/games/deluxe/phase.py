"""What is being decided: the phases of a Deluxe game, as small ints.

Phases up to `LAST_CHOICE` wait for a seat, then come those that wait for chance, then the end.
"""

from typing import Final

LEAD: Final = 0
FOLLOW: Final = 1
REPLACE: Final = 2
"""The leader plays another card for the one that was hammered away."""
EXCHANGE: Final = 3
UNDER: Final = 4
SPILL: Final = 5
"""The card that goes under the deck with the Potion is chosen."""
POUR: Final = 6
"""One of the Potion's two cards is played."""
NAME: Final = 7
DIG: Final = 8
TAKE: Final = 9
GIVE: Final = 10
LAST_CHOICE: Final = GIVE

SPECIAL: Final = 11
GOALS: Final = 12
DEALER: Final = 13
RENEW: Final = 14
"""The discarded goals are shuffled when one is needed."""
DEAL: Final = 15
TREE: Final = 16
FAIRY: Final = 17
SHOVEL: Final = 18
OVER: Final = 19

NAMES: Final = (
    "lead", "follow", "replace", "exchange", "under", "spill", "pour", "name", "dig", "take",
    "give", "special", "goals", "dealer", "renew", "deal", "tree", "fairy", "shovel", "over",
)  # fmt: skip
"""The phases as position texts and views write them."""
