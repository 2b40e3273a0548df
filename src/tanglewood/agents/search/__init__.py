"""Searching for an action from what a seat sees, a module a game.

`think` is the one door: agents, levels and hints ask it. What a game's module does beyond plain
information-set search is told there.
"""

from importlib import import_module
from typing import Final, Protocol, cast

from tanglewood.analysis.searched import Searched, Tried
from tanglewood.core.errors import BadOption
from tanglewood.core.view import View

__all__ = ["Searched", "Tried", "think"]

_MODULES: Final = {
    "fox": "fox",
    "fox-manual": "fox",
    "fox-mini": "fox",
    "deluxe": "deluxe",
    "duet": "duet",
    "woods": "woods",
}


class _Thinker(Protocol):
    def __call__(
        self,
        view: View,
        iterations: int,
        seed: int,
        *,
        milliseconds: float = 0.0,
        target_aware: bool = True,
    ) -> Searched: ...


def think(
    view: View,
    iterations: int,
    seed: int,
    *,
    milliseconds: float = 0.0,
    target_aware: bool = True,
) -> Searched:
    """What every legal action is worth to the seat to act, with its uncertainty.

    `iterations` is the budget that each game scales its parts from; the same view, budget and seed
    give the same answer. `milliseconds` above 0 caps the time for live play. A `target_aware`
    search plays for the game, another one for points. A single legal action is answered at once.
    """
    if not view.legal:
        raise BadOption("A search is for a seat that is to act.")
    if len(view.legal) == 1:
        return Searched(0, (Tried(view.legal[0], 1.0, 0.0, 0.0, ()),))
    module = import_module(f"tanglewood.agents.search.{_MODULES[view.ruleset.name]}")
    thinker = cast(_Thinker, module.think)
    return thinker(view, iterations, seed, milliseconds=milliseconds, target_aware=target_aware)
