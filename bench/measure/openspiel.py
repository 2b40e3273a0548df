"""OpenSpiel's own C++ rollouts, driven through its package.

`RandomRolloutEvaluator` plays n random games in C++. The package does not let Python call it, but
an `MCTSBot` with one simulation does exactly that and nothing else: its first simulation evaluates
the root. How many decisions a random game has from a state is counted beforehand, in Python.
"""

from random import Random
from statistics import mean
from typing import Any

import pyspiel

from bench.measure.slices import Work

GAMES = ("hearts", "euchre", "oh_hell", "spades")
ROLLOUTS = 400
DEALS = 4


def rollouts(name: str) -> Work:
    """Random games from a few fixed deals; the work done is decisions after the deal."""
    game = pyspiel.load_game(name)
    random = Random(name)
    deals = [dealt(game, random) for _ in range(DEALS)]
    lengths = [mean(_decisions(deal, random) for _ in range(200)) for deal in deals]
    bots = [
        pyspiel.MCTSBot(
            game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed), 1.0, 1, 100, False, seed, False
        )
        for seed in range(DEALS)
    ]

    def work(number: int) -> int:
        at = number % DEALS
        bots[at].step(deals[at])
        return round(ROLLOUTS * lengths[at])

    return work


def dealt(game: Any, random: Random) -> Any:
    """A state after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def _decisions(state: Any, random: Random) -> int:
    state, decisions = state.clone(), 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return decisions
