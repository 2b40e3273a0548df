"""Looking ahead by a network in the Duet: a teammate may err, and every plan is tried with that."""

from typing import Final

from tanglewood.analysis.networks.foresight import Looking
from tanglewood.analysis.networks.inputs import Forecast
from tanglewood.analysis.networks.inputs.duet import forecast
from tanglewood.analysis.search import Standpoint
from tanglewood.games.duet.view import DuetView
from tanglewood.kernel.numbers import numbers
from tanglewood.kernel.search import Reached
from tanglewood.kernel.twin import Twin
from tanglewood.observing.duet import played

LOOKING: Final = Looking(actions=8, trust=0.02, doubt=0.15)


def notes(view: DuetView) -> list[tuple[int, ...]]:
    """The cards that each seat played, those it is known to hold, and those it is known to lack."""
    known = view.known
    assert known is not None
    return [numbers(cards) for cards in (played(view), known.holds, known.lacks)]


def worlds(here: Standpoint, count: int, seed: int) -> list[Twin]:
    """All worlds count the same."""
    return here.draw(count, seed)


def believed(here: Standpoint, _: int) -> Standpoint:
    """All worlds count the same."""
    return here


def reached(view: DuetView, row: Reached) -> Forecast:
    """What the viewer expects where an action led, or how the game ended."""
    over, _, numbers = row
    if over:
        return Forecast(float(numbers[0]), float(numbers[1]))
    return forecast(view, numbers)
