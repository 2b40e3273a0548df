"""The outlook of the Duet: the end of the game."""

from typing import Any

from tanglewood.analysis.outlooks.whole import Ends, Whole
from tanglewood.games.duet.state import DuetState


def outlook(root: DuetState) -> Whole:
    """Victory is worth 1, else the gems found count a little."""
    gems = sum(root.game.board.gems)

    def worth(state: Any) -> Ends:
        won = bool(state.outcome and state.outcome.winners)
        part = 1.0 if won else 0.4 * (1 - min(1.0, sum(state.forest.gems) / gems))
        return (part, part), int(won)

    return Whole(worth)
