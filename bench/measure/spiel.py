"""The OpenSpiel face beside OpenSpiel's own C++ games, driven through the same binding.

Random games move by move from Python, as anybody's loop does it: `is_terminal`, `is_chance_node`,
then `chance_outcomes` or `legal_actions`, and `apply_action`. A move is one `apply_action`, chance
included: the peers deal card by card too. They are OpenSpiel's trick-taking games.
"""

from random import Random
from typing import Any

import pyspiel

from bench.measure.slices import Part, Work, rates
from tanglewood.adapters.openspiel import CATALOGUE

PEERS = ("hearts", "euchre", "spades", "oh_hell")


def games(name: str) -> Work:
    """One random game a call; the work is its moves."""
    game: Any = pyspiel.load_game(name)
    random = Random(1)

    def play(_: int) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = random.random()
                for action, share in state.chance_outcomes():  # noqa: B007  # the last one counts
                    left -= share
                    if left < 0:
                        break
            else:
                legal = state.legal_actions()
                action = legal[int(random.random() * len(legal))]
            state.apply_action(action)
            moves += 1
        return moves

    return play


def part(quick: bool) -> Part:
    players = {f"OpenSpiel {name}, moves/s": games(name) for name in (*PEERS, *CATALOGUE)}
    found = rates(players, 0.2, 5 if quick else 15, "OpenSpiel")
    peer = sum(found[f"OpenSpiel {name}, moves/s"] for name in PEERS) / len(PEERS)
    ratios = {
        f"{name.removeprefix('tanglewood_')}_vs_openspiel_games": rate / peer
        for name in CATALOGUE
        for rate in [found[f"OpenSpiel {name}, moves/s"]]
    }
    return Part(found, ratios)
