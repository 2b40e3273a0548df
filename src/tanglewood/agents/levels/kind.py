"""Slips and mistakes of any game, which differ by the kind of action that they are about."""

from collections.abc import Callable, Iterator
from typing import Any

from tanglewood.agents.levels.ladder import Pattern, Slip
from tanglewood.core.action import Action

Kind = Callable[[Any, Action], object]
"""Whether an action is of a kind, in a view."""


def wanting(kind: Kind) -> Slip:
    """Only what is of this kind comes to mind."""
    return lambda notion: notion.only(lambda action: bool(kind(notion.view, action)))


def avoiding(kind: Kind) -> Slip:
    """Nothing that is of this kind comes to mind."""
    return lambda notion: notion.only(lambda action: not kind(notion.view, action))


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
