"""How networks see Deluxe."""

from collections.abc import Mapping
from typing import Any, Final

from tanglewood.analysis.networks.inputs import Forecast
from tanglewood.analysis.networks.inputs.versus import Places, expected_of, moved_near
from tanglewood.games.deluxe.view import DeluxeView, scores_before
from tanglewood.observing import observed

ROUNDS: Final = True
AT: Final = Places(782, 786)
"""Between them lie the scores at the start of the round."""


def seen(view: DeluxeView) -> bytes:
    """The observation; a far target is moved near."""
    me, other = view.viewer, 1 - view.viewer
    before = scores_before(view) or (0, 0)
    scores = view.scores[me], view.scores[other], before[me], before[other]
    return moved_near(observed(view), AT, view.target, *scores)


def place(_: DeluxeView, action: int) -> int:
    """Every action is its own."""
    return action


def forecast(_: DeluxeView, outputs: list[int]) -> Forecast:
    """Points, the game, tricks."""
    return expected_of(outputs)


def forecast_for(view: DeluxeView, outputs: list[int], seat: int) -> Forecast:
    """What is good for one is as bad for the other."""
    found = expected_of(outputs)
    return found if seat == view.viewer else Forecast(1 - found.win, -found.points)


def fits(_: object, __: Mapping[str, Any]) -> bool:
    """Options say it all."""
    return True
