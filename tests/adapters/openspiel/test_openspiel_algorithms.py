"""OpenSpiel's algorithms run on the games unchanged; resampled games are equally likely."""

from collections import Counter
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from tanglewood import kernel  # noqa: E402
from tanglewood.adapters.openspiel.course import Setting  # noqa: E402
from tanglewood.adapters.openspiel.resampling import resample  # noqa: E402
from tanglewood.analysis.equilibrium import Equilibrium  # noqa: E402

SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)

GAMES = [
    "tanglewood_fox(target=14)",
    "tanglewood_fox_mini(ranks=1 3 5,suits=3,hand=3)",
    "tanglewood_duet",
    "tanglewood_woods_solo",
    "tanglewood_woods(players=4)",
    "tanglewood_deluxe(target=14,special=4)",
    "tanglewood_deluxe(target=0,special=9)",
]


def played(game: Any, random: Random, decisions: int) -> Any:
    """A state after this many random decisions, or one before the end."""
    state = game.new_initial_state()
    while True:
        if state.is_chance_node():
            items, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(items, shares)[0])
            continue
        if not decisions:
            return state
        after = state.child(random.choice(state.legal_actions()))
        if after.is_terminal():
            return state
        state, decisions = after, decisions - 1


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_game_looks_the_same_to_its_player(name: str) -> None:
    game, random = pyspiel.load_game(name), Random(name)
    changed = 0
    for _ in range(8):
        state = played(game, random, random.randrange(60))
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, SAMPLER)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            changed += str(other) != str(state)
    assert changed


MINI = "tanglewood_fox_mini(suits=1,ranks=1 2 5 6 8 9 11,hand=2,scores=2 0 3,dealer=1)"


def _histories(
    state: Any, found: dict[tuple[int, str], list[tuple[int, ...]]], *, acting: bool = False
) -> None:
    """Every history by the information states of both seats, or of the one that acts."""
    if state.is_terminal():
        return
    if state.current_player() >= 0:
        for seat in [state.current_player()] if acting else range(2):
            key = seat, state.information_state_string(seat)
            found.setdefault(key, []).append(tuple(state.history()))
    for action in state.legal_actions():
        _histories(state.child(action), found, acting=acting)


@pytest.fixture(scope="module")
def histories() -> dict[tuple[int, str], list[tuple[int, ...]]]:
    """By information state of seat 0, every history of a small game that fits it, for one hand."""
    found: dict[tuple[int, str], list[tuple[int, ...]]] = {}
    state = pyspiel.load_game(MINI).new_initial_state()
    for card in (1, 7):  # the 2 and the 8, out of 1 2 5 6 8 9 11
        state.apply_action(card)
    _histories(state, found)
    return {key: fitting for key, fitting in found.items() if key[0] == 0}


@pytest.mark.parametrize("with_kernel", [True, False])
def test_every_history_that_fits_is_equally_likely(
    histories: dict[tuple[int, str], list[tuple[int, ...]]], with_kernel: bool
) -> None:
    """In situations where the other drew a card unseen and put one under the deck."""
    if with_kernel and not kernel.available():
        pytest.skip("there is no kernel")
    game = pyspiel.load_game(MINI)
    setting: Setting = game.setting
    bare = Setting(setting.game, setting.ruleset, 1, 0, kernel=False)
    asked = [
        (seat, fitting)
        for (seat, text), fitting in sorted(histories.items())
        if f"under{1 - seat}: " in text and 3 < len(fitting) < 14
    ]
    for seat, fitting in asked[:: len(asked) // 2]:
        state = game.new_initial_state()
        for action in fitting[0]:
            state.apply_action(action)
        course = state.course
        if not with_kernel:
            course = bare.replayed(course.steps, ())
        found: Counter[tuple[int, ...]] = Counter()
        each = 40
        for seed in range(each * len(fitting)):
            found[tuple(resample(course, seat, seed, game.new_initial_state).history())] += 1
        assert set(found) == set(fitting)
        surprise = sum((times - each) ** 2 / each for times in found.values())
        assert surprise < 50  # chi-squared with fewer than 13 degrees: once in a million


@pytest.mark.parametrize("name", ["tanglewood_fox(target=0)", "tanglewood_woods(players=3)"])
def test_the_search_bots_of_openspiel_play(name: str) -> None:
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    state = played(game, Random(3), 16)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=evaluator,
        max_simulations=8,
        random_state=np.random.RandomState(2),
    )
    assert bot.step(state) in state.legal_actions()
    knowing = mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=np.random.RandomState(3))
    world = state.resample_from_infostate(state.current_player(), SAMPLER)
    assert knowing.step(world) in state.legal_actions()


@pytest.mark.skipif(not kernel.available(), reason="our own equilibrium needs the kernel")
def test_regret_minimisation_agrees_with_our_own() -> None:
    """On a small game; `bench/cfr.py` does the same on the whole fox-mini."""
    name = "tanglewood_fox_mini(ranks=1 3 9,hand=2,scores=2 0 3,dealer=1)"
    tree = pyspiel.load_game(f"cached_tree(game={name})")
    ours = Equilibrium(pyspiel.load_game(name).law)
    found: dict[tuple[int, str], list[tuple[int, ...]]] = {}
    _histories(tree.new_initial_state(), found, acting=True)
    assert len(found) == ours.situations
    uniform = pyspiel.exploitability(tree, pyspiel.UniformRandomPolicy(tree))
    even = ours.policy(lambda state: {action.index: 1 / len(state.legal) for action in state.legal})
    assert uniform == pytest.approx(ours.exploited(even).exploitability, abs=1e-9)
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    exploitability = pyspiel.exploitability(tree, policy)
    assert exploitability < 0.01
    ours.run(300)
    value = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, True)[0]
    assert value == pytest.approx(ours.exploited().value, abs=0.01)
