"""Batches play by the same rules, in the caller's arrays, whatever the number of threads."""

from typing import Any

import numpy as np
import pytest

from tanglewood import load
from tanglewood.kernel import TWINS, Arrays, Batch
from tanglewood.kernel.mixes import mixed

GAMES = 600


def played(batch: Batch, steps: int) -> list[bytes]:
    """Every array after every step of random play."""
    arrays, actions = batch.arrays(), np.zeros(len(batch), np.int32)
    batch.reset(arrays)
    found = []
    for _ in range(steps):
        batch.sample(actions)
        batch.step(actions, arrays)
        found.append(b"".join(array.tobytes() for array in arrays if array is not None))
    return found


@pytest.mark.parametrize("name", TWINS)
def test_a_batch_does_not_depend_on_the_number_of_threads(name: str) -> None:
    game = load(name)
    one = played(Batch(game, GAMES, seed=5), 50)
    assert one == played(Batch(game, GAMES, seed=5, threads=3), 50)
    assert one != played(Batch(game, GAMES, seed=6), 50)


@pytest.mark.parametrize("name", TWINS)
@pytest.mark.parametrize("number", range(4))
def test_the_arrays_say_what_the_games_say(name: str, number: int) -> None:
    batch = Batch(mixed(name, number), 40, seed=number)
    arrays, actions = batch.arrays(), np.zeros(40, np.int32)
    batch.reset(arrays)
    assert arrays.masks is not None
    assert arrays.to_act is not None
    assert arrays.done is not None
    assert arrays.rewards is not None
    for _ in range(60):
        before = [batch.twin(i) for i in range(len(batch))]
        for i, game in enumerate(before):
            assert tuple(np.flatnonzero(arrays.masks[i])) == game.legal
            assert arrays.to_act[i] == game.to_act
        batch.sample(actions)
        batch.step(actions, arrays)
        for i, game in enumerate(before):
            game.apply(int(actions[i]))
            end = game.outcome
            assert bool(arrays.done[i]) == (end is not None)
            assert not arrays.rewards[i].any() or end is not None


def test_a_win_is_a_reward() -> None:
    batch = Batch(load("fox", target=0), 200, seed=1)
    arrays, actions = batch.arrays(), np.zeros(200, np.int32)
    assert arrays.rewards is not None
    assert arrays.done is not None
    batch.reset(arrays)
    ended = 0
    for _ in range(80):
        before = [batch.twin(i) for i in range(200)]
        batch.sample(actions)
        batch.step(actions, arrays)
        for i in np.flatnonzero(arrays.done):
            before[i].apply(int(actions[i]))
            end = before[i].outcome
            assert end is not None
            expected = [1 if seat in end.winners else -1 for seat in range(2)]
            assert arrays.rewards[i].tolist() == (expected if end.winners else [0, 0])
            ended += 1
    assert ended > 300


def test_float_observations_hold_the_same_numbers() -> None:
    batch = Batch(load("fox"), 50, seed=2)
    whole, floats = batch.arrays(), batch.arrays(floats=True)
    assert floats.observations is not None
    assert floats.observations.dtype == np.float32
    batch.reset(whole)
    batch.reset(floats, which=np.zeros(50, np.uint8))
    assert (floats.observations == whole.observations).all()


def test_only_some_games_can_begin_anew() -> None:
    batch = Batch(load("fox"), 10, seed=3)
    arrays = batch.arrays()
    before = [batch.twin(i).position() for i in range(10)]
    which = np.zeros(10, np.uint8)
    which[4] = 1
    batch.reset(arrays, which)
    changed = [i for i in range(10) if batch.twin(i).position() != before[i]]
    assert changed == [4]


def test_an_illegal_action_stops_the_whole_step() -> None:
    batch = Batch(load("fox"), 10, seed=3)
    arrays, actions = batch.arrays(), np.zeros(10, np.int32)
    batch.reset(arrays)
    batch.sample(actions)
    before = [batch.twin(i).position() for i in range(10)]
    for wrong in (-1, 99, 100):
        actions[7] = wrong
        with pytest.raises(ValueError, match=f"The action {wrong} is not legal in game 7; no game"):
            batch.step(actions, arrays)
    assert [batch.twin(i).position() for i in range(10)] == before


@pytest.mark.parametrize(
    "arrays",
    [
        Arrays(observations=np.zeros((10, 319), np.uint8)),
        Arrays(observations=np.zeros((9, 320), np.float32)),
        Arrays(masks=np.zeros((10, 100), np.uint8).T.copy()),
        Arrays(done=np.zeros((10, 1), np.uint8)),
    ],
)
def test_an_array_of_another_shape_is_refused(arrays: Arrays) -> None:
    with pytest.raises(ValueError, match="must have the shape"):
        Batch(load("fox"), 10, seed=3).reset(arrays)


def test_what_cannot_be_written_in_place_is_refused() -> None:
    batch = Batch(load("fox"), 10, seed=3)
    whole: Any = np.zeros((10, 200), np.uint8)[:, ::2]
    with pytest.raises(TypeError):
        batch.reset(Arrays(masks=whole))
    sealed = np.zeros(10, np.uint8)
    sealed.flags.writeable = False
    with pytest.raises(TypeError):
        batch.reset(Arrays(done=sealed))


def test_a_batch_has_at_least_one_game() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        Batch(load("fox"), 0, seed=1)
