"""The outlook of Deluxe: the points of this round, goals and poison included."""

from tanglewood.analysis.outlooks.round import Round
from tanglewood.games.deluxe.state import DeluxeState


def outlook(root: DeluxeState) -> Round:
    """Who is ahead by more is as good as ahead by this many."""
    return Round(root.scores_before, 15)
