"""Every game's module that says what a seat has seen."""

from typing import Any, Protocol

from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.games.registry import part
from tanglewood.kernel.seen import NoWorlds, Seen
from tanglewood.kernel.seen.woods import Pooled


class SeenModule(Protocol):
    """What a family's module offers."""

    def seen(self, game: Any, view: Any, root: Any) -> Seen | Pooled:
        """What the viewer has seen since the last deal, or else since the root."""


def seen_in_view(game: Game[Any], view: View, root: State[Any] | None) -> Seen | Pooled:
    """What the viewer, a seat, has seen since the last deal, or else since the root."""
    if view.viewer < 0:
        raise BadOption("Worlds are those of a seat, not of a spectator.")
    module: SeenModule | None = part(game.name, "seen")
    if module is None:
        raise NoWorlds(game.name)
    return module.seen(game, view, root)


def seen_numbers(game: Game[Any], view: View, root: State[Any] | None) -> tuple[Any, ...]:
    """The same as plain numbers for the compiled kernel."""
    return seen_in_view(game, view, root).numbers()
