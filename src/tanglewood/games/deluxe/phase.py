"""The phases of a Deluxe game in the order of their numbers in the kernel: those in which a seat
chooses, then those that wait for chance, then the end. Special cards say the places of theirs."""

from collections.abc import Mapping
from typing import Final

from tanglewood.games.deluxe.goals import RENEW, SHUFFLE
from tanglewood.games.deluxe.special.module import CARDS, CHOOSE
from tanglewood.games.fox.course import DEAL, DEALER, EXCHANGE, FOLLOW, LEAD, UNDER
from tanglewood.games.fox.phase import FOX_OVER, FoxChoice, FoxDraw, FoxPhase


def _placed(kind: type[FoxPhase], own: Mapping[int, FoxPhase]) -> tuple[FoxPhase, ...]:
    """The phases of a kind, those of the cards at the places they name."""
    cards = [placed for card in CARDS for placed in card.phases if isinstance(placed[1], kind)]
    found = {**own, **dict(cards)}
    if sorted(found) != list(range(len(own) + len(cards))):
        raise AssertionError(f"places are missing or taken twice: {sorted((*own, *dict(cards)))}")
    return tuple(found[place] for place in sorted(found))


CHOICES: Final = _placed(FoxChoice, {0: LEAD, 1: FOLLOW, 3: EXCHANGE, 4: UNDER})
_DRAWS: Final = _placed(FoxDraw, dict(enumerate((CHOOSE, SHUFFLE, DEALER, RENEW, DEAL))))

PHASES: Final[tuple[FoxPhase, ...]] = (*CHOICES, *_DRAWS, FOX_OVER)
