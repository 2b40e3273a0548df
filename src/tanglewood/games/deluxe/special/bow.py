"""The Bow (`deluxe.bow`): a comparison of its own."""

from typing import Final

from tanglewood.cards.fox import FoxCard
from tanglewood.games.deluxe.cards import RANK, SUIT
from tanglewood.games.deluxe.special.card import SpecialCard
from tanglewood.games.fox.cards import WITCH
from tanglewood.games.fox.laid import Laid


def _beats(other: Laid, decree: FoxCard) -> bool:
    """It beats a special card, a trump or a single Witch (`deluxe.bow`, `ruling.S26`)."""
    if SUIT[other.card] < 0:
        return True
    return SUIT[other.card] == SUIT[decree] or (not other.crown and RANK[other.card] == WITCH)


BOW: Final = SpecialCard(name="Bow", beats=_beats, power=0.45)
