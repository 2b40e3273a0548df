"""What a viewer has seen happen, kept along the states so that it need not be collected again."""

from typing import Any

from tanglewood.core.event import Event
from tanglewood.core.legal import Legal
from tanglewood.core.state import State
from tanglewood.core.view import seen_events


def begun_view(state: State[Any], viewer: int) -> dict[str, Any]:
    """What every game's view holds except the name of the phase, as the viewer may see it."""
    return {
        "game": state.game.name,
        "ruleset": state.game,
        "viewer": viewer,
        "to_act": state.to_act,
        "legal": state.legal if viewer == state.to_act else Legal(),
        "scores": state.scores,
        "log": seen_log(state, viewer),
    }


def seen_log(state: State[Any], viewer: int) -> tuple[Event, ...]:
    """Every event since the start as one viewer saw it, oldest first.

    The newest state that was asked keeps its answer and the next one only adds to it: following a
    game costs what is new, not what has been.
    """
    missing: list[tuple[Event, ...]] = []
    log: tuple[Event, ...] | None = None
    at: State[Any] | None = state
    while at is not None:
        kept = getattr(at, "kept_log", None)
        if kept is not None:
            # It moves on with the game: a copy at every state would add up.
            log = kept.get(viewer) if at is state else kept.pop(viewer, None)
            if log is not None:
                break
        missing.append(at.events)
        at = at.previous
    if at is state and log is not None:
        return log
    new = (event for events in reversed(missing) for event in events)
    log = (log or ()) + seen_events(new, viewer)
    if (kept := getattr(state, "kept_log", None)) is None:
        kept = state.kept_log = {}
    kept[viewer] = log
    return log
