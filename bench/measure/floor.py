"""What the rules alone take for an action: applying it, and what both seats see then."""

import random
import time

from tanglewood.games.registry import load

TABLES = 20


def rules_us(actions: int = 4000) -> float:
    """Microseconds of processor for an action of fox and two views of what it led to, at some
    tables in turn, with nothing written, told or kept."""
    game, luck = load("fox", target=999), random.Random(1)
    states = [game.start(seed) for seed in range(TABLES)]
    seen = [(state.view(0), state.view(1)) for state in states]
    began = time.process_time()
    for count in range(actions):
        at = count % TABLES
        state = states[at]
        state = states[at] = state.apply(luck.choice(seen[at][state.to_act].legal))
        seen[at] = state.view(0), state.view(1)
    return 1e6 * (time.process_time() - began) / actions
