"""The steps of a game that is being played: the newest with their states, the older ones in little
room. A server has many tables, and nobody asks for the older ones before somebody comes back."""

from array import array
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, overload

from tanglewood.core.event import Event
from tanglewood.core.state import State
from tanglewood.session.past import put_behind


class TableStep(NamedTuple):
    """One step of a game: who made it, what happened, where its entries begin in the record, and
    the state that it led to, or None if that is long past and can be found by the record."""

    seat: int
    events: tuple[Event, ...]
    first_entry: int
    after: State[Any] | None


class Steps(Sequence[TableStep]):
    """A list of steps. They are only appended, and taken back from the end."""

    __slots__ = ("_entries", "_happened", "_new", "_seats", "_starts")

    def __init__(self) -> None:
        self._new: list[TableStep] = []
        self._happened: list[Event] = []
        """What happened in the older steps."""
        self._starts = array("L")
        """Where the events of each older step begin in it."""
        self._seats = array("b")
        self._entries = array("L")

    def append(self, step: TableStep, recent: int) -> None:
        """One more; only so many of the `recent` ones stay with their states."""
        new = self._new
        new.append(step)
        while len(new) > recent:
            old, following = new[0], new[1].after
            if following is None or following.previous is not old.after:
                return
            self._starts.append(len(self._happened))
            self._seats.append(old.seat)
            self._entries.append(old.first_entry)
            self._happened += old.events
            put_behind(following, self._happened)
            del new[0]

    def cut(self, length: int) -> None:
        """Take back all but the first ones. Without the states of the new ones the game can only be
        found by its record."""
        if length >= len(self._seats):
            del self._new[length - len(self._seats) :]
            return
        self._new = [step._replace(after=None) for step in self[:length]]
        # The list itself stays as it is: states that somebody still has refer to it.
        self._happened, self._starts = [], array("L")
        self._seats, self._entries = array("b"), array("L")

    def clear(self) -> None:
        """Take back all."""
        self.cut(0)

    def __reversed__(self) -> Iterator[TableStep]:
        """The newest first, of which most is asked."""
        yield from reversed(self._new)
        for at in range(len(self._seats) - 1, -1, -1):
            yield self[at]

    def __len__(self) -> int:
        return len(self._seats) + len(self._new)

    @overload
    def __getitem__(self, at: int) -> TableStep: ...
    @overload
    def __getitem__(self, at: slice) -> list[TableStep]: ...
    def __getitem__(self, at: int | slice) -> TableStep | list[TableStep]:
        if isinstance(at, slice):
            return [self[each] for each in range(*at.indices(len(self)))]
        at = range(len(self))[at]
        older = len(self._seats)
        if at >= older:
            return self._new[at - older]
        end = self._starts[at + 1] if at + 1 < older else len(self._happened)
        events = tuple(self._happened[self._starts[at] : end])
        return TableStep(self._seats[at], events, self._entries[at], None)
