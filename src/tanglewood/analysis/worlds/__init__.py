"""Worlds: complete states that fit all that one seat has seen.

A world is a hidden history: what chance dealt to hidden places, together with what others chose
unseen. All hidden histories that fit the seat's view are equally likely; drawing gives the state
that one of them leads to, the order of the deck included.

    >>> import tanglewood as tw
    >>> state = tw.load("fox").start(seed=1)
    >>> world_count(state)
    19535040
    >>> len(worlds(state, 3))
    3

These are plain Python. The compiled kernel draws the same worlds with the same chances, some
hundred times faster: `tanglewood.kernel.world`.
"""

from typing import Any, Protocol

from tanglewood.analysis.worlds.pool import Pool
from tanglewood.analysis.worlds.sampler import WorldSampler
from tanglewood.core.arguments import checked_count, checked_seat, checked_seed
from tanglewood.core.asked import check_whole
from tanglewood.core.chance import Stream
from tanglewood.core.errors import BadOption, wrong_kind
from tanglewood.core.message import Message
from tanglewood.core.state import State
from tanglewood.core.turn import check_turn
from tanglewood.core.view import View
from tanglewood.games.registry import part
from tanglewood.kernel.seen import NoWorlds, Seen
from tanglewood.kernel.seen.registry import seen_in_view
from tanglewood.kernel.seen.woods import Pooled


class Builder(Protocol):
    """What a family's module offers: how a world becomes a state of the law."""

    def state(self, view: Any, world: Any, stream: Stream) -> State[Any]:
        """The viewer's game as it would be in this world, without history."""

    def ways(self, view: Any) -> int:
        """In how many ways the rest can lie that no world tells of."""


class Worlds:
    """The worlds of one view, prepared once.

    `chances` is how many chance outcomes the game has had, for the states that are drawn.
    `seen` is what the seat has seen, where that is not all that the view tells.
    """

    def __init__(
        self,
        view: View,
        chances: int = 0,
        seen: Seen | Pooled | None = None,
    ) -> None:
        self._view, self._chances = view, chances
        found: Builder | None = part(view.name, "worlds")
        if found is None:
            raise NoWorlds(view.name)
        self._builder = found
        if seen is None:
            seen = seen_in_view(view)
        self._sampler: WorldSampler | Pool
        self._sampler = WorldSampler(seen) if isinstance(seen, Seen) else Pool(seen)

    @property
    def count(self) -> int:
        """How many hidden histories fit the view."""
        return self._sampler.count * self._builder.ways(self._view)

    def draw(self, stream: Stream) -> State[Any]:
        """One world, as a position that a game begins with."""
        found = self._builder.state(self._view, self._sampler.draw(stream), stream)
        return found._replace(chances=self._chances).as_set_up()


def worlds_of(seen: View | State[Any], seat: int | None = None) -> Worlds:
    """The worlds of a seat, from what its view shows and nothing else. A view has its own seat; of
    a state it is the seat to act unless another is said."""
    if isinstance(seen, State):
        if seat is None:
            check_turn(seen.to_act)
            seat = seen.to_act
        found = checked_seat(seat, seen.game.seats)
        return Worlds(seen.view(found), seen.chances)
    if not isinstance(seen, View):
        raise wrong_kind("type-no-table", seen)
    if seat is not None and checked_seat(seat, seen.game.seats) != seen.viewer:
        raise BadOption(Message("seat-not-viewer", seat=seat, viewer=seen.viewer))
    check_whole(seen)
    return Worlds(seen)


def worlds(
    seen: View | State[Any], count: int = 1, *, seat: int | None = None, seed: int = 0
) -> list[State[Any]]:
    """`count` worlds of a seat, from its view, or from a state of which that view is taken; of a
    state it is the seat to act unless another is said. The same seed gives the same worlds."""
    found, seed = worlds_of(seen, seat), checked_seed(seed)
    return [found.draw(Stream(seed, i)) for i in range(checked_count(count, 1))]


def world_count(seen: View | State[Any], *, seat: int | None = None) -> int:
    """How many worlds of a seat there are, from its view or from a state, as for `worlds`."""
    return worlds_of(seen, seat).count
