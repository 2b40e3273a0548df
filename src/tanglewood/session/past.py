"""The past of a game in little room: what happened, without the states it happened in.

A state refers to the one before it, so the newest holds the whole game. What is asked of the past
is what happened, and where the game began; so a state that is long past makes room for its events,
and the first one stays.
"""

from typing import Any, cast

from tanglewood.core.event import Event
from tanglewood.core.state import State


class Past:
    """What remains of a state: the events that led to it, and what was before."""

    __slots__ = ("events", "kept_log", "kept_watcher", "previous")

    events: tuple[Event, ...]
    previous: "State[Any] | Past"
    kept_log: dict[int, tuple[Event, ...]]
    """What a viewer who has not looked since had seen until here, as states keep it."""
    kept_watcher: dict[int, tuple[Any, int, Any]]

    def __init__(self, state: State[Any]) -> None:
        assert state.previous is not None
        self.events, self.previous = state.events, state.previous
        if kept_log := getattr(state, "kept_log", None):
            self.kept_log = kept_log
        if kept_watcher := getattr(state, "kept_watcher", None):
            self.kept_watcher = kept_watcher


def put_behind(state: State[Any]) -> None:
    """Let go of the state before this one, unless it is the first."""
    before = state.previous
    if before is not None and before.previous is not None:
        # A state never changes, and this does not change it: all that can be asked of the one
        # before is answered as it was.
        object.__setattr__(state, "previous", cast("State[Any]", Past(before)))
