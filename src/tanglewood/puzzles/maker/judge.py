"""Whether one action of a moment is clearly best, by what its seat can know."""

from typing import Any, Final, NamedTuple

from tanglewood.agents.hint.family import hinting
from tanglewood.agents.hint.promise import Promised
from tanglewood.agents.hint.prospects import prospects
from tanglewood.agents.search import think
from tanglewood.analysis.networks.learned import expectation, knows
from tanglewood.core.action import Action
from tanglewood.puzzles.maker.plans import PuzzlePlan

GLANCES: Final = (300, 1000)
"""Iterations of the first glances, which most moments do not pass: few tries tell gaps too large
rather than too small."""
LIKED: Final = 0.6
"""How often the learned network must take the answer, where there is one."""
PART: Final = 60
MOST: Final = 60
"""This many iterations of a search give the network one world to look into, but no more worlds."""
SURE: Final = 1.5
"""How often a gap must hold half of its own 95 % interval."""


class ClearAnswer(NamedTuple):
    """The answer, how much better it is than the next, and what every action promises."""

    answer: Action
    gap: float
    found: Promised


def promising(view: Any, plan: PuzzlePlan, seed: int) -> bool:
    """Whether an action may be clearly best, at small cost."""
    liked = None
    if knows(view.game):
        chances = expectation(view).actions
        liked = max(chances, key=lambda action: chances[action])
        if chances[liked] < LIKED:
            return False
    for iterations in GLANCES:
        found = think(view, iterations, seed, target_aware=False)
        means = {one.action: one.mean for one in found.tried if one.visits}
        best, second = sorted(means, key=lambda action: -means[action])[:2]
        if means[best] - means[second] < plan.margin / 2 or (liked or best) is not best:
            return False
    return True


def find_clear_answer(
    view: Any, plan: PuzzlePlan, iterations: int, seed: int
) -> ClearAnswer | None:
    """The clearly best action; None where there is none, or search and network disagree."""
    return clear(view, plan, search_values(view, plan, iterations, seed), seed)


def clear(view: Any, plan: PuzzlePlan, found: Promised, seed: int) -> ClearAnswer | None:
    """What a search found, where it is clear and the network says the same."""
    best, gap = found.chosen, _ahead(found, plan.margin)
    if gap is None:
        return None
    if knows(view.game) and expectation(view).actions[best] < LIKED:
        return None
    seen = hinting(view).by_network(view, seed, min(MOST, found.iterations // PART))
    if seen is None:
        return ClearAnswer(best, gap, found)
    listed = sorted(seen.prospects, key=lambda one: (one.action is not best, -one.value))
    promised = Promised(
        chosen=best, prospects=tuple(listed), unit=plan.unit, iterations=seen.number,
        worlds=seen.worlds, sound=seen.sound,
    )  # fmt: skip
    second = _ahead(promised, plan.margin / 2)
    return None if second is None else ClearAnswer(best, (gap + second) / 2, promised)


def search_values(view: Any, plan: PuzzlePlan, iterations: int, seed: int) -> Promised:
    """What every action promises by the search, the best first."""
    found = think(view, iterations, seed, target_aware=False).looked_at
    best = found.best.action
    listed = prospects(view, found)
    listed.sort(key=lambda one: (one.action is not best, -one.value))
    return Promised(best, tuple(listed), plan.unit, found.iterations)


def _ahead(found: Promised, margin: float) -> float | None:
    """How much the next is behind, where all others surely are far enough behind."""
    gaps = []
    for one in found.others:
        gap, error = found.gap(found.chosen, one.action)
        if gap < margin or gap < SURE * error:
            return None
        gaps.append(gap)
    return min(gaps) if gaps else None
