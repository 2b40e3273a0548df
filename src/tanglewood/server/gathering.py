"""Before the deal: the shares that the browsers put into the shuffle are gathered, for a while."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

from msgspec import Struct

from tanglewood.record.shuffle import Share, commitment
from tanglewood.session.change import WAITING, TableInfo


class ShufflePlain(Struct):
    """What anybody may know of a shuffle before the game is over: what the server committed itself
    to, what each seat pledged, and whose shares are still waited for."""

    commitment: str
    pledges: list[str | None]
    awaited: list[int]


def shuffle_plain(info: TableInfo) -> ShufflePlain | None:
    """The shuffle of a table; None where somebody chose the deal."""
    if not info.shuffled or info.secret is None:
        return None
    pledges = [seat.pledge for seat in info.seats]
    awaited = list(info.awaited) if info.status == WAITING else []
    return ShufflePlain(commitment(info.secret), pledges, awaited)


def known_plain(info: TableInfo) -> dict[str, Any]:
    """What a state tells of the deal: how it is shuffled, or that somebody chose it."""
    return {
        "shuffle": shuffle_plain(info),
        "deal_known": info.deal_known,
        "deal_by": info.deal_by,
        "occasion": info.occasion,
    }


def shares_of(info: TableInfo) -> str:
    """The shares that go into the shuffle, as the first change of a table keeps them."""
    if not info.shuffled:
        return ""
    return " ".join(seat.share or Share(seat.pledge).word for seat in info.seats)


class Gathering:
    """Waits for shares, once everybody sits, so long and no longer."""

    def __init__(self, wait: float, over: Callable[[], object]) -> None:
        self._wait = wait
        self._over = over
        self._until: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def done(self, info: TableInfo) -> bool:
        """Whether the cards may be dealt: every share that was pledged is here, or had its time.
        Until then it calls when the time is over."""
        if not info.awaited:
            return True
        now = monotonic()
        if self._until is None:
            self._until = now + self._wait
        self.stop()
        if now >= self._until:
            return True
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._until - now, self._over)
        return False

    def stop(self) -> None:
        """No call any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
