"""A Duet observation holds what the view of the seat to act says, and nothing else."""

from typing import Any

import numpy as np
import pytest

from tanglewood.games.duet.phase import GIFT, MOVE
from tanglewood.kernel import Batch
from tanglewood.kernel.mixes import mixed

SPACES = 64


@pytest.mark.parametrize("number", [0, 1, 2, 4, 5, 7, 8])
def test_a_duet_observation_is_the_view_of_the_seat_to_act(number: int) -> None:
    game: Any = mixed("duet", number)
    batch = Batch(game, 30, seed=9)
    arrays, actions = batch.arrays(), np.zeros(30, np.int32)
    batch.reset(arrays)
    assert arrays.observations is not None
    twins = {i: batch.twin(i) for i in range(0, 30, 7)}
    for _ in range(80):
        for i, twin in twins.items():
            view = twin.native.known(twin.to_act).fields()
            assert arrays.observations[i].tolist() == expected(view, game.board.start)
        batch.sample(actions)
        batch.step(actions, arrays)
        for i, twin in twins.items():
            twin.apply(int(actions[i]))
            if twin.to_act < 0:  # a new round: a twin of the deal has missed nothing
                twins[i] = batch.twin(i)


def expected(view: dict[str, Any], start: int) -> list[int]:
    """What the documented layout makes of a view."""
    me, leader, trick, phase = view["viewer"], view["leader"], view["trick"], view["phase"]
    mate = 1 - me
    tricks = [(first, lead, follow) for _, first, lead, follow in view["won"]]
    if phase != MOVE:  # then the trick on the table counts as won already
        tricks.append((leader, *trick))
    played = [0, 0]
    for first, *cards in tricks:
        for seat, card in zip((first, 1 - first), cards, strict=False):
            played[seat] |= 1 << card
    masks = [
        view["hand"],
        1 << view["decree"],
        1 << trick[0] if trick else 0,
        1 << trick[1] if len(trick) > 1 else 0,
        played[me],
        played[mate],
        view["holds"][mate],
        view["lacks"][mate],
    ]
    tracker, low, high, tokens, gems = view["forest"]
    player = leader if len(trick) == 1 else 1 - leader
    return [
        *(mask >> card & 1 for mask in masks for card in range(30)),
        *(int(space == tracker) for space in range(SPACES)),
        *(int(low <= space <= high) for space in range(SPACES)),
        *gems,
        *[0] * (SPACES - len(gems)),
        *(int(phase == number) for number in range(7)),
        me,
        int(leader == me),
        int(view["dealer"] == me),
        *(int(view["round"] == number) for number in (1, 2, 3)),
        tokens,
        sum(gems),
        view["counts"][me],
        view["counts"][mate],
        int(phase == GIFT and player == mate),
        start,
        *[0] * 29,
    ]
