"""Events: what happened, told to each seat as that seat may know it.

An event is a small immutable tuple. `seen_by(viewer)` builds the version for one viewer: a card the
viewer may not know is None there, and an event the viewer may not know of at all is None itself.
"""

from typing import Protocol, runtime_checkable


@runtime_checkable
class Event(Protocol):
    """What every event offers. Most events are public and are themselves for everybody."""

    @property
    def kind(self) -> str: ...

    def seen_by(self, viewer: int) -> "Event | None": ...

    def _asdict(self) -> dict[str, object]: ...
