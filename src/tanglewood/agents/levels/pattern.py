"""What mistakes look like at any game: an action is of a kind that the best one is not of, or the
other way round."""

from collections.abc import Callable, Iterator
from typing import Any

from tanglewood.agents.levels.ladder import Pattern
from tanglewood.core.action import Action

Kind = Callable[[Any, Action], bool]
"""Whether an action is of a kind, in a view."""


def needless(kind: Kind) -> Pattern:
    """An action of this kind, where the best one is none."""

    def found(view: Any, best: Action) -> Iterator[Action]:
        if not kind(view, best):
            yield from (action for action in view.legal if kind(view, action))

    return found


def missed(kind: Kind) -> Pattern:
    """An action not of this kind, where the best one is."""

    def found(view: Any, best: Action) -> Iterator[Action]:
        if kind(view, best):
            yield from (action for action in view.legal if not kind(view, action))

    return found
