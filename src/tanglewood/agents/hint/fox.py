"""What hints say about the fox games."""

from typing import Final

from tanglewood.agents.hint.family import POINTS
from tanglewood.agents.hint.network_fox import by_network
from tanglewood.agents.search.fox import POLICIES
from tanglewood.games.fox.rules import ends_of
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel import available

UNIT: Final = POINTS
AFTER: Final = ()


__all__ = ["AFTER", "UNIT", "by_network", "chart", "ends", "for_the_game"]


def for_the_game(view: FoxView) -> bool:
    """With a target, where there is a policy for the game."""
    return view.target > 0 and available() and view.name in POLICIES


def chart(view: FoxView) -> tuple[int, ...]:
    return view.chart


def ends(view: FoxView) -> tuple[str, ...]:
    return ends_of(view.chart)
