"""The PettingZoo faces beside PettingZoo's own `hanabi_v5`: random games through `agent_iter`.

Each is what its library's users make and call: all the checks that come with it are on. A step is
one `last` and one `step`; the choice of an action from the mask is inside for everybody.
"""

import warnings
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

from bench.measure.slices import Part, Work, rates
from tanglewood.adapters import pettingzoo

FACES: dict[str, tuple[str, dict[str, Any]]] = {
    "fox": ("fox", {}),
    "deluxe": ("deluxe", {}),
    "duet": ("duet", {}),
    "woods": ("woods", {}),
    "woods of 4": ("woods", {"players": 4}),
}


def hanabi() -> Any:
    """PettingZoo's game of cards nobody sees of their own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return import_module("pettingzoo.classic.hanabi_v5").env()


def games(env: Any) -> Work:
    """One random game a call; the work is its steps."""
    random = Random(1)

    def play(number: int) -> int:
        env.reset(seed=number)
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                action = None
            else:
                legal = np.flatnonzero(seen["action_mask"])
                action = legal[int(random.random() * len(legal))]
            env.step(action)
            steps += 1
        return steps

    return play


def part(quick: bool) -> Part:
    players = {"PettingZoo hanabi_v5, steps/s": games(hanabi())}
    for name, (game, options) in FACES.items():
        players[f"PettingZoo {name}, steps/s"] = games(pettingzoo.env(game, **options))
    found = rates(players, 0.3, 5 if quick else 15, "PettingZoo")
    peer = found["PettingZoo hanabi_v5, steps/s"]
    ratios = {
        f"{name.replace(' ', '_')}_vs_hanabi": found[f"PettingZoo {name}, steps/s"] / peer
        for name in FACES
    }
    return Part(found, ratios)
