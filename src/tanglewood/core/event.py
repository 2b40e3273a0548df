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


def event_fields(event: Event) -> dict[str, object]:
    """An event as plain JSON values: `event` names its kind, cards are texts."""
    told = {key: plain(value) for key, value in event._asdict().items()}
    return {"event": kind_of(event), **told}


def plain(value: object) -> object:
    """A value as plain JSON values: cards and other things that know how say it themselves."""
    if (told := getattr(value, "plain", None)) is not None:
        return told()
    return [plain(part) for part in value] if isinstance(value, tuple) else value


@cache
def _kind(event_type: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", event_type.__name__).lower()
