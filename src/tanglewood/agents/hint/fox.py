"""What hints say about the fox games."""

from typing import Final

from tanglewood.agents.hint.family import POINTS
from tanglewood.agents.search.fox import POLICIES
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel import available

UNIT: Final = POINTS


def for_the_game(view: FoxView) -> bool:
    """With a target, where there is a policy for the game."""
    return view.target > 0 and available() and view.name in POLICIES


def chart(view: FoxView) -> tuple[int, ...]:
    return view.chart
