"""Looking ahead by a learned network: what every action is worth when all go on as it prefers.

In worlds that fit the view the actions that the network prefers are tried, and the others answer as
it would from what they see there, until the viewer is asked again: then the network says what it
expects (`cpp/include/tanglewood/search/learned.hpp`). A module per family that is looked ahead in.

    found = foreseen(view, iterations=300, seed=1)
    found.best.action
"""

from typing import Any, NamedTuple, Protocol

from tanglewood.analysis.networks.inputs import Forecast
from tanglewood.analysis.networks.learned import knows, network, preferred
from tanglewood.analysis.search import Standpoint
from tanglewood.analysis.searched import Searched
from tanglewood.core.action import Action
from tanglewood.core.game import Game
from tanglewood.core.view import View
from tanglewood.games.registry import part
from tanglewood.kernel import available
from tanglewood.kernel.search import Reached
from tanglewood.kernel.seen import NoWorlds
from tanglewood.kernel.twin import Twin


class Looking(NamedTuple):
    """How it is done: how many actions are tried at first, how much the network's own preference
    counts beside what is found, and how often others are expected to take any action."""

    actions: int
    trust: float
    doubt: float


class Foresight(Protocol):
    """What a family's module offers."""

    LOOKING: Looking | None
    """How the agents look ahead that do; None where none does."""

    def notes(self, view: Any) -> list[Any]:
        """What the seats have seen, as the kernel asks for it."""

    def worlds(self, here: Standpoint, count: int, seed: int) -> list[Twin]:
        """So many worlds that fit, the likelier ones more often."""

    def believed(self, here: Standpoint, seed: int) -> Standpoint:
        """The same standpoint that believes more in worlds in which the others, if they go on as
        the network would, were likelier to do what they did."""

    def reached(self, view: Any, row: Reached) -> Forecast:
        """What the viewer expects where an action led, or what the end brought."""


def foresees(game: Game[Any]) -> bool:
    """Whether agents look ahead in games by these rules: that takes a network, and the kernel."""
    how: Foresight | None = part(game.name, "foresight")
    return available() and how is not None and how.LOOKING is not None and knows(game)


def foreseen(view: View, iterations: int, seed: int, *, milliseconds: float = 0.0) -> Searched:
    """What every action is worth to the seat to act: from 0 to 1, in fox and Deluxe points ahead;
    the same view, iterations and seed give the same answer."""
    how: Foresight = part(view.name, "foresight")
    assert how.LOOKING is not None
    numbers = how.believed(Standpoint(view), seed).belief.learned(
        network(view.name).native,
        how.notes(view),
        iterations=iterations,
        milliseconds=milliseconds,
        seed=seed,
        **how.LOOKING._asdict(),
    )
    return Searched.of(view.game, numbers)


def best_foreseen(view: View, iterations: int, seed: int, *, milliseconds: float = 0.0) -> Action:
    """The action that is worth most; where no deal was seen, the one that the network prefers."""
    try:
        return foreseen(view, iterations, seed, milliseconds=milliseconds).best.action
    except NoWorlds:
        return preferred(view)
