"""Train a network that plays as an agent does.

    python -m tanglewood.training.copying duet heuristic

Rules of thumb and searches cannot live inside the learner's environment, networks can: a copy is
the partner or opponent that `--against` asks for.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tanglewood.core.errors import TanglewoodError
from tanglewood.training import export
from tanglewood.training.curricula import curriculum_of, learnable
from tanglewood.training.examples import Examples, examples
from tanglewood.training.learner import adam
from tanglewood.training.network import Params, forward, fresh, inputs

WIDTH: Final = 256
DEPTH: Final = 3
ROWS: Final = 512
RATES: Final = (1e-3, 2e-5)
KEPT_BACK: Final = 20
"""One example in this many is not learned from: by these the copy is judged."""


def copied(
    game: str, found: Examples, epochs: int, seed: int = 1, width: int = WIDTH
) -> tuple[Params, float, tuple[int, ...]]:
    """A network that plays as in these examples, how often it chooses the same in those that were
    kept back, and the caps of its input."""
    curriculum = curriculum_of(game)
    rulesets = curriculum.rulesets(game)
    caps, parts = curriculum.caps(rulesets), curriculum.aim(rulesets).parts
    order = np.random.default_rng(seed).permutation(len(found.chosen))
    judged, taught = np.split(order, [max(1, len(order) // KEPT_BACK)])
    every = Examples(*(jnp.asarray(one) for one in found))  # type: ignore[arg-type]
    sizes = (sum(caps), *(width,) * DEPTH, found.masks.shape[1] + parts)
    nets: Params = {"policy": fresh(jax.random.key(seed), sizes)}

    def logits(policy: Params, rows: Array) -> Array:
        out = forward(policy, inputs(jnp.asarray(every.observations)[rows], caps))
        masks = jnp.asarray(every.masks)[rows]
        return jnp.where(masks > 0, out[:, : masks.shape[1]], -1e9)

    def loss(nets: Params, rows: Array) -> Array:
        chances = jax.nn.log_softmax(logits(nets["policy"], rows))
        return -jnp.take_along_axis(chances, jnp.asarray(every.chosen)[rows][:, None], 1).mean()

    steps = epochs * max(1, len(taught) // ROWS)

    @jax.jit
    def learn(nets: Params, key: Array) -> Params:
        def step(state: Any, number: Array) -> Any:
            nets, moments, count = state
            draw = jax.random.fold_in(key, number)
            rows = jnp.asarray(taught)[jax.random.randint(draw, (ROWS,), 0, len(taught))]
            rate = RATES[0] * (RATES[1] / RATES[0]) ** (number / steps)
            return adam(nets, jax.grad(loss)(nets, rows), moments, count, rate), None

        zeros = jax.tree.map(jnp.zeros_like, nets)
        state = (nets, {"first": zeros, "second": zeros}, jnp.zeros((), jnp.int32))
        (nets, _, _), _ = jax.lax.scan(step, state, jnp.arange(steps))
        return nets

    nets = learn(nets, jax.random.key(seed + 1))
    same = logits(nets["policy"], jnp.asarray(judged)).argmax(axis=1) == found.chosen[judged]
    return nets["policy"], float(same.mean()), caps


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tanglewood.training.copying",
        description="Make a network that plays as an agent does.",
    )
    parser.add_argument("game", choices=learnable())
    parser.add_argument("agent", help="whose play is copied")
    parser.add_argument("--beside", help="who else plays in every other game (default: the same)")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=WIDTH, help="units in each hidden layer")
    parser.add_argument("--file", type=Path, help="default: runs/GAME-AGENT.safetensors")
    chosen = parser.parse_args()
    file = chosen.file or Path("runs") / f"{chosen.game}-{chosen.agent}.safetensors"
    try:
        found = examples(
            chosen.game, chosen.agent,
            beside=chosen.beside or chosen.agent, games=chosen.games, seed=chosen.seed,
        )  # fmt: skip
    except TanglewoodError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    print(f"{len(found.chosen):,} decisions of {chosen.agent}", flush=True)
    policy, same, caps = copied(chosen.game, found, chosen.epochs, chosen.seed, chosen.width)
    file.parent.mkdir(parents=True, exist_ok=True)
    notes = {"game": chosen.game, "copy": chosen.agent, "decisions": str(len(found.chosen))}
    export.write(file, export.whole(jax.tree.map(np.asarray, policy), caps), notes)
    print(json.dumps({"file": str(file), "same": round(same, 4)}))


if __name__ == "__main__":
    main()
