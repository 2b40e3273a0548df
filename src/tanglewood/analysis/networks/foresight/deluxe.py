"""Looking ahead by a network in Deluxe: to the next choice of the viewer."""

from typing import Final

from tanglewood.analysis.networks.foresight import Looking
from tanglewood.analysis.networks.foresight.versus import reached
from tanglewood.analysis.search import Standpoint
from tanglewood.games.deluxe.knowledge import Watcher
from tanglewood.games.deluxe.view import DeluxeView
from tanglewood.kernel.twin import Twin

__all__ = ["LOOKING", "believed", "notes", "reached", "worlds"]

LOOKING: Final = Looking(actions=8, trust=0.2, doubt=0.0)


def notes(view: DeluxeView) -> list[tuple[int, ...]]:
    """What the viewer and what the other know that each seat holds and lacks, the special cards
    that each of them knows, the cards taken with those that never went under the deck, and of the
    others, from the top, which the viewer and which the other saw."""
    mine, theirs = _watching(view, view.viewer), _watching(view, 1 - view.viewer)
    sunk = min(len(mine.under), len(mine.deck))
    below = [*zip(mine.deck, theirs.deck, strict=True)][len(mine.deck) - sunk :]
    # What the viewer did not see go under, the other put there.
    saw = sum(1 << at for at, (card, _) in enumerate(below) if card is not None)
    seen = sum(1 << at for at, (card, its) in enumerate(below) if card is None or its is not None)
    known = (mine.seat_holds, mine.seat_lacks, theirs.seat_holds, theirs.seat_lacks)
    return [
        *((first.mask, second.mask) for first, second in known),
        (mine.specials.mask, theirs.specials.mask),
        (mine.out.mask, len(mine.deck) - sunk),
        (saw, seen),
    ]


def _watching(view: DeluxeView, seat: int) -> Watcher:
    """The notes of a seat, as far as they follow from what the viewer saw."""
    watcher = Watcher(view.game)
    for event in view.log:
        watcher.see(event if seat == view.viewer else event.seen_by(seat))
    return watcher


def worlds(here: Standpoint, count: int, seed: int) -> list[Twin]:
    """All worlds count the same."""
    return here.draw(count, seed)


def believed(here: Standpoint, _: int) -> Standpoint:
    """All worlds count the same."""
    return here
