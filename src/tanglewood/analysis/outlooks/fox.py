"""The outlook of the fox games: the points of this round."""

from tanglewood.analysis.outlooks.round import Round
from tanglewood.games.fox.state import FoxState


def outlook(root: FoxState) -> Round:
    """No round brings more than the best line of the chart and the Treasures."""
    scores = root.game.rules.scores
    return Round(root.scores_before, max(scores) - min(scores) + 3)
