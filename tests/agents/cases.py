"""Pairs of actions of random games, as cases for reasons."""

from collections.abc import Callable, Iterator
from itertools import islice, permutations
from typing import Any

import tanglewood as tw
from tanglewood.agents.hint.promise import promised
from tanglewood.agents.teacher.case import Case
from tests.support import walk


def cases(
    name: str,
    seeds: range,
    each: int = 6,
    every: int = 1,
    only: Callable[[Any], bool] = lambda view: True,
    **options: Any,
) -> Iterator[Case]:
    """Pairs of actions of random games, of one position in `every`; nothing is searched for where
    it is not asked of."""
    for seed in seeds:
        for state in islice(walk(tw.load(name, **options).start(seed=seed), seed), 0, None, every):
            if state.outcome is not None or state.to_act < 0 or len(state.legal) < 2:
                continue
            view = state.view(state.to_act)
            if not only(view):
                continue
            found = promised(view, iterations=100, seed=1)
            pairs = list(permutations(state.legal, 2))
            for best, other in pairs[:: max(1, len(pairs) // each)]:
                yield Case(view, found, best, other, 1)
