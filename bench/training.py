"""How fast environment and training are, and that GPU and processor play the same games.

    python bench/training.py [--game GAME] [--games N] [--steps N] [--compare] [--json]

The environment takes random legal actions and writes observations, hidden cards and masks of every
decision. Training is that of the shipped network: self-play, critic and updates. Where there is a
GPU both run on it, and its games are compared with the processor's, step by step, number by number;
with `--compare` nothing else is done.
"""

import argparse
import json
import time
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tanglewood.training.curricula import curriculum_of, learnable
from tanglewood.training.environment import RANDOM, Environment
from tanglewood.training.learner import Learner
from tanglewood.training.settings import Settings

ready: Any = jax.block_until_ready  # it carries no types


def same_games(game: str, games: int, steps: int) -> int:
    """Walk the same games on both kinds of machine; the decisions compared."""
    environment = Environment(curriculum_of(game).rulesets(game), games)
    shown = []
    for device in (jax.devices("cpu")[0], jax.devices()[0]):
        with jax.default_device(device):
            rows, seen = jax.jit(environment.begin, static_argnums=0)(5)
            step = jax.jit(environment.step)
            found = [jax.tree.map(np.asarray, seen)]
            actions = jnp.full(games, RANDOM, jnp.int32)
            for _ in range(steps):
                rows, seen = step(rows, actions)
                found.append(jax.tree.map(np.asarray, seen))
            shown.append(found)
    for first, second in zip(*shown, strict=True):
        for one, other in zip(first, second, strict=True):
            np.testing.assert_array_equal(one, other)
    return games * steps


def environment_rate(game: str, games: int, steps: int) -> float:
    """Decisions per second, with everything that a learner sees written each time."""
    environment = Environment(curriculum_of(game).rulesets(game)[:1], games)
    actions = jnp.full(games, RANDOM, jnp.int32)

    @partial(jax.jit, donate_argnums=0)
    def play(rows: Any) -> Any:
        def step(state: Any, _: Any) -> Any:
            rows, total = state
            rows, seen = environment.step(rows, actions)
            return (rows, total + seen.observations[0, 0] + seen.masks[0, 0]), None

        (rows, total), _ = jax.lax.scan(step, (rows, jnp.uint8(0)), length=steps)
        return rows, total

    rows, _ = jax.jit(environment.begin, static_argnums=0)(1)
    rows, total = play(rows)
    ready(total)
    best = 0.0
    for _ in range(3):
        began = time.perf_counter()
        rows, total = play(rows)
        ready(total)
        best = max(best, games * steps / (time.perf_counter() - began))
    return best


def training_rate(game: str, settings: Settings, iterations: int) -> float:
    """Decisions per second that are played and learned from."""
    curriculum = curriculum_of(game)
    rulesets = curriculum.rulesets(game)
    caps, aim = curriculum.caps(rulesets), curriculum.aim(rulesets)
    learner = Learner(Environment(rulesets, settings.games), caps, aim, settings)
    carry = learner.begin(1)
    iteration = learner.iteration.lower(carry, 0.0).compile()
    carry, _ = iteration(carry, 0.0)
    ready(carry.updates)
    began = time.perf_counter()
    for _ in range(iterations):
        carry, _ = iteration(carry, 0.0)
    ready(carry.updates)
    return settings.games * settings.steps * iterations / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    gpu = jax.default_backend() == "gpu"
    parser.add_argument("--game", default="fox", choices=learnable())
    parser.add_argument("--games", type=int, default=262144 if gpu else 2048)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--compare", action="store_true", help="only compare GPU and processor")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    game, full = chosen.game, curriculum_of(chosen.game).settings(chosen.game)
    if chosen.compare and not gpu:
        parser.error("there is no GPU to compare with the processor")
    found: dict[str, object] = {"game": game, "device": jax.devices()[0].device_kind}
    found["compared"] = same_games(game, 4096, 200) if gpu else 0
    if not chosen.compare:
        found["environment"] = environment_rate(game, chosen.games, chosen.steps)
        settings = full if gpu else Settings(games=1024, steps=8, slices=4, width=128)
        found["training"] = training_rate(game, settings, 20 if gpu else 2)
    if chosen.json:
        print(json.dumps(found))
        return
    if gpu:
        print(
            f"{found['compared']:,} decisions on {found['device']} and on the processor: "
            "all the same"
        )
    for name in ("environment", "training"):
        if name in found:
            print(f"{name}: {found[name]:.3g} decisions per second")


if __name__ == "__main__":
    main()
