"""Searching for a seat that sees its view and nothing else.

    >>> import tanglewood as tw
    >>> state = tw.load("fox").start(seed=1)
    >>> here = Standpoint(state.view(state.to_act))
    >>> here.ismcts(iterations=2000, seed=7).best.action in state.legal
    True

A standpoint is a view with all worlds that fit it. It is searched by the compiled kernel, or where
that is missing by plain Python (`tanglewood.analysis.ismcts`), with the same results to read and
some thousand times slower.

- `ismcts` is information-set Monte-Carlo tree search with one observer. Fox and Deluxe look to the
  end of the round, and means are points ahead (or values of a given objective); Duet and Into the
  Woods look to the end of the game, and means are between 0 and 1.
- `solve_worlds` (fox, with a kernel) solves worlds with all cards open and averages: for endings.
- `weighted` gives a standpoint that believes in some worlds more than in others.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from tanglewood.analysis.ismcts import plain_ismcts
from tanglewood.analysis.past import past_of
from tanglewood.analysis.searched import Searched, Tried
from tanglewood.analysis.worlds import Worlds
from tanglewood.core.asked import check_to_act
from tanglewood.core.chance import Stream
from tanglewood.core.errors import BadOption
from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.kernel import has_twin
from tanglewood.kernel.network import NativeNetwork
from tanglewood.kernel.search import Belief, belief_of_view
from tanglewood.kernel.twin import Twin

__all__ = ["Parts", "Searched", "Standpoint", "Tried", "Weighted"]


class Weighted(NamedTuple):
    """A world with what it counts for beside others."""

    world: Twin
    weight: float


class Parts(NamedTuple):
    """The parts of `Standpoint.think`: how many worlds are weighed, by which fitted `policy`, how
    much an observed choice is doubted (a share of even chances) and trusted (a power of its
    chance), how far the tree explores and leans on the policy (`prior`), how many last tricks are
    solved below a leaf (`solved`) and, in this many worlds, from the root (`open`). With `answer`
    the other is taken to go by the policy, and the search looks for a best answer to it."""

    policy: str = "fox"
    worlds: int = 1000
    doubt: float = 0.05
    power: float = 1.0
    exploration: float = 0.2
    prior: float = 0.3
    solved: int = 4
    open: int = 0
    open_worlds: int = 60
    answer: bool = False


class Standpoint:
    """A seat to act with its view, ready to be searched."""

    def __init__(self, view: View) -> None:
        check_to_act(view)
        self.game = view.game
        self.view = view
        self.believed: tuple[Weighted, ...] = ()

    @cached_property
    def worlds(self) -> Worlds:
        """All worlds that fit the view, in plain Python."""
        return Worlds(self.view)

    @cached_property
    def standing(self) -> State[Any]:
        """A world in the place of the true state: what the seat sees is right in it."""
        return self.worlds.draw(Stream(0))

    @cached_property
    def belief(self) -> Belief:
        """The worlds inside the kernel."""
        whole = belief_of_view(self.standing, self.view)
        if not self.believed:
            return whole
        return whole.weighted(*zip(*self.believed, strict=True))

    def draw(self, count: int, seed: int) -> list[Twin]:
        """This many worlds as twins, each with its chance."""
        return self.belief.draw(count, seed)

    def weighted(self, worlds: Sequence[Weighted | tuple[Twin, float]]) -> "Standpoint":
        """The same standpoint that believes in these worlds, by their weights."""
        other = Standpoint(self.view)
        other.believed = tuple(Weighted(*one) for one in worlds)
        return other

    def ismcts(
        self,
        iterations: int = 1000,
        *,
        milliseconds: float = 0,
        exploration: float = 0.4,
        seed: int = 0,
        threads: int = 1,
        values: list[int] | None = None,
    ) -> Searched:
        """Search by iterations, by time, or by what ends first (0: no such limit).

        The same seed gives the same result on one thread. `values` is an objective for fox
        (`tanglewood.analysis.solver_fox.values_by_end`) or Deluxe (by what both seats gain, from
        -16 on 64 steps each).
        """
        if not has_twin(self.game):
            return plain_ismcts(
                self.worlds,
                self.view,
                iterations=iterations,
                milliseconds=milliseconds,
                exploration=exploration,
                seed=seed,
            )
        settings: dict[str, Any] = {
            "iterations": iterations,
            "milliseconds": milliseconds,
            "exploration": exploration,
            "seed": seed,
            "threads": threads,
        }
        if values is not None:
            settings["values"] = values
        return Searched.of(self.game, self.belief.ismcts(**settings))

    def solve_worlds(
        self,
        worlds: int = 100,
        *,
        milliseconds: float = 0,
        seed: int = 0,
        threads: int = 1,
        values: list[int] | None = None,
        nodes: int = 0,
    ) -> Searched:
        """Fox: the mean value of every action over worlds that are solved with all cards open.

        A world that takes more than `nodes` nodes is left out (0: none is).
        """
        belief = self.belief
        if not belief.solves:
            raise BadOption("The solver knows the rounds of fox, fox-manual and fox-mini.")
        return Searched.of(
            self.game,
            belief.solve_worlds(
                worlds=worlds,
                milliseconds=milliseconds,
                seed=seed,
                threads=threads,
                values=values,
                nodes=nodes,
            ),
        )

    def think(
        self,
        iterations: int,
        *,
        milliseconds: float = 0,
        seed: int = 0,
        values: list[int] | None = None,
        **parts: Any,
    ) -> Searched:
        """Fox, with a kernel: a search guided by a policy on worlds that are weighed by what the
        other was seen to do, with solved endings. `parts` are those of `Parts`."""
        return Searched.of(
            self.game,
            self.belief.think(
                **self._past(),
                iterations=iterations,
                milliseconds=milliseconds,
                seed=seed,
                values=values,
                **Parts(**parts)._asdict(),
            ),
        )

    def plausible(self, worlds: int, seed: int = 0, **parts: Any) -> list[Weighted]:
        """Fox, with a kernel: worlds that fit, each with a weight by what the other did. After a
        position was set up nobody knows what was done before, and all weigh the same."""
        if past_of(self.view) is None and has_twin(self.game):
            return [Weighted(one, 1.0) for one in self.draw(worlds, seed)]
        chosen = Parts(worlds=worlds, **parts)
        found = self.belief.plausible(
            **self._past(),
            policy=chosen.policy,
            worlds=worlds,
            doubt=chosen.doubt,
            power=chosen.power,
            seed=seed,
        )
        return [Weighted(*one) for one in found]

    def likely(
        self,
        network: NativeNetwork,
        worlds: int,
        seed: int = 0,
        *,
        doubt: float = 0.05,
        power: float = 1.0,
    ) -> list[Weighted]:
        """The same, with a weight by how likely the network would have done what the other did."""
        if past_of(self.view) is None:
            return [Weighted(one, 1.0) for one in self.draw(worlds, seed)]
        found = self.belief.likely(
            **self._past(), network=network, worlds=worlds, doubt=doubt, power=power, seed=seed
        )
        return [Weighted(*one) for one in found]

    def _past(self) -> dict[str, Any]:
        past = past_of(self.view)
        if past is None or not has_twin(self.game):
            raise BadOption("This search is for a fox round whose deal was seen, with a kernel.")
        return past._asdict()


def standpoint(state: State[Any]) -> Standpoint:
    """The standpoint of the seat to act in a state, from its view alone."""
    return Standpoint(state.view(state.to_act))
