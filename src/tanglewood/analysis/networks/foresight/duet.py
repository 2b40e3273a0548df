"""Looking ahead by a network in the Duet: a teammate may err, and every plan is tried with that."""

from typing import Final

from tanglewood.analysis.networks.foresight import Looking
from tanglewood.games.duet.view import DuetView
from tanglewood.kernel.numbers import numbers
from tanglewood.observing.duet import played

LOOKING: Final = Looking(actions=8, trust=0.02, doubt=0.15)


def notes(view: DuetView) -> list[tuple[int, ...]]:
    """The cards that each seat played, those it is known to hold, and those it is known to lack."""
    known = view.known
    assert known is not None
    return [numbers(cards) for cards in (played(view), known.holds, known.lacks)]
