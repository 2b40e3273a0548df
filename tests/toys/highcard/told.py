"""What a seat was told about hidden cards: all but its own at the deal, then what was played."""

from collections.abc import Iterable

from tanglewood.core.bits import mask_of
from tanglewood.core.view import View
from tanglewood.kernel.told import NothingDealt, Step, Told
from tests.toys.highcard.actions import DECK
from tests.toys.highcard.events import Dealt, Played
from tests.toys.highcard.game import HighGame
from tests.toys.highcard.state import HAND, HighState


def told(game: HighGame, view: View, root: HighState | None) -> Told:
    """The other hand and three cards that nobody sees."""
    found: Told | None = None
    events: Iterable[object] = view.log
    for event in events:
        match event:
            case Dealt(hands):
                mine = hands[view.viewer]
                assert mine is not None
                found = Told(mask_of(map(int, DECK)) & ~mine.mask, HAND, HAND)
            case Played(seat, card) if seat != view.viewer and found is not None:
                found.tell(Step.LEAVES, card.number)
    if found is None:
        raise NothingDealt
    return found
