"""What hints say about Deluxe."""

from typing import Final

from tanglewood.agents.hint.family import POINTS
from tanglewood.games.deluxe.view import DeluxeView
from tanglewood.games.fox.rules import FOX_SCORES, ends_of
from tanglewood.kernel import available

UNIT: Final = POINTS
AFTER: Final = ()


def for_the_game(view: DeluxeView) -> bool:
    """With a target."""
    return view.target > 0 and available()


def chart(view: DeluxeView) -> tuple[int, ...]:
    return FOX_SCORES


def ends(view: DeluxeView) -> tuple[str, ...]:
    return ends_of(FOX_SCORES)


def by_network(view: DeluxeView, seed: int, worlds: int) -> None:
    return None
