"""Who began which games: an address may have only so many under way.

It is kept in memory alone: no address is ever stored. A game counts until it is over, and for a day
at most, so that nobody is kept out for games they left lying.
"""

from collections import OrderedDict
from time import monotonic
from typing import Final

from tanglewood.core.message import Message
from tanglewood.server.problems import HttpProblem
from tanglewood.session.change import OVER
from tanglewood.session.store import Store

_DAY: Final = 86_400.0
_MOST: Final = 10_000
"""How many addresses are remembered; the one that began a game longest ago is forgotten first."""


class Ledger:
    """The games of each address, the oldest first, with the time when they began."""

    def __init__(self, store: Store, most: int) -> None:
        self._store, self._most = store, most
        self._games: OrderedDict[str, dict[str, float]] = OrderedDict()

    async def check(self, caller: str) -> None:
        """Raises 429 if an address has too many games under way."""
        mine = self._games.get(caller, {})
        if len(mine) < self._most:
            return
        infos = await self._store.tables([*mine])
        running = {info.id for info in infos if info.status != OVER}
        since = monotonic() - _DAY
        for table, began in tuple(mine.items()):
            if table not in running or began < since:
                mine.pop(table, None)
        if len(mine) >= self._most:
            raise HttpProblem(429, Message("server-many-games", n=self._most), 60)

    def add(self, caller: str, table: str) -> None:
        """An address began a game."""
        self._games.setdefault(caller, {})[table] = monotonic()
        self._games.move_to_end(caller)
        if len(self._games) > _MOST:
            self._games.popitem(last=False)
