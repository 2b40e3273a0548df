"""The phases of a Deluxe game in the order of their numbers in the kernel: those in which a seat
chooses, then those that wait for chance, then the end."""

from typing import Final

from tanglewood.games.deluxe.goals import RENEW, SHUFFLE
from tanglewood.games.deluxe.special import fairy, hammer, potion, shovel, tree
from tanglewood.games.deluxe.special.module import CHOOSE
from tanglewood.games.fox.course import DEAL, DEALER, EXCHANGE, FOLLOW, LEAD, UNDER
from tanglewood.games.fox.phase import OVER, Choice, Phase

PHASES: Final[tuple[Phase, ...]] = (
    LEAD, FOLLOW, hammer.REPLACE, EXCHANGE, UNDER, potion.SPILL, potion.POUR, hammer.NAME,
    shovel.DIG, fairy.TAKE, fairy.GIVE,
    CHOOSE, SHUFFLE, DEALER, RENEW, DEAL, tree.ANSWER, fairy.LOOK, shovel.SEARCH,
    OVER,
)  # fmt: skip
NAMES: Final = tuple(phase.name for phase in PHASES)
CHOICES: Final = tuple(phase.name for phase in PHASES if isinstance(phase, Choice))
