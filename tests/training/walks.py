"""Games that the learner's environment played, for tests to replay by the law."""

from typing import Any, NamedTuple

import jax
import numpy as np

from tanglewood.training.environment import Environment, Seen


class Walk(NamedTuple):
    """What the environment showed, step by step."""

    seen: list[Seen]
    actions: Any
    """(steps, games): what was played."""

    def games(self) -> list[tuple[int, int, int]]:
        """The row of every game that was played to its end, its first and its last step."""
        found = []
        for row in range(self.actions.shape[1]):
            ends = [n for n, seen in enumerate(self.seen) if seen.game_over[row]]
            found += [(row, begin, end) for begin, end in zip([0, *ends], ends, strict=False)]
        return found


def walk(environment: Environment, steps: int, seed: int) -> Walk:
    """Random legal play, chosen here."""
    draw = np.random.default_rng(seed)
    rows, seen = jax.jit(environment.begin, static_argnums=0)(seed)
    step = jax.jit(environment.step)
    found, played = [jax.tree.map(np.asarray, seen)], []
    for _ in range(steps):
        chances = draw.random(found[-1].masks.shape) * found[-1].masks
        played.append(chances.argmax(axis=1).astype(np.int32))
        rows, seen = step(rows, played[-1])
        found.append(jax.tree.map(np.asarray, seen))
    return Walk(found, np.array(played))


def cards(part: Any) -> tuple[int, ...]:
    return tuple(int(card) for card in np.flatnonzero(part))
