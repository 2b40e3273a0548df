"""A local table: what somebody says to it, what it does by itself, and what it tells.

A change is applied, put on the shelf, and told. Whoever carries the messages away holds them back
until the shelf's texts are kept (`shelf`); where that fails, `reload` goes back to what is kept.
"""

import json
from logging import getLogger
from time import monotonic, time
from typing import Any, Final

from tanglewood.agents.hint import hint
from tanglewood.agents.registry import LIVE
from tanglewood.core.errors import GameOver, TanglewoodError
from tanglewood.core.message import Message
from tanglewood.core.seat import SPECTATOR
from tanglewood.local import stored_table
from tanglewood.local.shelf import Shelf
from tanglewood.local.stored_table import StoredTable
from tanglewood.local.turn import Turn
from tanglewood.local.viewer import Viewer
from tanglewood.protocol import asking
from tanglewood.protocol.broadcaster import Broadcaster
from tanglewood.protocol.making import rematch_of
from tanglewood.protocol.refusal import Refused, refusal_of
from tanglewood.protocol.shuffling import shares_of
from tanglewood.record.scribe import result_of
from tanglewood.session import change as kinds
from tanglewood.session.change import OVER, PLAYING, Change, Last
from tanglewood.session.hosted import Hosted
from tanglewood.session.keys import hash_secret

LOG: Final = getLogger("tanglewood.local")
WRONG_TOKEN: Final = 4401
_CHANGES: Final = 30_000
"""More than any game needs: what could go on forever ends there."""


