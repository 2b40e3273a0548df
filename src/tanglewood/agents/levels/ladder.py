"""What a family says of its levels: how each thinks, what it forgets and overlooks, when the end is
near."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from tanglewood.core.action import Action
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
"""By the network that learned the game, one step ahead. Near the end, where few worlds are left and
a search sees farther than any network, and by rules that none has learned, it is `THINK`."""

AHEAD: Final = "ahead"
"""As is best where all go on as the network prefers, tried in worlds that fit. By rules that no
network has learned it is `THINK`, with the iterations of `oak-1`."""


class Rung(NamedTuple):
    """How a level thinks. It remembers this many tricks. `softness` is 0 for the choice that looks
    best; above, how far from it (in the judge's own units for rules of thumb, as a share of its
    visits for a search) another choice may be and still be taken. Who has `LEARNED` looks ahead in
    so many `tries` (0: takes what the network prefers), until so few cards are left that the end is
    `close`."""

    way: str
    iterations: int = 0
    remembers: int = ALL
    softness: float = 0.0
    tries: int = 0
    close: int = 0


class Notion(NamedTuple):
    """What a player makes of a moment: how the table looks to it, and the actions that come to its
    mind, each with the one that it takes it for."""

    view: Any
    actions: Mapping[Action, Action]

    def only(self, wanted: Callable[[Action], bool]) -> "Notion":
        """Only such actions come to mind, if there are any."""
        left = {action: like for action, like in self.actions.items() if wanted(action)}
        return self._replace(actions=left or self.actions)


Slip = Callable[[Notion], Notion]
"""A way to be wrong about a moment, as people are."""


Pattern = Callable[[Any, Action], Iterable[Action]]
"""The legal actions of a view that would look like a mistake, where another action is best."""


class Human(NamedTuple):
    """How a level errs that plays as a network prefers. It remembers this many tricks. `slips` says
    in how many of a hundred decisions each slip happens to it, until it has only `careful` cards
    left to play. `softness` is 0 for the preferred action; at 1 it takes each as often as the
    network would, above it minds less."""

    remembers: int
    slips: Mapping[str, int]
    softness: float
    careful: int


def people(
    remembers: Sequence[int],
    softness: Sequence[float],
    careful: Sequence[int],
    **often: Sequence[int],
) -> tuple[Human, ...]:
    """The levels from the gentlest up: each row has one number for each of them, in `often` that of
    the slip with this name."""
    slips = (dict(zip(often, rates, strict=True)) for rates in zip(*often.values(), strict=True))
    return tuple(map(Human, remembers, slips, softness, careful))


class Ladder(Protocol):
    """What a family's module offers."""

    RUNGS: tuple[Rung, ...]
    """From the gentlest to the strongest, by rules that no network has learned."""
    HUMANS: Mapping[str, tuple[Human, ...]]
    """From the gentlest up, by rulesets that a network has learned; above stands the top level."""
    SLIPS: Mapping[str, Slip]
    """By their names, in the order in which they happen."""
    MISTAKES: Mapping[str, Pattern]
    """What the mistakes that come of them look like, by their names."""
    LATE: int
    """With so few cards left to play every level takes what it thinks best."""
    OAK_1: int
    """Iterations of the agent that was strongest before there were networks."""
    PERSONAL: frozenset[str]
    """The rulesets for which the personalities are offered."""

    def left(self, view: Any) -> int:
        """How many cards the viewer still has to play."""

    def remembered(self, view: Any, tricks: int) -> View:
        """The view with only what the last tricks taught; for rules of thumb."""

    def sight(self, view: Any) -> int | None:
        """The cards in sight, which no one forgets; None if no card is forgotten."""
