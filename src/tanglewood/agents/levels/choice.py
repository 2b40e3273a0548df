"""Choosing among actions that look nearly alike."""

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from tanglewood.agents.levels.ladder import Ladder
from tanglewood.analysis.adding import added
from tanglewood.analysis.searched import Searched
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.registry import part

_FINE: Final = 1 << 40


def late(view: View, few: int | None = None) -> bool:
    """Whether no more than these few cards are left to play, or so few that from here on every
    level takes what it thinks best."""
    ladder: Ladder | None = part(view.name, "levels")
    return ladder is not None and ladder.left(view) <= (ladder.LATE if few is None else few)


def by_judge(
    legal: tuple[Action, ...], judge: Callable[[Action], float], softness: float, source: Stream
) -> Action:
    """The action judged best; softened, one of those near it, the nearer the likelier."""
    values = [judge(action) for action in legal]
    best = max(values)
    if softness <= 0:
        return legal[values.index(best)]
    near = [(action, value) for action, value in zip(legal, values, strict=True)
            if value >= best - 2 * softness]  # fmt: skip
    return _drawn([one for one, _ in near], [exp((v - best) / softness) for _, v in near], source)


def by_visits(found: Searched, softness: float, source: Stream) -> Action:
    """The action that a search tried most; softened, one of those tried nearly as often."""
    best = found.best
    if softness <= 0:
        return best.action
    near = [one for one in found.tried if one.visits >= (1 - softness) * best.visits]
    return _drawn([one.action for one in near], [one.visits for one in near], source)


def _drawn(actions: Sequence[Action], weights: Sequence[float], source: Stream) -> Action:
    at = source.below(_FINE) / _FINE * added(weights)
    for action, weight in zip(actions, weights, strict=True):
        at -= weight
        if at < 0:
            return action
    return actions[-1]
