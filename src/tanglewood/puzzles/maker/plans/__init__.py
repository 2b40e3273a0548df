"""What puzzles of each game are made from, a module a family: how a game is set up, who plays, what
is clearly better."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from tanglewood.games.registry import FAMILIES


class PuzzlePlan(NamedTuple):
    """`settings` are taken in turn, by the seed. `players` is who the seats are drawn from, `unit`
    what gaps are counted in, `margin` how much better an answer must be, `budget` the iterations by
    which it is judged, and `shelf` how many puzzles the package has at least."""

    settings: tuple[Mapping[str, Any], ...]
    players: tuple[str, ...]
    unit: str
    margin: float
    budget: int
    shelf: int


LEARNED: Final = ("learned-mixed", "learned-mixed", "hazel", "birch")
"""Who plays where a network was learned: mostly that, and two that err as people do."""


def _plans() -> dict[str, PuzzlePlan]:
    found: dict[str, PuzzlePlan] = {}
    for family in FAMILIES:
        place = f"{__name__}.{family}"
        if find_spec(place) is not None:
            found |= import_module(place).PLANS
    return found


PLANS: Final[Mapping[str, PuzzlePlan]] = _plans()
"""The games that puzzles are made of."""
