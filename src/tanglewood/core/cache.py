"""What was worked out from a state and is kept beside it, so that the next look costs only what is
new.

What a viewer's last look left moves on with the game: one at every state would add up, and nobody
who goes back to an earlier state may learn from it what is yet to come.

Threads. Whatever is asked of a state may be asked in any thread, of the same game at the same time.
What is kept is either a value that nobody changes, or taken out in one step by whoever moves it on
(`pop`), so that no two have it; who finds nothing works it out again.
"""

from typing import TYPE_CHECKING, Any, Literal

from tanglewood.core.event import Event

if TYPE_CHECKING:
    from tanglewood.core.state import State

Kind = Literal["log", "watcher"]


def kept_with(state: "State[Any]") -> dict[Any, Any]:
    """What is kept beside a state, to be added to."""
    try:
        return state.cache
    except AttributeError:
        found: dict[Any, Any] = {}
        state.cache = found
        return found


def take_forward(
    state: "State[Any]", kind: Kind, viewer: int
) -> tuple[Any, list[tuple[Event, ...]]]:
    """What was kept for this viewer last, up to this state, and the events since then, newest
    first. An earlier state gives it away, since it moves on with the game; what this state keeps
    stays here."""
    since: list[tuple[Event, ...]] = []
    at: State[Any] | None = state
    key = kind, viewer
    while at is not None:
        kept = getattr(at, "cache", None)
        if kept is not None:
            found = kept.get(key) if at is state else kept.pop(key, None)
            if found is not None:
                return found, since
        since.append(at.events)
        at = at.previous
    return None, since


def keep(state: "State[Any]", kind: Kind, viewer: int, what: Any) -> None:
    """Leave this with the state for the viewer's next look."""
    kept_with(state)[kind, viewer] = what