class LocalTable:
    """One table; `step` is how many seconds after it is asked an AI answers, and `share_within` how
    many the deal waits for shares of the shuffle."""

    def __init__(self, shelf: Shelf, table: StoredTable, step: float, share_within: float) -> None:
        self._shelf = shelf
        self._stored = table
        self._telling = Broadcaster()
        self._turn = Turn(step)
        self._share_within = share_within
        self._deal_by: float | None = None
        self._hints: list[tuple[Viewer, str | None, int]] = []
        self.viewers: list[Viewer] = []
        self.stuck = False
        """Whether the last change could not be kept: nothing is done before somebody asks again."""
        self.hosted = Hosted.load(table.info, stored_table.changes(shelf, table.info.id))
        self._begin()

    @property
    def id(self) -> str:
        return self._stored.info.id

    def reload(self, why: Message) -> None:
        """Go back to what is kept, and say why to those who look."""
        found = stored_table.find(self._shelf, self.id)
        assert found is not None, "a table that somebody looks at is kept"
        self._stored = found
        self.hosted = Hosted.load(found.info, stored_table.changes(self._shelf, self.id))
        self._turn.begin()
        self._hints.clear()
        self.stuck = True
        for each in self.viewers:
            each.sent, each.shown = 0, None
            each.refuse(Refused("unavailable", why), self.hosted.number, each.asked)
        self._tell()

    def receive(self, viewer: Viewer, text: str) -> int | None:
        """Do what somebody asks; the code to close with, where this is the end."""
        message = json.loads(text)
        viewer.asked = id_ = message.get("id")
        self.stuck = False
        try:
            number = self._do(viewer, message)
        except Refused as refusal:
            viewer.refuse(refusal, self.hosted.number, id_)
            if refusal.reason == "stale":
                self._tell(viewer)
            return WRONG_TOKEN if refusal.reason == "token" else None
        if number is not None and id_ is not None:
            viewer.tell(type="ack", id=id_, number=number)
        return None

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks no longer."""
        self.viewers = [each for each in self.viewers if each is not viewer]
        self._hints = [each for each in self._hints if each[0] is not viewer]

    def work(self) -> float | None:
        """Do what is due by itself; after how many seconds there is more to do, or None."""
        hosted, turn = self.hosted, self._turn
        if self.stuck or not self.viewers:
            return None
        if self._hints:
            self._hint(*self._hints.pop(0))
            return 0.0
        if self._deal_by is not None:
            until = self._deal_by
            self._begin()
            return max(0.0, until - monotonic())
        if (left := turn.left_ms(hosted)) is not None:
            if not left:
                self._make(kinds.TIME, hosted.table.to_act, "")
            return left / 1000
        if hosted.table.to_act < 0 or hosted.table.to_act in hosted.table.people:
            return None
        if turn.answer is None:
            turn.think(hosted)
            assert turn.answer is not None
        wait = turn.answer.due - monotonic()
        if wait <= 0:
            self._make(kinds.ACT, turn.answer.seat, turn.answer.text)
        return max(0.0, wait)

    def on_seat_taken(self, table: StoredTable) -> None:
        """Somebody took a seat."""
        self._stored, self.hosted.info = table, table.info
        stored_table.put(self._shelf, table)
        self._begin()
        if not self.hosted.started:
            self._tell()

    def _do(self, viewer: Viewer, message: dict[str, Any]) -> int | None:
        hosted, seat = self.hosted, viewer.viewer
        match message:
            case {"type": "ping"}:
                viewer.tell(type="pong", id=viewer.asked)
                return None
            case {"type": "join"}:
                return self._join(viewer, message)
            case {"type": "share", "token": str(token), "share": str(share)}:
                return self._share(token, bytes.fromhex(share))
        asking.check_player(seat)
        match message:
            case {"type": kinds.ACT, "number": int(number), "action": str(action)}:
                return self._change(kinds.ACT, seat, action, number)
            case {"type": kinds.UNDO, "number": int(number)}:
                asking.check_length(hosted, _CHANGES)
                return self._change(kinds.UNDO, seat, "", number)
            case {"type": kinds.PRACTICE, "number": int(number)}:
                asking.check_length(hosted, _CHANGES)
                return self._change(kinds.PRACTICE, seat, "", number)
            case {"type": kinds.RESIGN, "number": int(number)}:
                return self._change(kinds.RESIGN, seat, "", number)
            case {"type": kinds.REMATCH}:
                if seat in hosted.rematch:
                    return hosted.number
                return self._change(kinds.REMATCH, seat, "", hosted.number)
            case {"type": "hint", "number": int(number)}:
                asking.check_hint(hosted, seat, number)
                self._hints.append((viewer, viewer.asked, number))
                return None
            case _:
                raise Refused("unavailable", Message("server-cannot"))

    def _join(self, viewer: Viewer, message: dict[str, Any]) -> int:
        """Become a seat or a spectator, and be sent what this viewer may know."""
        seat: int | None = SPECTATOR
        if (token := message.get("token")) is not None:
            seat = self._stored.seat_of(hash_secret(token))
        if seat is None:
            raise Refused("token", Message("server-wrong-token"))
        if not viewer.joined:
            self.viewers.append(viewer)
        viewer.join(
            seat, message.get("mode", "assist"), message.get("since", 0),
            changes=message.get("changes", False), words=message.get("words", True),
        )  # fmt: skip
        self._tell(viewer)
        return self.hosted.number

    def _share(self, token: str, share: bytes) -> int:
        """Put what a seat pledged into the shuffle; the token says whose it is."""
        seat = self._stored.seat_of(hash_secret(token))
        if seat is None:
            raise Refused("token", Message("server-wrong-token"))
        if not asking.dealt_with(self.hosted, seat, share):
            asking.check_share(self._stored.info, seat, share)
            self._stored = self._stored.with_seat(seat, share=share.hex())
            stored_table.put(self._shelf, self._stored)
            self.hosted.info = self._stored.info
            self._tell()  # whose share is still waited for
            self._begin()
        return self.hosted.number

    def _begin(self) -> None:
        """Deal once everybody sits and the shares are in, or had their time."""
        info = self.hosted.info = self._stored.info
        if self.hosted.started or not info.everybody_sits:
            return
        if info.awaited_seats:
            self._deal_by = self._deal_by or monotonic() + self._share_within
            if monotonic() < self._deal_by:
                return
        self._deal_by = None
        self.hosted = Hosted(info)  # with the names of those who came
        change = self.hosted.make(kinds.START, -1, shares_of(info), at=now())
        self._keep(change, seed=self.hosted.source)

    def _change(self, kind: str, seat: int, text: str, number: int) -> int:
        """Make a change in the position with this number, once; the number of the change."""
        hosted = self.hosted
        if number != hosted.number:
            made = stored_table.changes(self._shelf, self.id) if number < hosted.number else []
            found = next((it for it in made if it.number == number + 1), None)
            return asking.done_already(hosted, found, kind, seat, text)
        asking.check_seated(hosted, seat)
        if kind == kinds.ACT and seat == hosted.table.to_act and self._turn.left_ms(hosted) == 0:
            self._make(kinds.TIME, seat, "")
            raise refusal_of(GameOver(Message("server-time-up")))
        try:
            return self._make(kind, seat, text)
        except TanglewoodError as error:
            raise refusal_of(error) from None

    def _make(self, kind: str, seat: int, text: str) -> int:
        change = self.hosted.make(kind, seat, text, at=now(), spent=self._turn.spent_ms)
        news: dict[str, Any] = {}
        if kind == kinds.REMATCH and self.hosted.rematch.issuperset(self.hosted.table.people):
            news["rematch"] = self._rematch()
        self._keep(change, **news)
        return change.number

    def _keep(self, change: Change, **news: Any) -> None:
        """Put a change on the shelf, and tell it."""
        outcome = self.hosted.table.outcome
        if change.kind == kinds.PRACTICE:
            news["practice"] = self.hosted.table.practice
        if change.kind == kinds.START:
            news |= {"status": PLAYING, "updated": change.at}
        if outcome is not None and change.kind != kinds.REMATCH:
            news |= {"status": OVER, "result": result_of(outcome), "updated": change.at}
        last = Last(change.number, change.to_act, change.at)
        self._stored = StoredTable(self._stored.with_info(**news).info, self._stored.keys, last)
        self.hosted.info = self._stored.info
        stored_table.put(self._shelf, self._stored, change)
        self._turn.begin()
        self._tell()

    def _rematch(self) -> str:
        """Make the next table; each person is invited by the token of the old seat."""
        info, keys = rematch_of(self._stored.info, now()), self._stored.keys
        invited = [
            stored_table.Keys(
                invite=keys[(seat.seat - 1) % len(keys)].token if seat.human else None
            )
            for seat in info.seats
        ]
        stored_table.put(self._shelf, StoredTable(info, tuple(invited)))
        return info.id

    def _hint(self, viewer: Viewer, id_: str | None, number: int) -> None:
        if number != self.hosted.number:
            return
        seat, history = viewer.viewer, self.hosted.table.hint_history
        heard_reasons = history.reasons_before(seat, number)
        view = self.hosted.table.state.view(seat)
        try:
            found = hint(view, milliseconds=LIVE, avoid_reasons=heard_reasons)
        except Exception:  # a mistake of ours; the game goes on
            LOG.exception("a hint failed at table %s", self.id)
            viewer.refuse(Refused("unavailable", Message("server-hint-failed")), number, id_)
            return
        history.keep(seat, number, found.kind)
        viewer.tell(type="hint", id=id_, number=number, **found.plain())

    def _tell(self, *only: Viewer) -> None:
        """Send everybody, or only some, the state as they may know it; all people are here."""
        there = [{"present": True, "away": None} for _ in self._stored.info.seats]
        looking = only or tuple(self.viewers)
        if looking:
            self._telling.tell(looking, self.hosted, self._stored.info, self._turn.spent_ms, there)


def now() -> int:
    """The time in milliseconds."""
    return int(time() * 1000)
