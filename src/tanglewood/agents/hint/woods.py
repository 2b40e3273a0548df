"""What hints say about Into the Woods."""

from typing import Final

from tanglewood.agents.hint.family import WORTH
from tanglewood.games.woods.view import WoodsView

UNIT: Final = WORTH
AFTER: Final = ()


def for_the_game(view: WoodsView) -> bool:
    return False


def chart(view: WoodsView) -> None:
    return None


def ends(view: WoodsView) -> tuple[str, ...]:
    return ()


def by_network(view: WoodsView, seed: int, worlds: int) -> None:
    return None
