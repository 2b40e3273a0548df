"""What hints say about the Duet."""

from typing import Final

from tanglewood.agents.hint.family import WORTH
from tanglewood.games.duet.view import DuetView

UNIT: Final = WORTH
AFTER: Final = frozenset({"move", "cover"})


def for_the_game(view: DuetView) -> bool:
    return False


def chart(view: DuetView) -> None:
    return None


def ends(view: DuetView) -> tuple[str, ...]:
    return ()


def by_network(view: DuetView, seed: int, worlds: int) -> None:
    return None
