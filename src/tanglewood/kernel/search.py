"""Searches of the compiled kernel in plain numbers; `tanglewood.analysis.search` names actions."""

from collections.abc import Sequence
from typing import Any, Protocol, cast

from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.kernel.network import NativeNetwork
from tanglewood.kernel.presence import need
from tanglewood.kernel.seen.registry import seen_numbers
from tanglewood.kernel.twin import Native, Twin, rules_of, twin

Numbers = tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]
"""(iterations, [(action, visits, mean, error, ends), …])."""
Reached = tuple[bool, int, list[int]]
"""Where an action led: whether it is over there, the score of who took it, and what a network says
beside its preferences, or how it ended."""
Told = tuple[list[int], list[tuple[int, list[Reached]]]]
"""What a network answers, and for every action where it led in each world."""
Played = list[tuple[list[int], list[tuple[int, ...]]]]
"""For each world how the round ended, and every choice on the way: the seat, the action, and the
tricks and scores of who was asked and of the other after it."""


class NativeBelief(Protocol):
    """Worlds to search in, inside the kernel."""

    @property
    def seat(self) -> int: ...
    def draw(self, count: int, seed: int) -> list[Native]: ...


class _Searching(Protocol):
    """What a compiled twin offers beyond `Native`."""

    def ismcts(self, belief: NativeBelief, **settings: Any) -> Numbers: ...
    def solve_worlds(self, belief: NativeBelief, **settings: Any) -> Numbers: ...
    def team(self, belief: NativeBelief, **settings: Any) -> Numbers: ...
    def planned(self, belief: NativeBelief, **settings: Any) -> Numbers: ...
    def alone(self, **settings: Any) -> Numbers: ...
    def think(self, belief: NativeBelief, **settings: Any) -> Numbers: ...
    def learned(
        self, belief: NativeBelief, network: NativeNetwork, seen: list[Any], **settings: Any
    ) -> Numbers: ...
    def plausible(self, belief: NativeBelief, **settings: Any) -> list[tuple[Native, float]]: ...
    def likely(self, belief: NativeBelief, **settings: Any) -> list[tuple[Native, float]]: ...
    def told(
        self,
        worlds: list[Native],
        network: NativeNetwork,
        seen: list[Any],
        seed: int,
        to_the_end: bool,
    ) -> Told: ...
    def played(
        self,
        worlds: list[Native],
        network: NativeNetwork,
        seen: list[Any],
        seed: int,
        action: int,
    ) -> Played: ...


class Belief:
    """The worlds that a seat takes into account: all that fit its view, or some with weights."""

    def __init__(self, at: Twin, native: NativeBelief) -> None:
        self.twin = at
        self.native = native
        self._search = cast(_Searching, at.native)

    @property
    def solves(self) -> bool:
        """Whether worlds of this game can be solved."""
        return hasattr(self._search, "solve_worlds")

    def draw(self, count: int, seed: int) -> list[Twin]:
        """So many worlds, each with its chance; the same seed gives the same ones."""
        rules = rules_of(self.twin.game)
        return [Twin(self.twin.game, rules, one) for one in self.native.draw(count, seed)]

    def weighted(self, worlds: Sequence[Twin], weights: Sequence[float]) -> "Belief":
        """These worlds instead, each with a weight."""
        natives = [world.native for world in worlds]
        listed = _native(self.twin).listed(natives, list(weights), self.native.seat)
        return Belief(self.twin, cast(NativeBelief, listed))

    def ismcts(self, **settings: Any) -> Numbers:
        """Information-set search for the seat to act."""
        return self._search.ismcts(self.native, **settings)

    def solve_worlds(self, **settings: Any) -> Numbers:
        """Fox: what every action is worth when worlds are solved with all cards open."""
        return self._search.solve_worlds(self.native, **settings)

    def team(self, **settings: Any) -> Numbers:
        """Duet: what every action is worth with a partner who goes by the policy."""
        return self._search.team(self.native, **settings)

    def planned(self, **settings: Any) -> Numbers:
        """Into the Woods: information-set search that plays on by rules of thumb."""
        return self._search.planned(self.native, **settings)

    def alone(self, **settings: Any) -> Numbers:
        """Into the Woods alone: this row and the next, the order of the deck unknown."""
        return self._search.alone(**settings)

    def think(self, **settings: Any) -> Numbers:
        """Fox: the strong search, with worlds weighed by the past."""
        return self._search.think(self.native, **settings)

    def learned(self, network: NativeNetwork, seen: list[Any], **settings: Any) -> Numbers:
        """What every action is worth when all go on as a network prefers."""
        return self._search.learned(self.native, network, seen, **settings)

    def plausible(self, **settings: Any) -> list[tuple[Twin, float]]:
        """Fox: worlds that fit, each with a weight by what the other did."""
        return self._twins(self._search.plausible(self.native, **settings))

    def likely(self, **settings: Any) -> list[tuple[Twin, float]]:
        """Fox: the same, with a weight by how likely a network would have done what was done."""
        return self._twins(self._search.likely(self.native, **settings))

    def _twins(self, found: list[tuple[Native, float]]) -> list[tuple[Twin, float]]:
        rules = rules_of(self.twin.game)
        return [(Twin(self.twin.game, rules, one), weight) for one, weight in found]


def told(
    worlds: Sequence[Twin],
    network: NativeNetwork,
    seen: list[Any],
    seed: int,
    *,
    to_the_end: bool = False,
) -> Told:
    """What a network says of the seat to act and of every action in these worlds, of all of which
    the seat sees the same; where it leads at once, or how all ends by the network's play."""
    natives = [world.native for world in worlds]
    return cast(_Searching, natives[0]).told(natives, network, seen, seed, to_the_end)


def played(
    worlds: Sequence[Twin], network: NativeNetwork, seen: list[Any], seed: int, action: int
) -> Played:
    """How a round of two goes on to its end after an action, in these worlds, when both play as a
    network does; the luck of a world is the same after every action."""
    natives = [world.native for world in worlds]
    return cast(_Searching, natives[0]).played(natives, network, seen, seed, action)


def belief_of_view(standing: State[Any], view: View) -> Belief:
    """All worlds that fit a view. Of `standing` only what the viewer sees is used."""
    return belief_of_seen(standing, view.viewer, seen_numbers(view))


def belief_of_seen(standing: State[Any], viewer: int, seen: tuple[Any, ...]) -> Belief:
    """All worlds that fit what a viewer has seen, or what is left of it in the viewer's mind."""
    at = twin(standing)
    return Belief(at, cast(NativeBelief, _native(at).seen(at.native, viewer, *seen)))


def belief_of_twin(at: Twin, seat: int) -> Belief:
    """All worlds that fit what the seat has seen, by what the twin itself has noted."""
    return Belief(at, cast(NativeBelief, _native(at)(at.native, seat)))


def _native(at: Twin) -> Any:
    return getattr(need(), type(at.native).__name__.removesuffix("Twin") + "Belief")
