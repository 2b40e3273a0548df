"""What the numbers of a family's hints are."""

from collections.abc import Collection
from typing import Any, Final, Protocol

from tanglewood.agents.hint.form import ByNetwork
from tanglewood.core.view import View
from tanglewood.games.registry import part

POINTS: Final = "points"
WORTH: Final = "worth"


class Hinting(Protocol):
    """What a family's module offers, and what holds for a family without one."""

    UNIT: str = WORTH
    """What the values of a search are: `POINTS` or `WORTH`."""
    AFTER: Collection[str] = ()
    """The phases that belong to a trick which is taken already."""

    def for_the_game(self, view: Any) -> bool:
        """Whether the search plays for the game here: its means are games won less games lost."""
        return False

    def chart(self, view: Any) -> tuple[int, ...] | None:
        """The points for 0, 1, 2 … tricks of a round, where an end is told by tricks."""
        return None

    def ends(self, view: Any) -> tuple[str, ...]:
        """What the end of a round with 0, 1, 2 … tricks is called, in the order of the chart;
        nothing where ends have no names."""
        return ()

    def by_network(self, view: Any, seed: int, worlds: int) -> ByNetwork | None:
        """What a learned network says of every legal action, one step ahead in this many worlds;
        None where none can be asked."""
        return None


class Plain(Hinting):
    """A family without a module: the numbers say it all."""


def hinting(view: View) -> Hinting:
    """What the family of this view says."""
    found: Hinting | None = part(view.name, "hints")
    return Plain() if found is None else found
