"""Law and kernel walk whole random games side by side, and nothing may differ."""

import pytest

from tanglewood.games.registry import having
from tanglewood.kernel import TWINS
from tanglewood.kernel.lockstep import walk
from tanglewood.kernel.mixes import mixed

GAMES = 400
PARTS = 4
VIEWED = 4
"""What the seats see takes the time: every fourth game compares it, `make twin` all games."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", TWINS)
def test_no_step_of_a_random_game_differs(name: str, part: int) -> None:
    for number in range(part, GAMES, PARTS):
        walk(mixed(name, number), seed=number, views=number // PARTS % VIEWED == 0)


def test_every_twin_has_its_mixes() -> None:
    assert having("mixes") == TWINS
