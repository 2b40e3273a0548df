"""Perfect play of a small fox round, and how far from it a policy is, exactly.

    >>> import tanglewood as tw
    >>> small = Equilibrium(tw.load("fox-mini", suits=2, ranks=[1, 3, 9], hand=2, scores=[2, 0, 3]))
    >>> small.run(200)
    >>> small.exploited().exploitability < 0.01
    True

The whole round is unfolded: every deal, every line of play, and what each seat can tell apart (its
situations). Seat 1 deals and seat 0 leads; the seats are alike otherwise. Counterfactual regret
minimisation then finds an equilibrium, and a best answer measures any policy: how many points a
round somebody who knows the policy takes from it. It needs the compiled kernel and a game as small
as the default `fox-mini`.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tanglewood.core.errors import BadOption
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.fox.state import FoxState
from tanglewood.kernel.equilibrium import unfolded


class Exploited(NamedTuple):
    """What a best answer to a policy gets as seat 0 and as seat 1, and what the policy gets from
    itself as seat 0, in points per round."""

    first: float
    second: float
    value: float

    @property
    def exploitability(self) -> float:
        """What a best answer gains, on average over both seats; 0 for an equilibrium."""
        return (self.first + self.second) / 2


class Situation(NamedTuple):
    """What a seat to act knows, by one of the games that lead to it. `at` is where the chances of
    its actions begin in a policy, `legal` the indices of these actions."""

    seat: int
    at: int
    deal: tuple[int, ...]
    actions: tuple[int, ...]
    legal: tuple[int, ...]


class Equilibrium:
    """A small fox round, unfolded."""

    def __init__(self, game: FoxGame) -> None:
        if not isinstance(game, FoxGame):
            raise BadOption("Only rounds of the fox rulesets are unfolded.")
        self.game = game
        self._native = unfolded(game)

    @property
    def iterations(self) -> int:
        """How many there were so far."""
        return self._native.iterations

    @property
    def numbers(self) -> int:
        """How many chances a policy lists."""
        return self._native.numbers

    @property
    def situations(self) -> int:
        """How many situations there are."""
        return self._native.situations

    def run(self, iterations: int) -> None:
        """Go on with counterfactual regret minimisation."""
        self._native.run(iterations)

    def average(self) -> list[float]:
        """The policy found so far: for each situation the chances of its actions."""
        return self._native.average()

    def exploited(self, policy: Sequence[float] | None = None) -> Exploited:
        """What a best answer takes from a policy; without one, from the policy found so far."""
        return Exploited(*self._native.exploited(None if policy is None else list(policy)))

    def situation(self, number: int) -> Situation:
        """One of the situations, from 0."""
        return Situation(*self._native.situation(number))

    def state(self, situation: Situation) -> FoxState:
        """The law's state of the game that a situation is told by."""
        state: FoxState = self.game.start(chance=[(1,), situation.deal])
        for action in situation.actions:
            state = state.apply(self.game.actions[action])
        return state

    def open_situations(self) -> Iterator[Situation]:
        """The situations with a choice: more than one legal action."""
        for number in range(self.situations):
            found = self.situation(number)
            if len(found.legal) > 1:
                yield found

    def policy(self, chances: Callable[[FoxState], dict[int, float]]) -> list[float]:
        """The policy of somebody who is asked in every situation; `chances(state)` gives the chance
        of each legal action by its index and must use the view of the seat to act alone."""
        found = [1.0] * self.numbers
        for situation in self.open_situations():
            given = chances(self.state(situation))
            for place, action in enumerate(situation.legal):
                found[situation.at + place] = given.get(action, 0.0)
        return found
