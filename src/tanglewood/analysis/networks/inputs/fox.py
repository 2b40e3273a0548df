"""How networks see the fox games."""

from collections.abc import Mapping
from typing import Any, Final

from tanglewood.analysis.networks.inputs import Forecast
from tanglewood.analysis.networks.inputs.versus import Places, expected_of, moved_near
from tanglewood.games.fox.view import FoxView
from tanglewood.observing import observed

ROUNDS: Final = True
AT: Final = Places(306, 308)


def seen(view: FoxView) -> bytes:
    """The observation; a far target is moved near."""
    me = view.viewer
    return moved_near(observed(view), AT, view.target, view.scores[me], view.scores[1 - me])


def place(_: FoxView, action: int) -> int:
    """Every action is its own."""
    return action


def forecast(_: FoxView, outputs: list[int]) -> Forecast:
    """Points, the game, tricks."""
    return expected_of(outputs)


def forecast_for(view: FoxView, outputs: list[int], seat: int) -> Forecast:
    """What is good for one is as bad for the other."""
    found = expected_of(outputs)
    return found if seat == view.viewer else Forecast(1 - found.win, -found.points)


def fits(_: object, __: Mapping[str, Any]) -> bool:
    """Options say it all."""
    return True
