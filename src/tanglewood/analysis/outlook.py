"""How far a search in plain Python looks, and what it hopes for: the kernel's outlooks once more.

A module a family. What an end is worth lies between 0 and 1 for each seat
(`cpp/include/tanglewood/search/`).
"""

from typing import Any, Protocol

from tanglewood.analysis.outlooks.whole import Ends, Whole, shared
from tanglewood.core.state import State
from tanglewood.games.registry import part


class Outlook(Protocol):
    """How far to look and what to hope for, made for the state a search begins in."""

    span: float
    """What a worth of 1 is in the units of `value`."""

    def over(self, state: State[Any]) -> bool:
        """Whether the search looks no further."""

    def worth(self, state: State[Any]) -> Ends:
        """What the end is worth to each seat, and which end it is."""

    def value(self, worth: float) -> float:
        """A mean worth as people count it."""


class Outlooks(Protocol):
    """What a family's module offers."""

    def outlook(self, root: Any) -> Outlook:
        """The outlook of a search that begins in this state."""


def outlook_of(root: State[Any]) -> Outlook:
    """The outlook of a state; without one of its family, that of the end of the game."""
    found: Outlooks | None = part(root.game.name, "outlook")
    return Whole(shared) if found is None else found.outlook(root)
