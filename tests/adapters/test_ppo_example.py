"""The example that learns fox runs: a little training, and a meeting with the heuristic agent."""

from typing import Any

import pytest

from tanglewood.kernel import available
from tests.support import script

np = pytest.importorskip("numpy")


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    if not available():
        pytest.skip("no kernel")
    module = script("examples/ppo_fox.py")
    monkeypatch.setattr(module, "GAMES", 16)
    monkeypatch.setattr(module, "STEPS", 32)
    return module


def test_it_trains_and_is_measured(example: Any) -> None:
    weights = example.train(3 * 16 * 32, seed=1)
    assert all(np.isfinite(array).all() for array in weights.values())
    wins, points = example.measured(weights, deals=2, seed=1)
    assert 0 <= wins.value <= 1
    assert -10 < points.value < 10


def test_it_looks_at_suits_by_their_part_in_the_game(example: Any) -> None:
    games = example.Batched("fox", 60, seed=2, target=0)
    for _ in range(30):
        games.step(games.sample())
        turn = example.turned(games.observations)
        seen = example.inputs(games.observations, turn)
        assert seen.shape == (60, example.INPUTS)
        assert (seen[:, 33:44].sum(1) == 1).all(), "the decree is of the first suit"
        assert not seen[:, 88:99].any(), "no card of the last suit was led"
        legal = np.take_along_axis(games.masks, example.ACTIONS[turn], 1)
        assert (legal[:, :33] <= seen[:, :33]).all(), "legal cards are in hand"
