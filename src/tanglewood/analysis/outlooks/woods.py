"""The outlook of Into the Woods: the end of the game."""

from typing import Any

from tanglewood.analysis.outlooks.whole import Ends, Whole
from tanglewood.core.state import State


def outlook(root: State[Any]) -> Whole:
    """Winning counts most, the lead over the best other a little; alone, the sets."""

    def worth(state: State[Any]) -> Ends:
        end = state.outcome
        assert end is not None
        won = int(0 in end.winners)
        if len(end.scores) == 1:
            return (0.5 * won + 0.5 * end.scores[0] / 7,), won
        found = []
        for seat, score in enumerate(end.scores):
            best = max(other for at, other in enumerate(end.scores) if at != seat)
            lead = min(max(0.5 + (score - best) / 40, 0.0), 1.0)
            share = 1 / len(end.winners) if seat in end.winners else 0.0
            found.append(0.25 * lead + 0.75 * share)
        return tuple(found), won

    return Whole(worth)
