"""Gymnasium's checker passes for every id; seats, opponents, seeds and batches do what they say."""

import copy
import pickle
import sys
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")
env_checker = pytest.importorskip("gymnasium.utils.env_checker")

import tanglewood as tw  # noqa: E402
from tanglewood.adapters import gymnasium as face  # noqa: E402
from tanglewood.adapters.engine import NotReset  # noqa: E402
from tanglewood.agents.heuristic.agent import Heuristic  # noqa: E402
from tanglewood.core.chance import Stream  # noqa: E402
from tanglewood.core.view import View  # noqa: E402
from tanglewood.kernel import available  # noqa: E402
from tanglewood.observing import observed  # noqa: E402

needs_kernel = pytest.mark.skipif(not available(), reason="no kernel")


@pytest.mark.parametrize(
    ("name", "given"),
    [*((name, {}) for name in face.IDS), ("tanglewood/Woods-v0", {"players": 5, "seat": 3})],
)
def test_the_checker_passes(
    name: str, given: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pygame")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    env_checker.check_env(gymnasium.make(name, **given).unwrapped)


def played(env: Any, seed: int) -> tuple[list[bytes], float, dict[str, Any]]:
    """A game with the first legal action each time: what was seen, the reward, the last info."""
    seen, info = env.reset(seed=seed)
    shown, reward, over = [seen["observation"].tobytes()], 0.0, False
    while not over:
        assert reward == 0.0
        seen, reward, over, _, info = env.step(int(seen["action_mask"].argmax()))
        shown.append(seen["observation"].tobytes())
    assert not seen["action_mask"].any()
    return shown, reward, info


class Speaking:
    """An agent that answers with a text."""

    name = "speaking"

    def choose(self, view: View, source: Stream) -> str:
        return view.legal[-1].text


@pytest.mark.parametrize("opponents", ["uniform", "heuristic", Heuristic(), Speaking()])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_same_seed_gives_the_same_game(opponents: Any, seat: int | None) -> None:
    one = gymnasium.make("tanglewood/FoxMini-v0", opponents=opponents, seat=seat)
    two = gymnasium.make("tanglewood/FoxMini-v0", opponents=opponents, seat=seat)
    assert played(one, 5) == played(two, 5)


def test_a_seat_sees_the_game_of_the_seed() -> None:
    env = gymnasium.make("tanglewood/Fox-v0", opponents="heuristic")
    for seed in range(4):
        seen, info = env.reset(seed=seed)
        state = tw.load("fox").start(seed=seed)
        if state.to_act == 0:
            assert seen["observation"].tobytes() == observed(state.view(0))
            assert info == {"seat": 0}


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_stands_where_the_original_stands(copied: Any) -> None:
    env = gymnasium.make("tanglewood/FoxMini-v0", seat=None).unwrapped
    copied(env)
    seen, _ = env.reset(seed=3)
    over = False
    while not over:
        other = copied(env)
        action = int(seen["action_mask"].argmax())
        seen, *ours, info = env.step(action)
        also, *theirs, told = other.step(action)
        assert (ours, info) == (theirs, told)
        assert seen["observation"].tobytes() == also["observation"].tobytes()
        over = ours[1]
    assert env.reset()[0]["observation"].tobytes() == other.reset()[0]["observation"].tobytes()


def test_the_reward_is_the_seat_s_own() -> None:
    _, reward, info = played(gymnasium.make("tanglewood/FoxMini-v0", reward="points", seat=1), 8)
    assert reward == info["scores"][1] - info["scores"][0]


def test_an_illegal_action_loses() -> None:
    env = gymnasium.make("tanglewood/WoodsSolo-v0")
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(seen["action_mask"].argmin()))
    assert (reward, over) == (-1.0, True)
    assert "illegal" in info
    with pytest.raises(NotReset, match="call reset first"):
        env.unwrapped.step(int(seen["action_mask"].argmax()))
    env.reset(seed=1)
    assert env.step(int(seen["action_mask"].argmax()))[1:3] == (0.0, False)


@pytest.mark.parametrize("use", ["render", "action_masks"])
def test_before_the_first_game_there_is_nothing_to_see(use: str) -> None:
    env = face.SeatEnv("fox", render_mode="ansi")
    with pytest.raises(NotReset, match="call reset first"):
        getattr(env, use)()


