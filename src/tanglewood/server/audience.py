"""The audience of a table: everybody who looks at it through this server."""

from collections.abc import Collection
from typing import Any

from tanglewood.server.connection import Connection
from tanglewood.server.messages import write
from tanglewood.server.presence import Presence
from tanglewood.server.shares import Asker
from tanglewood.server.state_message import Already, common_part, viewer_part
from tanglewood.session.change import TableInfo
from tanglewood.session.hosted import Hosted


class Audience:
    """The connections to one table, and which seats are looked after."""

    def __init__(self, seats: int) -> None:
        self.connections: set[Connection] = set()
        self.presence = Presence(seats)

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
        wanted = [each for each in only or self.connections if each.joined and not each.closing]
        if not wanted:
            return
        parts: dict[tuple[int, str, int], dict[str, Any]] = {}
        written_already: Already = {}
        for each in wanted:
            key = each.viewer, each.mode, each.sent
            if key not in parts:
                parts[key] = viewer_part(hosted, *key, written_already)
        common = common_part(hosted, info, self.presence.plain(), spent)
        written: dict[tuple[int, str, int], str] = {}
        for each in wanted:
            key = each.viewer, each.mode, each.sent
            if key not in written:  # what may be undone depends on who has looked: asked last
                undo = each.viewer >= 0 and hosted.may_undo(each.viewer)
                written[key] = write(common | parts[key] | {"undo": undo})
            each.send(written[key])
            each.sent = hosted.number

    def send_presence(self) -> None:
        """Send everybody who is there."""
        seats = [{"seat": seat} | there for seat, there in enumerate(self.presence.plain())]
        self._send_all({"type": "presence", "seats": seats})

    def send_chat(self, chat: dict[str, Any]) -> None:
        """Send everybody what somebody said."""
        self._send_all({"type": "chat"} | chat)

    def _send_all(self, message: dict[str, Any]) -> None:
        written = write(message)
        for each in self.connections:
            if each.joined:
                each.send(written)
