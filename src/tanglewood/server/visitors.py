"""Everybody who has a connection open: how many there are, by household too, and who has to go.

Whoever has not yet asked anything, or stopped half-way, makes room: for another of the same
household when that has too many, and of the largest household when the server has. So somebody who
only opens connections keeps out nobody, neither elsewhere nor in the next room. When all of them
are busy, the newest is told so.

Time is counted in looks, one a second, not by the clock: a server that was frozen itself must not
take its own sleep for the slowness of others.
"""

from typing import Protocol

from tanglewood.core.message import Message
from tanglewood.server.address import Trust, household
from tanglewood.server.bounds import Bounds


class Visitor(Protocol):
    """A connection, as far as it is counted."""

    @property
    def host(self) -> str:
        """Where it comes from."""

    @property
    def half(self) -> bool:
        """Whether nothing whole was asked that is not answered."""

    def cut(self) -> None:
        """End it at once."""

    def tick(self) -> None:
        """A second has passed: end it if what it waits for takes too long."""


class Visitors:
    """The open connections in the order in which they came. A trusted proxy speaks for many, so
    its connections count only in all."""

    def __init__(self, bounds: Bounds, trust: Trust, most: int | None = None) -> None:
        self._most = bounds.open_connections if most is None else most
        self._each = bounds.connections_an_address
        self._trust = trust
        self._all: dict[Visitor, None] = {}
        self._homes: dict[str, dict[Visitor, None]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def came(self, visitor: Visitor) -> Message | None:
        """Somebody has connected; if there is no place for them, what to tell them."""
        self._all[visitor] = None
        refusal = None
        if visitor.host not in self._trust:
            mine = self._homes.setdefault(household(visitor.host), {})
            mine[visitor] = None
            if len(mine) > self._each and not self._make_room(mine, visitor):
                refusal = Message("server-full-address")
        if len(self._all) > self._most:
            largest = max(self._homes.values(), key=len, default=self._all)
            if not (self._make_room(largest, visitor) or self._make_room(self._all, visitor)):
                refusal = Message("server-full-seats")
        return refusal

    def went(self, visitor: Visitor) -> None:
        """Somebody is gone; again is harmless."""
        self._all.pop(visitor, None)
        home = household(visitor.host)
        mine = self._homes.get(home)
        if mine is not None:
            mine.pop(visitor, None)
            if not mine:
                del self._homes[home]

    def tick(self) -> None:
        """A second has passed."""
        for visitor in tuple(self._all):
            visitor.tick()

    def _make_room(self, some: dict[Visitor, None], newest: Visitor) -> bool:
        for visitor in some:
            if visitor.half and visitor is not newest:
                self.went(visitor)
                visitor.cut()
                return True
        return False
