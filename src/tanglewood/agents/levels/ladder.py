"""What a family says of its levels: how each thinks, what it forgets, when the end is near."""

from typing import Any, Final, NamedTuple, Protocol

from tanglewood.core.view import View

ALL: Final = 99
"""More tricks than any round has: nothing is forgotten."""
THUMB: Final = "thumb"
"""By rules of thumb."""
LOOK: Final = "look"
"""By plain information-set search among the worlds that fit what is remembered."""
THINK: Final = "think"
"""By all that `tanglewood.agents.search` can do."""

LEARNED: Final = "learned"
"""As the network prefers that learned the game. Near the end, where few worlds are left and a
search sees farther than any network, and by rules that none has learned, it is `THINK`."""


class Rung(NamedTuple):
    """How a level thinks. It remembers this many tricks. `softness` is 0 for the choice that looks
    best; above, how far from it (in the judge's own units for rules of thumb, as a share of its
    visits for a search) another choice may be and still be taken."""

    way: str
    iterations: int = 0
    remembers: int = ALL
    softness: float = 0.0


class Ladder(Protocol):
    """What a family's module offers."""

    RUNGS: tuple[Rung, ...]
    """From the gentlest to the strongest."""
    OAK_1: int
    """Iterations of the agent that was strongest before there were networks."""
    PERSONAL: frozenset[str]
    """The rulesets for which the personalities are offered."""

    def late(self, view: Any) -> bool:
        """Whether the end is near: from here on every level takes what it thinks best."""

    def remembered(self, view: Any, tricks: int) -> View:
        """The view with only what the last tricks taught; for rules of thumb."""

    def sight(self, view: Any) -> int | None:
        """The cards in sight, which no one forgets; None if no card is forgotten."""
