"""A picture of the table for one viewer: only through it does a game leave its host.

Everything in it comes from the viewer's view, from the events as the viewer saw them, or from what
everybody at the table knows. A picture is told whole (`state`), or as what changed since an earlier
one (`change`). What everybody is told is put together once for all viewers of a moment.
"""

from dataclasses import replace
from typing import Any, NamedTuple

from tanglewood.core.legal import Legal
from tanglewood.core.seat import NOBODY
from tanglewood.core.view import View
from tanglewood.protocol.actions import described
from tanglewood.protocol.encoding import encoded, listed
from tanglewood.protocol.shape import Differences, Shape, Values, shape_of
from tanglewood.session.hosted import Hosted

Plain = dict[str, Any]


class _Changed(NamedTuple):
    """The inside of the objects `set` and `add`."""

    set: bytes
    add: bytes

    @classmethod
    def of(cls, found: Differences) -> "_Changed | None":
        if found.whole:
            return None
        return cls(encoded(found.set)[1:-1], encoded(found.add)[1:-1] if found.add else b"")


class Moment:
    """What everybody is told at one moment."""

    __slots__ = ("_changed", "common", "head", "number", "over", "shape", "values")

    def __init__(self, hosted: Hosted, head: Plain, common: Plain) -> None:
        self.number = hosted.number
        self.over = hosted.outcome is not None
        self.head = head
        """What is said of the message itself."""
        self.common = common
        self.shape: Shape | None = None
        self.values: Values = ()
        """What everybody sees alike in the view."""
        self._changed: tuple[Moment, _Changed | None] | None = None

    def look(self, view: View) -> Shape:
        """Note what everybody sees, from the first view of the moment."""
        if self.shape is None:
            kind: Any = type(view)
            self.shape = shape_of(kind, view.ruleset.extras)
            self.values = self.shape.all.values(view)
        return self.shape

    def since(self, before: "Moment") -> _Changed | None:
        """What changed for everybody since an earlier moment; None where only the whole tells
        it."""
        if self._changed is None or self._changed[0] is not before:
            found = Differences()
            if self.shape is None or self.shape is not before.shape:
                found.whole = True
            else:
                found.compare(before.common, self.common)
                self.shape.all.compare(before.values, self.values, found)
            self._changed = before, _Changed.of(found)
        return self._changed[1]

    def forget(self) -> None:
        """All are told: nobody will ask again what changed since the moment before."""
        self._changed = None


class Picture:
    """What one viewer is shown at one moment."""

    __slots__ = ("_marks", "_moment", "_own", "_values", "viewer")

    def __init__(self, hosted: Hosted, viewer: int, mode: str, moment: Moment) -> None:
        self.viewer = viewer
        self._moment = moment
        self._own: Plain = {"legal": [], "prompt": None, "undo": False}
        self._marks: Plain = {}
        self._values: Values = ()
        if hosted.started:
            self._look(hosted, mode)

    def _look(self, hosted: Hosted, mode: str) -> None:
        game, view = hosted.game, hosted.view(self.viewer)
        self._marks = game.marks(view)
        if self._moment.over:  # perhaps given up: nobody acts, whatever the position says
            view = replace(view, to_act=NOBODY, legal=Legal())
        else:
            self._own["legal"] = described(game.actions, view.legal)
            self._own["prompt"] = game.prompt(view).plain()
        if mode != "assist":
            view = view.from_memory()
        self._values = self._moment.look(view).own.values(view)

    def may_undo(self, *, undo: bool) -> None:
        """Whether taking back would be allowed; known once everybody has looked."""
        self._own["undo"] = undo

    def whole(self, events: list[bytes], reset: Plain | None) -> bytes:
        """All of it, with the new events; with what is told at a `reset` these are all events, and
        replace those told before."""
        moment = self._moment
        shape = moment.shape
        said: Plain = {
            **moment.head,
            "number": moment.number,
            **moment.common,
            "viewer": self.viewer,
            "reset": reset is not None,
            **(reset or {}),
        }
        view = None if shape is None else shape.plain(moment.values, self._values)
        seen = {"view": view, "marks": self._marks} | self._own
        return b'%b,"events":%b,%b' % (encoded(said)[:-1], listed(events), encoded(seen)[1:])

    def since(self, before: "Picture", events: list[bytes]) -> bytes | None:
        """What changed since an earlier picture of the same viewer, with the new events; None where
        only the whole tells it."""
        changed = self._moment.since(before._moment)
        mine = changed and self._mine(before)
        if changed is None or mine is None:
            return None
        return b'{"type":"change","number":%d,"since":%d,"events":%b,"set":{%b},"add":{%b}}' % (
            self._moment.number,
            before._moment.number,
            listed(events),
            b",".join(filter(None, (changed.set, mine.set))),
            b",".join(filter(None, (changed.add, mine.add))),
        )

    def _mine(self, before: "Picture") -> _Changed | None:
        found = Differences()
        found.compare(before._own, self._own)
        if self._marks.keys() != before._marks.keys():
            found.set["marks"] = self._marks
        elif self._marks != before._marks:
            found.compare(before._marks, self._marks, "marks.")
        if self._moment.shape is not None:
            self._moment.shape.own.compare(before._values, self._values, found)
        return _Changed.of(found)
