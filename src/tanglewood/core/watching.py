"""What a viewer concludes from what it sees, kept along the states so that nothing is worked out
twice."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar, cast

from tanglewood.core.cache import keep, take_forward
from tanglewood.core.event import Event
from tanglewood.core.state import State

K = TypeVar("K")
K_co = TypeVar("K_co", covariant=True)


class Watcher(Protocol[K_co]):
    """Takes notes while the events go by, as one viewer saw them."""

    def see(self, event: object) -> None: ...

    def now(self) -> K_co:
        """What the notes say; a value that later events leave alone."""


def noted(watcher: Watcher[K], events: Iterable[object]) -> K:
    """What the watcher says after these further events."""
    see = watcher.see
    for event in events:
        see(event)
    return watcher.now()


def watched(
    state: State[Any], viewer: int, log: tuple[Event, ...], begin: Callable[[], Watcher[K]]
) -> K:
    """What the viewer's watcher says after this log, which is all that the viewer saw until here.

    The watcher moves on with the game: following one costs what is new, and a state that is asked
    once more after it has gone on begins a fresh one.
    """
    kept, since = take_forward(state, "watcher", viewer)
    watcher, seen, now = kept or (begin(), 0, None)
    if since:
        now = noted(watcher, log[seen:])
        keep(state, "watcher", viewer, (watcher, len(log), now))
    return cast(K, now)
