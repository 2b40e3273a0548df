"""The rows of a batch are what a twin beside it sees; `tests/adapters/test_observing.py` compares
both with the law."""

from typing import Any

import numpy as np
import pytest

from tanglewood import CHANCE, load
from tanglewood.core.game import Game
from tanglewood.kernel import Batch, Twin
from tanglewood.kernel.mixes import mixed

GAMES: list[Game[Any]] = [
    load("fox"),
    *(mixed("duet", number) for number in (0, 1, 2, 4, 5, 7, 8)),
    *(mixed("woods", number) for number in (0, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14)),
]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_row_is_what_the_seat_to_act_sees(game: Game[Any]) -> None:
    batch = Batch(game, 30, seed=9)
    arrays, actions = batch.arrays(), np.zeros(30, np.int32)
    batch.reset(arrays)
    assert arrays.observations is not None
    twins = {i: batch.twin(i) for i in range(0, 30, 7)}
    for _ in range(120):
        for i, twin in twins.items():
            assert arrays.observations[i].tobytes() == twin.observed(twin.to_act)
        batch.sample(actions)
        batch.step(actions, arrays)
        for i, twin in twins.items():
            twin.apply(int(actions[i]))
            if game.name == "woods" and twin.to_act == CHANCE:
                twin.draw(new_deck(twin, batch.twin(i)))
            elif twin.to_act < 0:  # a new round: a twin of the deal has missed nothing
                twins[i] = batch.twin(i)


def new_deck(before: Twin, after: Twin) -> tuple[int, ...]:
    """The reshuffled cards in their order: first those that came into the row, then the deck."""
    (row, *_), ((new_row, new_deck, *_), *_) = before.position()[0], after.position()
    return (*new_row[len(row) :], *new_deck)
