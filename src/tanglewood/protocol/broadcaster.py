"""Telling a table: every viewer is sent the state as it may know it, whole or as what changed."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from tanglewood.core.plain import Plain
from tanglewood.protocol.event_writer import EventWriter, event_writer
from tanglewood.protocol.onlooker import Onlooker
from tanglewood.protocol.picture import Picture, Snapshot
from tanglewood.protocol.state_message import (
    common_part,
    is_reset,
    news_of,
    present_seats,
    with_reset,
)
from tanglewood.session.change import TableInfo
from tanglewood.session.hosted import Hosted

if TYPE_CHECKING:
    from tanglewood.words import Voice

MessageKey = tuple[int, str, int, bool, Picture | None]
"""What makes two clients get the same message: who looks, the mode, the last number that was sent,
whether in words, and what was shown before if only changes are wanted."""


class Broadcaster:
    """What one table tells; it remembers what stays the same from one time to the next."""

    def __init__(self) -> None:
        self._writing: tuple[object, EventWriter | None] = None, None
        """The game, and who writes its events: equal games share one."""
        self._basis: object = None
        self._seats: list[Plain] = []

    def tell(
        self,
        viewers: Collection[Onlooker],
        hosted: Hosted,
        info: TableInfo,
        spent: int,
        presence: list[dict[str, Any]],
    ) -> None:
        """Send everybody the state as they may know it; the seat to act has been asked for `spent`
        milliseconds, and `presence` says by seat who is there."""
        head = {"type": "state", "table": info.id}
        common = common_part(hosted, info, self._seats_now(hosted, info, presence), spent)
        moment = Snapshot(hosted, head, common)
        pictures: dict[tuple[int, str], Picture] = {}
        for each in viewers:
            look = each.viewer, each.mode
            if look not in pictures:
                pictures[look] = Picture(hosted, *look, moment)
        for (viewer, _), picture in pictures.items():
            # What may be undone depends on who has looked: asked last.
            picture.may_undo(undo=viewer >= 0 and not moment.over and hosted.table.may_undo(viewer))
        written: dict[MessageKey, bytes] = {}
        for each in viewers:
            picture = pictures[each.viewer, each.mode]
            key = each.viewer, each.mode, each.sent, each.words, each.shown
            message = written.get(key)
            if message is None:
                message = written[key] = self._message(hosted, picture, key)
            each.send(message)
            each.sent = moment.number
            each.shown = picture if each.changes else None
        moment.forget()

    def _message(self, hosted: Hosted, picture: Picture, key: MessageKey) -> bytes:
        """The picture, or what changed since the one that was `shown`."""
        viewer, mode, sent, words, shown = key
        reset = is_reset(hosted, mode, sent)
        events: list[bytes] = []
        if hosted.started:
            write = self._writer(hosted)
            voice = _voice(hosted) if words else None
            news = news_of(hosted, viewer, mode, 0 if reset else sent)
            events = [write(event, number, voice) for number, event in news]
        if shown is not None and not reset:
            changed = picture.since(shown, events)
            if changed is not None:
                return changed
        return picture.whole(events, with_reset(hosted) if reset else None)

    def _writer(self, hosted: Hosted) -> EventWriter:
        game, writer = self._writing
        if writer is None or game is not hosted.table.game:
            writer = event_writer(hosted.table.game)
            self._writing = hosted.table.game, writer
        return writer

    def _seats_now(self, hosted: Hosted, info: TableInfo, presence: list[Plain]) -> list[Plain]:
        """Who sits where and is there; the same list as long as nothing of it changes."""
        basis = info, hosted.table.players, hosted.started, presence
        if basis != self._basis:
            self._basis, self._seats = basis, present_seats(info, hosted, presence)
        return self._seats


def _voice(hosted: Hosted) -> "Voice":
    """Imported when somebody wants words: where a client has its own catalogue ours need not be."""
    from tanglewood.words import table_voice

    return table_voice(hosted.table.game, hosted.table.names)
