"""Places at the server: whoever sits at a table comes before whoever watches.

A connection waits until it has said who it is. A seat always gets a place: at a full server the
spectator who came last gives one up. Spectators get what is left, and only so many per table.
"""

from collections.abc import Iterable
from typing import Final

from tanglewood.server.config import Config
from tanglewood.server.connection import TOO_FAST, Connection

WAITING: Final = 500
"""How many connections may wait for their first message; the longest waiting is let go first."""
A_SEAT: Final = 20
"""How many connections one seat may have; the oldest is let go first."""


class Places:
    """The connections of one server, in the order in which they came."""

    def __init__(self, config: Config) -> None:
        self._most = config.connections
        self._watchers = config.connections_a_table
        self._waiting: dict[Connection, None] = {}
        self._watching: dict[Connection, None] = {}
        self._sitting: dict[Connection, None] = {}

    def wait(self, connection: Connection) -> None:
        """Somebody has connected and has not said who they are."""
        self._waiting[connection] = None
        if len(self._waiting) > WAITING:
            self._let_go(next(iter(self._waiting)))

    def sit(self, connection: Connection, seat: int, table: Iterable[Connection]) -> bool:
        """A place for somebody who holds a seat's token; False if all places are taken by seats."""
        if connection not in self._sitting:
            if self._full(connection):
                if not self._watching:
                    return False
                self._let_go(next(reversed(self._watching)))
            self.leave(connection)
            self._sitting[connection] = None
        mine = {each for each in table if seat in each.seats and each is not connection}
        others = [each for each in self._sitting if each in mine]
        if len(others) >= A_SEAT:
            self._let_go(others[0])
        return True

    def watch(self, connection: Connection, table: Iterable[Connection]) -> bool:
        """A place for somebody who watches; False if there is none. Whoever has a seat's place
        keeps it."""
        if connection in self._sitting or connection in self._watching:
            return True
        here = sum(each in self._watching for each in table)
        if here >= self._watchers or self._full(connection):
            return False
        self.leave(connection)
        self._watching[connection] = None
        return True

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        for places in (self._waiting, self._watching, self._sitting):
            places.pop(connection, None)

    def _full(self, connection: Connection) -> bool:
        taken = len(self._watching) + len(self._sitting) - (connection in self._watching)
        return taken >= self._most

    def _let_go(self, connection: Connection) -> None:
        self.leave(connection)
        connection.close(TOO_FAST)
