"""Who is at the table: here, or at another server that hosts the same table."""

from collections.abc import Iterable
from time import monotonic
from typing import Any


class Presence:
    """The seats that somebody looks after. A seat that is left is away since then."""

    def __init__(self, seats: int, trust: float) -> None:
        self._here: dict[int, int] = {}
        self._there: dict[str, tuple[frozenset[int], float]] = {}
        self._left = [monotonic()] * seats
        self._trust = trust
        """For how long the word of another server counts."""

    def came(self, seat: int) -> bool:
        """Somebody shows a seat's token; whether this is news."""
        self._here[seat] = self._here.get(seat, 0) + 1
        return self._here[seat] == 1

    def went(self, seats: Iterable[int]) -> bool:
        """A connection with these seats is gone; whether this is news."""
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

    def told(self, server: str, seats: Iterable[int]) -> bool:
        """Another server says who is there; whether this is news."""
        before = {seat for seat in range(len(self._left)) if self.present(seat)}
        self._there[server] = frozenset(seats), monotonic() + self._trust
        after = {seat for seat in range(len(self._left)) if self.present(seat)}
        for seat in before - after:
            self._left[seat] = monotonic()
        return before != after

    def present(self, seat: int) -> bool:
        """Whether somebody looks after the seat."""
        if seat in self._here:
            return True
        now = monotonic()
        return any(seat in seats and now < until for seats, until in self._there.values())

    def away(self, seat: int) -> float | None:
        """For how many seconds nobody has looked after the seat; None when somebody does."""
        return None if self.present(seat) else monotonic() - self._left[seat]

    def plain(self) -> list[dict[str, Any]]:
        """By seat: present, and for how long away."""
        found = []
        for seat in range(len(self._left)):
            away = self.away(seat)
            found.append(
                {"present": away is None, "away": None if away is None else int(away * 1000)}
            )
        return found
