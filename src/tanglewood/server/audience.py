"""The audience of a table: everybody who looks at it through this server."""

from collections.abc import Collection
from typing import Any

from msgspec import Raw

from tanglewood.server.connection import Connection
from tanglewood.server.event_writer import EventWriter, event_writer
from tanglewood.server.messages import encoded
from tanglewood.server.picture import Moment, Picture
from tanglewood.server.presence import Presence
from tanglewood.server.shares import Asker
from tanglewood.server.state_message import (
    Plain,
    common_part,
    is_reset,
    news_of,
    present_seats,
    with_reset,
)
from tanglewood.session.change import TableInfo
from tanglewood.session.hosted import Hosted
from tanglewood.words import table_voice

Asked = tuple[int, str, int, bool, Picture | None]
"""What makes two clients get the same message: who looks, the mode, the last number that was sent,
whether in words, and what was shown before if only changes are wanted."""


class Audience:
    """The connections to one table, and which seats are looked after."""

    def __init__(self, seats: int) -> None:
        self.connections: set[Connection] = set()
        self.presence = Presence(seats)
        self._writing: tuple[object, EventWriter | None] = None, None
        """The game, and who writes its events: equal games share one."""
        self._basis: object = None
        self._seats: list[Plain] = []

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
        head = {"type": "state", "table": info.id}
        common = common_part(hosted, info, self._seats_now(hosted, info), spent)
        moment = Moment(hosted, head, common)
        pictures: dict[tuple[int, str], Picture] = {}
        for each in wanted:
            look = each.viewer, each.mode
            if look not in pictures:
                pictures[look] = Picture(hosted, *look, moment)
        for (viewer, _), picture in pictures.items():
            # What may be undone depends on who has looked: asked last.
            picture.may_undo(undo=viewer >= 0 and not moment.over and hosted.may_undo(viewer))
        written: dict[Asked, bytes] = {}
        for each in wanted:
            picture = pictures[each.viewer, each.mode]
            asked = each.viewer, each.mode, each.sent, each.words, each.shown
            if asked not in written:
                written[asked] = self._message(hosted, picture, asked)
            each.send(written[asked])
            each.sent = hosted.number
            each.shown = picture if each.changes else None
        moment.forget()

    def _message(self, hosted: Hosted, picture: Picture, asked: Asked) -> bytes:
        """The picture, or what changed since the one that was `shown`."""
        viewer, mode, sent, words, shown = asked
        reset = is_reset(hosted, mode, sent)
        events: list[Raw] = []
        if hosted.started:
            write = self._writer(hosted)
            voice = table_voice(hosted.game, hosted.names) if words else None
            news = news_of(hosted, viewer, mode, 0 if reset else sent)
            events = [write(event, number, voice) for number, event in news]
        if shown is not None and not reset:
            changed = picture.since(shown, events)
            if changed is not None:
                return changed
        return picture.whole(events, with_reset(hosted) if reset else None)

    def _writer(self, hosted: Hosted) -> EventWriter:
        game, writer = self._writing
        if writer is None or game is not hosted.game:
            writer = event_writer(hosted.game)
            self._writing = hosted.game, writer
        return writer

    def _seats_now(self, hosted: Hosted, info: TableInfo) -> list[Plain]:
        """Who sits where and is there; the same list as long as nothing of it changes."""
        basis = info, hosted.players, hosted.started, self.presence.plain()
        if basis != self._basis:
            self._basis, self._seats = basis, present_seats(info, hosted, basis[-1])
        return self._seats

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
