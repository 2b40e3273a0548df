"""A view: what one viewer may know, built up from nothing.

Each game has its own view with its own fields; this is what all of them share. A view holds plain
values and the ruleset, which is public, and never refers to the state it was built from.
"""

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self

from tanglewood.core.event import Event
from tanglewood.core.legal import Legal
from tanglewood.core.sheet import drawn

if TYPE_CHECKING:
    from tanglewood.core.game import Game


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What every game's view holds.

    `ruleset` is the game with its options; `viewer` is a seat or SPECTATOR; `legal` is empty
    unless that seat is to act; `log` has every event since the start as the viewer saw it (perfect
    recall).
    """

    game: str
    ruleset: "Game[Any]" = field(repr=False)
    viewer: int
    to_act: int
    phase: str
    legal: Legal
    scores: tuple[int, ...]
    log: tuple[Event, ...]

    @abstractmethod
    def from_memory(self) -> Self:
        """The view as at a real table: what no longer lies open must be remembered."""

    @abstractmethod
    def plain(self) -> dict[str, object]:
        """The view as plain JSON values, cards as texts, without the log."""

    def __str__(self) -> str:
        """The table as the viewer sees it."""
        return "\n".join(drawn(self.ruleset.sheet(self.plain())))

    def _repr_svg_(self) -> str:
        """The same as a picture, for notebooks."""
        return self.ruleset.picture(self.plain())

    def frame(self) -> dict[str, object]:
        """The plain values that every game's view has."""
        return {
            "game": self.game,
            "viewer": self.viewer,
            "to_act": self.to_act,
            "phase": self.phase,
            "legal": [action.text for action in self.legal],
            "scores": list(self.scores),
        }


def seen_events(events: Iterable[Event], viewer: int) -> tuple[Event, ...]:
    """The events as one viewer saw them: the one door through which events leave."""
    return tuple(seen for event in events if (seen := event.seen_by(viewer)) is not None)
