"""Looking ahead by a network in Into the Woods: to the next turn; alone, to the next row."""

from typing import Final

from tanglewood.analysis.networks.foresight import Looking
from tanglewood.analysis.networks.inputs import Forecast
from tanglewood.analysis.networks.inputs.woods import forecast
from tanglewood.analysis.search import Standpoint
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.watching import noted
from tanglewood.games.woods.knowledge import Watcher
from tanglewood.games.woods.view import WoodsView
from tanglewood.kernel.search import Reached
from tanglewood.kernel.seen.woods import gained
from tanglewood.kernel.twin import Twin

LOOKING: Final = Looking(actions=8, trust=0.02, doubt=0.0)


def notes(view: WoodsView) -> list[list[tuple[int, ...]]]:
    """By seat: how many of each value its first cards are at least and at most, as the others see
    it, and how many it gained since."""
    known, me, game = view.known, view.viewer, view.game
    assert known is not None
    bounds = [*zip(known.least_first, known.most_first, strict=True)]
    # What I hold myself the others see from outside.
    outside = noted(Watcher(game), [one.seen_by(SPECTATOR) for one in view.log])
    bounds[me] = outside.least_first[me], outside.most_first[me]
    return [
        [least.counts, most.counts, tuple(since)]
        for (least, most), since in zip(bounds, gained(view), strict=True)
    ]


def worlds(here: Standpoint, count: int, seed: int) -> list[Twin]:
    """All worlds count the same."""
    return here.draw(count, seed)


def believed(here: Standpoint, _: int) -> Standpoint:
    """All worlds count the same."""
    return here


def reached(view: WoodsView, row: Reached) -> Forecast:
    """What the viewer expects where an action led, or how the game ended."""
    over, score, numbers = row
    if over:
        winners, score = numbers
        return Forecast(1 / winners if winners else 0.0, float(score))
    found = forecast(view, numbers)
    return found._replace(points=found.points + score - view.scores[view.viewer])
