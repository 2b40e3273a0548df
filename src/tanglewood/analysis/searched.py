"""What a search found out about the actions at its root."""

from typing import Any, NamedTuple

from tanglewood.core.action import Action
from tanglewood.core.game import Game
from tanglewood.kernel.search import Numbers


class Tried(NamedTuple):
    """One legal action: how often it was tried, what it was worth on average to the seat to act,
    the standard error of that mean, and how often each end came of it.

    Ends of fox and Deluxe go by the tricks of seat 0, those of Duet and Into the Woods are lost or
    won by seat 0; they are all 0 where worlds were solved.
    """

    action: Action
    visits: float
    mean: float
    error: float
    ends: tuple[float, ...]


class Searched(NamedTuple):
    """How many iterations there were, and every legal action in its order."""

    iterations: int
    tried: tuple[Tried, ...]

    @classmethod
    def of(cls, game: Game[Any], numbers: Numbers) -> "Searched":
        """What the kernel found out, with the actions of the game."""
        iterations, tried = numbers
        return cls(iterations, tuple(Tried(game.actions[one[0]], *one[1:]) for one in tried))

    @property
    def looked_at(self) -> "Searched":
        """The same without the actions that were never tried: nothing is known of them."""
        return Searched(self.iterations, tuple(one for one in self.tried if one.visits))

    @property
    def best(self) -> Tried:
        """The action tried most often; where all were tried alike, the one with the best mean."""
        return max(self.tried, key=lambda one: (one.visits, one.mean))