@pytest.mark.parametrize("opponents", ["uniform", "heuristic"])
def test_the_law_says_why_an_action_is_illegal(opponents: str) -> None:
    env = gymnasium.make("tanglewood/Fox-v0", opponents=opponents).unwrapped
    seen, _ = env.reset(seed=1)
    assert "You do not hold" in env.step(int(seen["action_mask"][:33].argmin()))[4]["illegal"]
    env.reset(seed=1)
    assert env.step(1000)[4]["illegal"] == "There is no action 1000; actions are 0 to 99."


def test_a_program_hears_of_every_game_and_ends_with_the_environment(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        f"    print(message['type'], file=open({str(heard)!r}, 'a'))\n"
        "    if message['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'hello', 'view': 'none'}), flush=True)\n"
        "    elif message['type'] == 'turn':\n"
        "        print(json.dumps({'type': 'move', 'action': message['legal'][0]}), flush=True)\n"
        f"print('end', file=open({str(heard)!r}, 'a'))\n",
        encoding="utf-8",
    )
    env = gymnasium.make("tanglewood/FoxMini-v0", opponents=f"cmd:{sys.executable} {program}")
    for seed in (1, 2):
        played(env, seed)
    env.close()
    words = heard.read_text(encoding="utf-8").split()
    assert [word for word in words if word != "turn"] == [
        "hello", "game", "result", "game", "result", "end",
    ]  # fmt: skip


def test_masks_stand_where_maskable_ppo_looks() -> None:
    env = gymnasium.make("tanglewood/Duet-v0").unwrapped
    seen, _ = env.reset(seed=1)
    assert (env.action_masks() == seen["action_mask"].astype(bool)).all()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seat": 2}, "no seat 2"),
        ({"opponents": ["uniform"] * 2}, "needs 1 opponents"),
        ({"opponents": "unifrom"}, "Did you mean"),
        ({"render_mode": "smoke"}, "render_mode"),
    ],
)
def test_misuse_is_told_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(tw.BadOption, match=sentence):
        face.SeatEnv("fox", **given)


@needs_kernel
def test_a_vector_of_games_steps_together() -> None:
    from tanglewood.adapters import vector

    env = gymnasium.make_vec("tanglewood/FoxSelfPlay-v0", num_envs=50, target=0)
    assert isinstance(env.unwrapped, vector.GamesVectorEnv)
    seen, infos = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    again, _ = env.reset(seed=3)
    assert (again["observation"] == seen["observation"]).all()
    before, ended = seen["observation"].copy(), 0
    for _ in range(60):
        to_act = infos["to_act"]
        seen, rewards, over, cut, infos = env.step(env.unwrapped.sample())
        assert (infos["acted"] == to_act).all()
        assert not cut.any()
        assert (np.abs(rewards) <= over).all()
        assert (infos["rewards"][np.arange(50), to_act] == rewards).all()
        ended += int(over.sum())
    assert ended > 50
    assert not (before == seen["observation"]).all()
    with pytest.raises(ValueError, match="not legal"):
        env.step(np.full(50, 99))
    env.close()


@needs_kernel
def test_arrays_take_actions_from_any_library() -> None:
    from tanglewood.adapters.batched import Batched

    class Foreign:
        """An array of a library that is not NumPy."""

        def __init__(self, array: Any) -> None:
            self.array = array

        def __dlpack__(self, **given: Any) -> Any:
            return self.array.__dlpack__(**given)

        def __dlpack_device__(self) -> Any:
            return self.array.__dlpack_device__()

    one, two = Batched("woods", 20, seed=1), Batched("woods", 20, seed=1)
    for _ in range(5):
        actions = one.sample()
        one.step(actions.tolist())
        two.sample()
        two.step(Foreign(actions.astype(np.int64)))
        assert (one.observations == two.observations).all()
    shared = np.from_dlpack(one.observations)
    one.step(one.sample())
    assert (shared == one.observations).all(), "the same memory"
    two.reset(seed=1)
    assert len(two) == 20
    for odd in (np.zeros(19, int), np.zeros((20, 1), int), np.zeros(20), ["B1"] * 20):
        with pytest.raises(ValueError, match="20 integers, one per game"):
            two.step(odd)


@needs_kernel
def test_an_index_beyond_32_bits_is_refused_and_not_wrapped() -> None:
    from tanglewood.adapters.batched import Batched

    games = Batched("fox", 3, seed=1)
    legal = games.sample()
    before = games.observations.copy()
    for far in (legal.astype(np.int64) + 2**32, legal.astype(np.uint64) + np.uint64(2**63)):
        with pytest.raises(ValueError, match=rf"The action {far[0]} is not legal in game 0; no"):
            games.step(far)
        assert (games.observations == before).all()
    games.step(legal.astype(np.uint64))
