"""What a viewer has seen happen, kept along the states so that it need not be collected again."""

from typing import Any

from tanglewood.core.cache import keep, take_forward
from tanglewood.core.event import Event
from tanglewood.core.legal import Legal
from tanglewood.core.state import State
from tanglewood.core.view import seen_events


def begun_view(state: State[Any], viewer: int) -> dict[str, Any]:
    """What every game's view holds, as the viewer may see it."""
    return {
        "game": state.game,
        "viewer": viewer,
        "to_act": state.to_act,
        "phase": state.phase,
        "legal": state.legal if viewer == state.to_act else Legal(),
        "scores": state.scores,
        "log": seen_log(state, viewer),
    }


def seen_log(state: State[Any], viewer: int) -> tuple[Event, ...]:
    """Every event since the start as one viewer saw it, oldest first.

    The newest state that was asked keeps its answer and the next one only adds to it: following a
    game costs what is new, not what has been.
    """
    kept, since = take_forward(state, "log", viewer)
    log: tuple[Event, ...] = kept or ()
    if since:
        new = (event for events in reversed(since) for event in events)
        log += seen_events(new, viewer)
        keep(state, "log", viewer, log)
    return log
