"""Who is at the table: here, or at another server that hosts the same table.

Silence alone makes nobody away. Another server's word stands until it says
otherwise, or until it has missed several beats of ours. Beats are counted, not seconds: a server
that was frozen itself must not take its own sleep for the silence of others.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from tanglewood.session.store.attendance import Attendance

_PRESENT: Final[dict[str, Any]] = {"present": True, "away": None}
TRUST: Final = 3
"""For how many beats the word of another server stands."""


@dataclass(slots=True)
class _Word:
    """Who is at another server, and how many beats ago it said so."""

    seats: frozenset[int]
    beats: int = 0


class Presence:
    """Which seats have somebody, and since when the others have nobody."""

    def __init__(self, seats: int) -> None:
        self._here: dict[int, int] = {}
        self._there: dict[str, _Word] = {}
        self._written: dict[str, int] = {}
        """By server: the beat of what it wrote into the store, as far as that was read."""
        self._left = [monotonic()] * seats

    def came(self, seat: int) -> bool:
        """Somebody shows a seat's token; True if nobody was there before."""
        self._here[seat] = self._here.get(seat, 0) + 1
        return self._here[seat] == 1

    def went(self, seats: Iterable[int]) -> bool:
        """A connection with these seats is gone; True if somebody is away now."""
        news = False
        for seat in seats:
            self._here[seat] -= 1
            if not self._here[seat]:
                del self._here[seat]
                self._left[seat] = monotonic()
                news = True
        return news

    @property
    def here(self) -> list[int]:
        """The seats that are connected to this server."""
        return sorted(self._here)

    def note_server(self, server: str, seats: Iterable[int]) -> bool:
        """Another server says who is there; True if something is new."""
        return self._hear(self._there | {server: _Word(frozenset(seats))})

    def read_book(self, book: Collection[Attendance]) -> bool:
        """What the other servers wrote into the store about this table; True if something is
        new."""
        there, found = dict(self._there), {each.server: each.beat for each in book}
        for server in self._written.keys() - found.keys():
            there.pop(server, None)  # it took its word back
        for _, server, seats, beat in book:
            if self._written.get(server) != beat:
                there[server] = _Word(frozenset(seats))
            elif server in there:  # nothing new: its word stands, but is no fresher
                there[server] = _Word(frozenset(seats), there[server].beats)
        self._written = found
        return self._hear(there)

    def believes(self, server: str) -> bool:
        """Whether what another server said still counts."""
        return server in self._there

    def beat(self) -> bool:
        """A beat has passed; True if a server has now been silent for too long."""
        words = {by: _Word(word.seats, word.beats + 1) for by, word in self._there.items()}
        return self._hear({by: word for by, word in words.items() if word.beats <= TRUST})

    def _hear(self, there: dict[str, _Word]) -> bool:
        before = self._present()
        self._there = there
        after = self._present()
        for seat in before - after:
            self._left[seat] = monotonic()
        return before != after

    def _present(self) -> set[int]:
        return {seat for seat in range(len(self._left)) if self.present(seat)}

    def present(self, seat: int) -> bool:
        """Whether somebody looks after the seat."""
        return seat in self._here or any(seat in word.seats for word in self._there.values())

    def away_for(self, seat: int) -> float | None:
        """For how many seconds nobody has looked after the seat; None when somebody does."""
        return None if self.present(seat) else monotonic() - self._left[seat]

    def plain(self) -> list[dict[str, Any]]:
        """By seat: present, and for how long away."""
        if len(self._here) == len(self._left):  # mostly
            return [_PRESENT] * len(self._left)
        found = []
        for seat in range(len(self._left)):
            away = self.away_for(seat)
            found.append(
                {"present": away is None, "away": None if away is None else int(away * 1000)}
            )
        return found
