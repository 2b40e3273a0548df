"""PettingZoo's own checkers pass for every ruleset, and an environment plays the engine's games."""

import copy
import pickle
import warnings
from functools import partial
from typing import Any

import pytest

np = pytest.importorskip("numpy")
with warnings.catch_warnings():  # it imports games of its own in the old way
    warnings.simplefilter("ignore")
    checkers = pytest.importorskip("pettingzoo.test")

import tanglewood as tw  # noqa: E402
from tanglewood.adapters import pettingzoo  # noqa: E402
from tanglewood.adapters.engine import Engine, NotReset  # noqa: E402
from tanglewood.core.chance import Stream  # noqa: E402
from tanglewood.kernel import Batch, available  # noqa: E402
from tanglewood.observing import observed  # noqa: E402

RULESETS: list[tuple[str, dict[str, Any]]] = [
    ("fox", {}),
    ("fox-manual", {}),
    ("fox-mini", {}),
    ("deluxe", {}),
    ("duet", {}),
    *(("woods", {"players": players}) for players in range(1, 6)),
]
every_ruleset = pytest.mark.parametrize(("name", "options"), RULESETS)
expected = pytest.mark.filterwarnings(
    # A dict with a mask is how PettingZoo's own card games observe; its checker knows them by name.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # of an agent whose game is over
)


@expected
@every_ruleset
def test_the_api_test_passes(name: str, options: dict[str, Any]) -> None:
    checkers.api_test(pettingzoo.env(name, **options), num_cycles=60)


@every_ruleset
def test_the_seed_test_passes(name: str, options: dict[str, Any]) -> None:
    checkers.seed_test(partial(pettingzoo.env, name, **options), num_cycles=40)


@every_ruleset
def test_the_render_test_passes(
    name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pygame")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    checkers.render_test(partial(pettingzoo.env, name, **options))


@pytest.mark.parametrize("kernel", [False, True])
@every_ruleset
def test_an_environment_plays_the_game_of_its_seed(
    name: str, options: dict[str, Any], kernel: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if kernel and not available():
        pytest.skip("no kernel")
    monkeypatch.setattr(pettingzoo, "Engine", partial(Engine, kernel=kernel))
    env = pettingzoo.env(name, **options)
    env.reset(seed=11)
    state, stream = tw.load(name, **options).start(seed=11), Stream(3)
    for number in range(90):
        if state.outcome is not None:
            break
        assert env.agent_selection == f"player_{state.to_act}"
        seen = env.last()[0]
        assert seen["observation"].tobytes() == observed(state.view(state.to_act))
        assert np.flatnonzero(seen["action_mask"]).tolist() == [it.index for it in state.legal]
        if number % 20 == 0:
            for agent in env.agents:
                other = env.observe(agent)["observation"].tobytes()
                assert other == observed(state.view(int(agent[-1])))
        action = state.legal[stream.below(len(state.legal))]
        env.step(action.index)
        state = state.apply(action)


def finished(env: Any, seed: int) -> dict[str, float]:
    """A random game to its end: the last rewards."""
    env.reset(seed=seed)
    stream, rewards = Stream(seed), {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        assert over == (len(legal) == 0)
        if over:
            rewards[agent] = reward
        env.step(None if over else int(legal[stream.below(len(legal))]))
    assert not env.agents
    return rewards


@every_ruleset
def test_rewards_are_those_of_a_batch(name: str, options: dict[str, Any]) -> None:
    if not available():
        pytest.skip("no kernel")
    env = pettingzoo.env(name, **options)
    found = {tuple(finished(env, seed).values()) for seed in range(4)}
    batch = Batch(tw.load(name, **options), 200, seed=1)
    arrays, actions, known = batch.arrays(), np.zeros(200, np.int32), set()
    assert arrays.rewards is not None
    batch.reset(arrays)
    for _ in range(300):
        batch.sample(actions)
        batch.step(actions, arrays)
        known |= {tuple(row) for row in arrays.rewards.tolist() if any(row)}
    rounded = {tuple(round(value, 5) for value in row) for row in known}
    assert all(tuple(round(value, 5) for value in row) in rounded for row in found if any(row))


def test_points_are_a_reward_of_their_own() -> None:
    rewards = finished(pettingzoo.env("fox", target=0, reward="points"), 5)
    assert rewards["player_0"] == -rewards["player_1"]


def test_an_illegal_action_loses() -> None:
    env = pettingzoo.env("fox")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(99)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.agents}
    assert "illegal" in env.infos[loser]


def test_games_follow_from_the_first_seed() -> None:
    one, two = pettingzoo.env("fox"), pettingzoo.env("fox")
    one.reset(seed=4)
    two.reset(seed=4)
    first = one.last()[0]["observation"]
    one.reset()
    two.reset()
    second = one.last()[0]["observation"]
    assert (second == two.last()[0]["observation"]).all()
    assert not (first == second).all()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_stands_where_the_original_stands(copied: Any) -> None:
    env = pettingzoo.env("fox-mini", target=0, reward="points")
    copied(env)
    env.reset(seed=3)
    for _ in range(60):
        other = copied(env)
        assert (other.agents, other.rewards) == (env.agents, env.rewards)
        if not env.agents:
            return
        seen = env.last()[0]
        assert seen["observation"].tobytes() == other.last()[0]["observation"].tobytes()
        env.step(int(seen["action_mask"].argmax()) if seen["action_mask"].any() else None)
    pytest.fail("the game has no end")


def test_pettingzoo_makes_them_by_name() -> None:
    library = pytest.importorskip("pettingzoo")

    if not hasattr(library, "make"):
        pytest.skip("no registry yet")
    env = library.make("aec", "tanglewood/woods-v0", players=3)
    assert env.possible_agents == ["player_0", "player_1", "player_2"]


def test_misuse_is_told_in_a_sentence() -> None:
    with pytest.raises(NotReset, match="reset first"):
        pettingzoo.env("fox").step(0)
    with pytest.raises(NotReset, match="reset first"):
        pettingzoo.env("fox").observe("player_0")
    with pytest.raises(tw.BadOption, match="render_mode"):
        pettingzoo.env("fox", render_mode="hologram")
    with pytest.raises(tw.BadOption, match="reward"):
        pettingzoo.env("fox", reward="fame")
    env = pettingzoo.env("fox")
    env.reset()
    with pytest.raises(ValueError, match="must choose"):
        env.step(None)
