"""The entries of a game that is being played: the newest at hand, the older ones folded up small.

They are only appended to and taken back from the end, and nobody reads the older ones before
the game is over; folded up they take a fraction of the room. They never leave this process, so
Python's own quickest form will do.
"""

import marshal
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, overload

from tanglewood.record.form import Entry

_FOLD: Final = 16
"""How many entries are folded up together."""
_WINDOW: Final = -9
"""So few entries need no more; what zlib sets up by default is a hundred times as large."""


class Entries(Sequence[Entry]):
    """A list of entries."""

    __slots__ = ("_folded", "_open")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._folded: list[bytes] = []
        self._open: list[Entry] = []
        self.extend(entries)

    def append(self, entry: Entry) -> None:
        """Write one more."""
        self._open.append(entry)
        if len(self._open) >= 2 * _FOLD:
            self._folded.append(_fold(self._open[:_FOLD]))
            del self._open[:_FOLD]

    def extend(self, entries: Iterable[Entry]) -> None:
        """Write some more."""
        for entry in entries:
            self.append(entry)

    def cut(self, length: int) -> None:
        """Take back all but the first so many."""
        while length < len(self._folded) * _FOLD:
            self._open = [*_unfold(self._folded.pop()), *self._open]
        del self._open[length - len(self._folded) * _FOLD :]

    def after(self, number: int) -> tuple[Entry, ...]:
        """Those after the first `number`."""
        first = number - len(self._folded) * _FOLD
        return tuple(self._open[first:]) if first >= 0 else tuple(self)[number:]

    def __len__(self) -> int:
        return len(self._folded) * _FOLD + len(self._open)

    def __iter__(self) -> Iterator[Entry]:
        for folded in self._folded:
            yield from _unfold(folded)
        yield from self._open

    @overload
    def __getitem__(self, at: int) -> Entry: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Entry, ...]: ...
    def __getitem__(self, at: int | slice) -> Entry | tuple[Entry, ...]:
        return tuple(self)[at]


def _fold(entries: list[Entry]) -> bytes:
    packer = zlib.compressobj(1, wbits=_WINDOW, memLevel=1)
    return packer.compress(marshal.dumps(entries)) + packer.flush()


def _unfold(folded: bytes) -> list[Entry]:
    found: list[Entry] = marshal.loads(zlib.decompress(folded, _WINDOW))
    return found
