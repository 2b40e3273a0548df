"""Every game's module that says what a seat was told."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.kernel.told import Told
from tanglewood.kernel.told.woods import Pooled

TELLERS: Final[Mapping[str, str]] = {
    "fox": "tanglewood.kernel.told.fox",
    "fox-manual": "tanglewood.kernel.told.fox",
    "fox-mini": "tanglewood.kernel.told.fox",
    "deluxe": "tanglewood.kernel.told.deluxe",
    "duet": "tanglewood.kernel.told.duet",
    "woods": "tanglewood.kernel.told.woods",
}


def told(game: Game[Any], view: View, root: State[Any] | None) -> Told | Pooled:
    """What the viewer, a seat, was told since the last deal, or else since the root."""
    if view.viewer < 0:
        raise BadOption("Worlds are those of a seat, not of a spectator.")
    found: Told | Pooled = import_module(TELLERS[game.name]).told(game, view, root)
    return found


def told_numbers(game: Game[Any], view: View, root: State[Any] | None) -> tuple[Any, ...]:
    """The same as plain numbers for the compiled kernel."""
    return numbers_of(told(game, view, root))


def numbers_of(found: Told | Pooled) -> tuple[Any, ...]:
    """What was told as plain numbers."""
    if isinstance(found, Told):
        steps = [(int(step), number) for step, number in found.steps]
        return found.unseen, found.hand, found.deck, found.box, found.boxed, steps
    return found.numbers()
