"""Every game's module that says what a seat was told."""

from importlib import import_module
from typing import Any

from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.games.registry import family
from tanglewood.kernel.told import Told
from tanglewood.kernel.told.woods import Pooled


def told(game: Game[Any], view: View, root: State[Any] | None) -> Told | Pooled:
    """What the viewer, a seat, was told since the last deal, or else since the root."""
    if view.viewer < 0:
        raise BadOption("Worlds are those of a seat, not of a spectator.")
    module = import_module(f"tanglewood.kernel.told.{family(game.name)}")
    found: Told | Pooled = module.told(game, view, root)
    return found


def told_numbers(game: Game[Any], view: View, root: State[Any] | None) -> tuple[Any, ...]:
    """The same as plain numbers for the compiled kernel."""
    return told(game, view, root).numbers()
