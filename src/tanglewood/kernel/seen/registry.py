"""Every game's module that says what a seat has seen."""

from typing import Any, Protocol

from tanglewood.core.errors import BadOption
from tanglewood.core.view import View
from tanglewood.games.registry import part
from tanglewood.kernel.seen import NoWorlds, Seen
from tanglewood.kernel.seen.woods import Pooled


class SeenModule(Protocol):
    """What a family's module offers."""

    def seen(self, view: Any) -> Seen | Pooled:
        """What the viewer has seen since the last deal, or since the game was set up."""


def seen_in_view(view: View) -> Seen | Pooled:
    """What the viewer, a seat, has seen since the last deal, or since the game was set up."""
    if view.viewer < 0:
        raise BadOption("Worlds are those of a seat, not of a spectator.")
    module: SeenModule | None = part(view.name, "seen")
    if module is None:
        raise NoWorlds(view.name)
    return module.seen(view)


def seen_numbers(view: View) -> tuple[Any, ...]:
    """The same as plain numbers for the compiled kernel."""
    return seen_in_view(view).numbers()
