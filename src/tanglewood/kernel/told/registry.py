"""Every game's module that says what a seat was told."""

from typing import Any, Protocol

from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.games.registry import part
from tanglewood.kernel.told import NoWorlds, Told
from tanglewood.kernel.told.woods import Pooled


class Telling(Protocol):
    """What a family's module offers."""

    def told(self, game: Any, view: Any, root: Any) -> Told | Pooled:
        """What the viewer was told since the last deal, or else since the root."""


def told(game: Game[Any], view: View, root: State[Any] | None) -> Told | Pooled:
    """What the viewer, a seat, was told since the last deal, or else since the root."""
    if view.viewer < 0:
        raise BadOption("Worlds are those of a seat, not of a spectator.")
    module: Telling | None = part(game.name, "told")
    if module is None:
        raise NoWorlds(game.name)
    return module.told(game, view, root)


def told_numbers(game: Game[Any], view: View, root: State[Any] | None) -> tuple[Any, ...]:
    """The same as plain numbers for the compiled kernel."""
    return told(game, view, root).numbers()
