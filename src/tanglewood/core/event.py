"""Events: what happened, told to each seat as that seat may know it.

An event is a small immutable tuple. `seen_by(viewer)` builds the version for one viewer: a card the
viewer may not know is None there, and an event the viewer may not know of at all is None itself.
"""

import re
from functools import cache
from typing import Protocol, runtime_checkable


@runtime_checkable
class Event(Protocol):
    """What every event offers; a NamedTuple with a `seen_by` of its own is one.

    There is no default: each event says for itself who may know what.
    """

    def seen_by(self, viewer: int) -> "Event | None": ...

    def _asdict(self) -> dict[str, object]: ...


def kind_of(event: Event) -> str:
    """The event's name in texts and records: `TrickWon` is `trick-won`."""
    return _kind(type(event))


@cache
def _kind(event_type: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", event_type.__name__).lower()
