"""A picture of the table for one viewer: only through it does a game leave its host.

Everything in it comes from the viewer's view, from the events as the viewer saw them, or from what
everybody at the table knows. A picture is told whole (`state`), or as what changed since an earlier
one (`change`). What everybody is told is put together once for all viewers of a moment.
"""

from dataclasses import replace
from typing import Any

from tanglewood.core.action import Action, ActionTable
from tanglewood.core.layout import prompt
from tanglewood.core.legal import Legal
from tanglewood.core.plain import Plain
from tanglewood.core.seat import NOBODY
from tanglewood.core.view import View
from tanglewood.protocol.actions import written_actions
from tanglewood.protocol.encoding import encoded, json_list
from tanglewood.protocol.shape import Differences, Shape, Values, json_member, shape_of
from tanglewood.protocol.writing import written_message
from tanglewood.session.hosted import Hosted


class Snapshot:
    """What everybody is told at one moment."""

    __slots__ = ("_changed", "common", "head", "number", "over", "shape", "values")

    def __init__(self, hosted: Hosted, head: Plain, common: Plain) -> None:
        self.number = hosted.number
        self.over = hosted.table.outcome is not None
        self.head = head
        """What is said of the message itself."""
        self.common = common
        self.shape: Shape | None = None
        self.values: Values = ()
        """What everybody sees alike in the view."""
        self._changed: tuple[Snapshot, Differences] | None = None

    def look(self, view: View) -> Shape:
        """Note what everybody sees, from the first view of the moment."""
        if self.shape is None:
            kind: Any = type(view)
            self.shape = shape_of(kind, view.game.extras)
            self.values = self.shape.all.values(view)
        return self.shape

    def since(self, before: "Snapshot") -> Differences:
        """What changed for everybody since an earlier moment."""
        if self._changed is None or self._changed[0] is not before:
            found = Differences()
            if self.shape is None or self.shape is not before.shape:
                found.whole = True
            else:
                _compare(before.common, self.common, "", found)
                self.shape.all.compare(before.values, self.values, found)
            self._changed = before, found
        return self._changed[1]

    def forget(self) -> None:
        """All are told: nobody will ask again what changed since the moment before."""
        self._changed = None


class Picture:
    """What one viewer is shown at one moment."""

    __slots__ = (
        "_actions", "_legal", "_marks", "_moment", "_prompt", "_undo", "_values", "viewer",
    )  # fmt: skip

    def __init__(self, hosted: Hosted, viewer: int, mode: str, moment: Snapshot) -> None:
        self.viewer = viewer
        self._moment = moment
        self._actions: ActionTable = hosted.table.game.actions
        self._legal: tuple[Action, ...] = ()
        self._prompt, self._undo = b"null", b"false"
        self._marks: Plain = {}
        self._values: Values = ()
        if hosted.started:
            self._look(hosted, mode)

    def _look(self, hosted: Hosted, mode: str) -> None:
        view = hosted.table.view(self.viewer)
        self._marks = view.game.marks_of(view)
        if self._moment.over:  # perhaps given up: nobody acts, whatever the position says
            view = replace(view, to_act=NOBODY, legal=Legal())
        else:
            self._legal = view.legal
            self._prompt = written_message(prompt(view))
        if mode != "assist":
            view = view.unaided()
        self._values = self._moment.look(view).own.values(view)

    def may_undo(self, *, undo: bool) -> None:
        """Whether taking back would be allowed; known once everybody has looked."""
        self._undo = b"true" if undo else b"false"

    def whole(self, events: list[bytes], reset: Plain | None) -> bytes:
        """All of it, with the new events; with what is told at a `reset` these are all events, and
        replace those told before."""
        moment = self._moment
        shape = moment.shape
        plain: Plain = {
            **moment.head,
            "number": moment.number,
            **moment.common,
            "viewer": self.viewer,
            "reset": reset is not None,
            **(reset or {}),
        }
        view = None if shape is None else shape.plain(moment.values, self._values)
        return b'%b,"events":%b,"view":%b,"marks":%b,"legal":%b,"prompt":%b,"undo":%b}' % (
            encoded(plain)[:-1],
            json_list(events),
            encoded(view),
            encoded(self._marks),
            written_actions(self._actions, self._legal),
            self._prompt,
            self._undo,
        )

    def since(self, before: "Picture", events: list[bytes]) -> bytes | None:
        """What changed since an earlier picture of the same viewer, with the new events; None where
        only the whole tells it."""
        moment, earlier = self._moment, before._moment
        changed = moment.since(earlier)
        if changed.whole:
            return None
        mine = self._mine(before)
        if mine.whole:
            return None
        return b'{"type":"change","number":%d,"since":%d,"events":%b,"set":{%b},"add":{%b}}' % (
            moment.number,
            earlier.number,
            json_list(events),
            b",".join(changed.set + mine.set),
            b",".join(changed.add + mine.add),
        )

    def _mine(self, before: "Picture") -> Differences:
        found = Differences()
        if self._legal != before._legal:
            found.set.append(b'"legal":' + written_actions(self._actions, self._legal))
        if self._prompt != before._prompt:
            found.set.append(b'"prompt":' + self._prompt)
        if self._undo is not before._undo:
            found.set.append(b'"undo":' + self._undo)
        if self._marks.keys() != before._marks.keys():
            found.set.append(json_member("marks", self._marks))
        else:
            _compare(before._marks, self._marks, "marks.", found)
        if self._moment.shape is not None:
            self._moment.shape.own.compare(before._values, self._values, found)
        return found


def _compare(before: Plain, now: Plain, path: str, found: Differences) -> None:
    """Find what differs in values that are plain already, and have the same keys."""
    for key, value in now.items():
        old = before[key]
        if old is not value and old != value:
            found.set.append(json_member(path + key, value))
