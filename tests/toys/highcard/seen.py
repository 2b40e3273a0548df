"""What a seat has seen of hidden cards: all but its own at the deal, then what was played."""

from collections.abc import Iterable

from tanglewood.core.bits import mask_of
from tanglewood.core.view import View
from tanglewood.kernel.seen import NoWorlds, Seen, SeenStep
from tests.toys.highcard.actions import DECK
from tests.toys.highcard.course import HAND
from tests.toys.highcard.events import Dealt, Played


def seen(view: View) -> Seen:
    """The other hand and three cards that nobody sees."""
    found: Seen | None = None
    events: Iterable[object] = view.log
    for event in events:
        match event:
            case Dealt(hands):
                mine = hands[view.viewer]
                assert mine is not None
                found = Seen(mask_of(map(int, DECK)) & ~mine.mask, HAND, HAND)
            case Played(seat, card) if seat != view.viewer and found is not None:
                found.add(SeenStep.LEAVES, card.number)
    if found is None:
        raise NoWorlds(view.name)
    return found
