"""The audience of a table: everybody who looks at it through this server."""

from collections.abc import Collection
from typing import Any

from tanglewood.protocol.broadcaster import Broadcaster
from tanglewood.protocol.encoding import encoded
from tanglewood.server.connection import Connection
from tanglewood.server.fair_shares import Asker
from tanglewood.server.presence import Presence
from tanglewood.session.change import TableInfo
from tanglewood.session.hosted import Hosted


class Audience:
    """The connections to one table, and which seats are looked after."""

    def __init__(self, seats: int) -> None:
        self.connections: set[Connection] = set()
        self.presence = Presence(seats)
        self._telling = Broadcaster()

    def asker(self, people: Collection[int]) -> Asker:
        """For whom agents think at this table: for a person who sits at it, where one does, else
        for those who watch. Somebody looks."""
        sitting = [each for each in self.connections if not each.seats.isdisjoint(people)]
        address = min(each.caller for each in sitting or self.connections)
        return Asker(address, person=bool(sitting))

    def send_state(
        self, hosted: Hosted, info: TableInfo, spent: int, only: tuple[Connection, ...]
    ) -> None:
        """Send everybody, or only some, the state as they may know it; the seat to act has been
        asked for `spent` milliseconds."""
        viewers = [each for each in only or self.connections if each.joined and not each.closing]
        if viewers:
            self._telling.tell(viewers, hosted, info, spent, self.presence.plain())

    def send_presence(self) -> None:
        """Send everybody who is there."""
        seats = [{"seat": seat} | there for seat, there in enumerate(self.presence.plain())]
        self._send_all({"type": "presence", "seats": seats})

    def send_chat(self, chat: dict[str, Any]) -> None:
        """Send everybody what somebody said."""
        self._send_all({"type": "chat"} | chat)

    def _send_all(self, message: dict[str, Any]) -> None:
        written = encoded(message)
        for each in self.connections:
            if each.joined:
                each.send(written)
