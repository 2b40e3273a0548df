"""The past of a game in little room: what happened, without the states it happened in.

A state refers to the one before it, so the newest holds the whole game. What is asked of the past
is what happened, and where the game began; so the states that are long past make room for one list
of their events, and the first one stays.
"""

from functools import lru_cache
from typing import Any, cast

from tanglewood.core.event import Event
from tanglewood.core.state import State


class Past:
    """What remains of the states up to one: all that happened until then, and the first state."""

    __slots__ = ("_count", "_happened", "cache", "previous")

    previous: State[Any]
    cache: dict[Any, Any]
    """What a viewer who has not looked since had seen until here, as states keep it."""

    def __init__(self, state: State[Any], happened: list[Event]) -> None:
        """The state is the last of those whose events are in this list, which goes on growing."""
        self._happened, self._count = happened, len(happened)
        before: Any = state.previous
        self.previous = before.previous if isinstance(before, Past) else before
        if cache := getattr(state, "cache", None):
            self.cache = cache

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened after the first state."""
        return tuple(self._happened[: self._count])


def share_events(state: State[Any]) -> None:
    """Let a new state tell of the events of other tables that are equal: most cards are played in
    the same way at many of them."""
    events = tuple([_shared_event(event) for event in state.events])
    object.__setattr__(state, "events", events)


@lru_cache(maxsize=4_000)
def _shared_event(event: Event) -> Event:
    """The first event that was equal."""
    return event


def put_behind(state: State[Any], happened: list[Event]) -> None:
    """Let go of all states before this one but the first; this is what happened until it."""
    before = state.previous
    if before is not None and before.previous is not None:
        # A state never changes, and this does not change it: all that can be asked of the one
        # before is answered as it was.
        object.__setattr__(state, "previous", cast("State[Any]", Past(before, happened)))
